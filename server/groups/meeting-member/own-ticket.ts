import { type Context, signedIn } from '../../kernel/context'
import { notFound } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { type Ticket, ticketIn, ticketOf } from './move'

/** The id of somebody's row of an event. Throws NOT_FOUND. */
export async function ownTicket(writing: Writing, meetingId: string, userId: string): Promise<string> {
  const ticket = await ticketIn(writing, { meetingId, userId })
  if (!ticket) throw notFound(nameOf('MeetingMember'))
  return ticket.id
}

/** The caller's own row with this id, before it is locked. Throws NOT_FOUND. */
export async function ownTicketOf(writing: Writing, context: Context, id: string): Promise<Ticket> {
  const ticket = await ticketOf(writing, id)
  if (ticket.userId !== signedIn(context).id) throw notFound(nameOf('MeetingMember'))
  return ticket
}
