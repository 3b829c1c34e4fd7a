import type { TicketMove } from '../../../rules/groups/tickets'
import type { MeetingMemberType } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import { forbidden, invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { write } from '../../kernel/write/write'
import { lockedEvent, refuseOver } from '../meeting/event'
import { tellTicket } from '../meeting/letters'
import { ticketTerms } from '../meeting/terms'
import { refuseUnfound } from '../meeting/unfound'
import { reopenAttendance } from './finish'
import { moveTicket, ticketIn, ticketMovers } from './move'
import { refuseStrangers } from './strangers'

/** How those who lead make somebody what they choose. */
export const givenAs: Partial<Record<MeetingMemberType, TicketMove>> = {
  attendee: 'give',
  lector: 'lectorAdd',
  moderator: 'moderatorAdd',
}

/** Adds somebody to an event by hand. */
export const meetingMemberCreate: Operation<'meetingMemberCreate'> = async (
  { meetingId, userId, type },
  context,
  info,
) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    await refuseUnfound(writing, meetingId)
    const movers = await ticketMovers(writing, viewer, { meetingId, userId })
    if (!movers.some((mover) => mover !== 'self')) throw forbidden('Those who lead an event add people to it.')
    const move = givenAs[type ?? 'attendee']
    if (!move) throw invalid('type', 'Somebody is added as who leads it, or with a ticket.')
    const event = await lockedEvent(writing, meetingId)
    refuseOver(event, writing.now)
    await refuseStrangers(writing, viewer, event, [userId])
    const before = await ticketIn(writing, { meetingId, userId })
    await reopenAttendance(writing, event)
    const told = move === 'give' ? { paid: 0, ...ticketTerms(event) } : {}
    const id = await moveTicket(writing, move, { meetingId, userId, before, movers, told })
    if (event.publishedAt)
      await tellTicket(writing, context, event, { userIds: [userId], what: move === 'give' ? 'booked' : 'leads' })
    return writing.reader.one('MeetingMember', id, selectionOf(info))
  })
