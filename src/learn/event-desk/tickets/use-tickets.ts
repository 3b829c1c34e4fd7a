import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { DeskTickets } from './tickets.documents'

/** Tickets of one price. */
export interface Priced {
  price: number
  count: number
}

/** The tickets of an event that are held, and what was paid for them. */
export interface Tickets {
  count: number
  free: number
  /** Pence. */
  paid: number
  /** Those that were paid, the dearest first. */
  priced: readonly Priced[]
}

/** Adds up what was paid. */
export function ticketsOf(paid: readonly number[]): Tickets {
  const counts = new Map<number, number>()
  for (const price of paid) counts.set(price, (counts.get(price) ?? 0) + 1)
  const priced = [...counts].map(([price, count]) => ({ price, count })).filter(({ price }) => price > 0)
  return {
    count: paid.length,
    free: counts.get(0) ?? 0,
    paid: paid.reduce((sum, each) => sum + each, 0),
    priced: priced.sort((a, b) => b.price - a.price),
  }
}

/** All tickets of an event, on all pages. */
async function read(id: string, signal: AbortSignal): Promise<Tickets> {
  const paid = new Map<string, number>()
  for (let page = 1, hasNext = true; hasNext; page++) {
    const { meetingMembers } = await request(DeskTickets, { id, page }, { signal })
    // Whoever comes while the pages are read shifts those after them.
    for (const ticket of meetingMembers.entries) paid.set(ticket.id, ticket.paid ?? 0)
    hasNext = meetingMembers.pageInfo.hasNextPage
  }
  return ticketsOf([...paid.values()])
}

/** What was paid for the tickets of an event; read again with them. */
export const useTickets = (id: string) =>
  useQuery<Tickets, ApiError>({
    queryKey: ['DeskTickets', { id }],
    queryFn: ({ signal }) => read(id, signal),
    staleTime: 0,
  })
