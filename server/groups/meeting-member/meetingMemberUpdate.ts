import { signedIn } from '../../kernel/context'
import { forbidden, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing, selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { lockedEvent, refuseOver } from '../meeting/event'
import { tellTicket } from '../meeting/letters'
import { ticketTerms } from '../meeting/terms'
import { reopenAttendance } from './finish'
import { keepsLector } from './keeps-lector'
import { givenAs } from './meetingMemberCreate'
import { moveTicket, ticketIn, ticketMovers, ticketOf } from './move'

/** Gives whoever waits or was invited a ticket, or makes somebody lead. */
export const meetingMemberUpdate: Operation<'meetingMemberUpdate'> = async ({ id, type }, context, info) =>
  write(context, async (writing) => {
    if (!(await writing.reader.find('MeetingMember', id, nothing))) throw notFound(nameOf('MeetingMember'))
    const { meetingId, userId } = await ticketOf(writing, id)
    const movers = await ticketMovers(writing, signedIn(context), { meetingId, userId })
    if (!movers.some((mover) => mover !== 'self')) throw forbidden('Those who lead an event say who does what.')
    const event = await lockedEvent(writing, meetingId)
    const before = await ticketIn(writing, { meetingId, userId })
    const move = type && givenAs[type]
    if (!move) throw invalid('type', 'Somebody leads it, or has a ticket.')
    if (before?.standing === type) return writing.reader.one('MeetingMember', id, selectionOf(info))
    refuseOver(event, writing.now)
    if (type !== 'lector') await keepsLector(writing, event, before)
    await reopenAttendance(writing, event)
    const told = move === 'give' ? { paid: 0, ...ticketTerms(event) } : {}
    await moveTicket(writing, move, { meetingId, userId, before, movers, told })
    if (event.publishedAt)
      await tellTicket(writing, context, event, { userIds: [userId], what: move === 'give' ? 'booked' : 'leads' })
    return writing.reader.one('MeetingMember', id, selectionOf(info))
  })
