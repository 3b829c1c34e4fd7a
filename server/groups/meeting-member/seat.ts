import type { Post } from '../../identity/notification/notify'
import type { Writing } from '../../kernel/write/write'
import { lockedEvent, refuseUnlessAhead } from '../meeting/event'
import { tellTicket } from '../meeting/letters'
import { ticketTerms } from '../meeting/terms'
import { moveTicket, type Ticket, ticketIn } from './move'

interface Seat {
  meetingId: string
  userId: string
}

interface Taken extends Seat {
  /** Pence. */
  paid: number
  move: 'buy' | 'pack'
}

/** Gives a ticket that is paid for. The event is locked, so that it is not cancelled in the same moment. Throws CONFLICT, SOLD_OUT. */
export async function takeSeat(writing: Writing, post: Post, { meetingId, userId, paid, move }: Taken): Promise<void> {
  const event = await lockedEvent(writing, meetingId)
  refuseUnlessAhead(event, writing.now)
  const before = await ticketIn(writing, { meetingId, userId })
  const terms = ticketTerms(event, isInTurn(before) ? writing.now : undefined)
  await moveTicket(writing, move, { meetingId, userId, before, movers: ['sale'], told: { paid, ...terms } })
  await tellTicket(writing, post, event, { userIds: [userId], what: 'booked' })
}

/** Whether a ticket is bought by itself, because it is somebody's turn: it can then be given back for an hour at least. */
const isInTurn = (before: Ticket | null) => before?.standing === 'offered' && before.buysAtOnce

/** Takes a ticket whose money went back. Of what has begun it stays, and of what was cancelled, so that its holder still finds why. */
export async function leaveSeat(writing: Writing, post: Post, { meetingId, userId }: Seat): Promise<void> {
  const event = await lockedEvent(writing, meetingId)
  const before = await ticketIn(writing, { meetingId, userId })
  if (before?.standing !== 'attendee' || event.cancelledAt || event.startAt <= writing.now) return
  await moveTicket(writing, 'refund', {
    ...{ meetingId, userId, before, movers: ['sale'] },
    told: { cancelledById: writing.by },
  })
  await tellTicket(writing, post, event, { userIds: [userId], what: 'left' })
}
