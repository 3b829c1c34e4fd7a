import { eq } from 'drizzle-orm'
import { isAsked, mayAsk } from '../../../rules/groups/attendance'
import { signedIn } from '../../kernel/context'
import { conflict, forbidden, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing, selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { eventOf } from '../meeting/event'
import { ticketOf } from '../meeting-member/move'
import { ownTicketOf } from '../meeting-member/own-ticket'
import { meetingMembers } from '../meeting-member/table'
import { tellAsked, tellKept } from './letters'
import { type Marked, markedOf, mayMark } from './marking'

/** Asks those who lead an event for a correction of one's mark. */
export const meetingCorrectionAsk: Operation<'meetingCorrectionAsk'> = async ({ id, message }, context, info) =>
  write(context, async (writing) => {
    const { meetingId } = await ownTicketOf(writing, context, id)
    const correction = message.trim()
    if (!correction) throw invalid('message', 'Please say what is not right.')
    const event = await eventOf(writing, meetingId)
    const [mark] = await markedOf(writing, meetingId, [id])
    if (event.cancelledAt) throw conflict('This event is cancelled.', { current: 'cancelled' })
    if (mark?.standing !== 'attendee' || mark.attendance === null) throw conflict('You are not marked.')
    if (!mayAsk(mark, event.endAt, writing.now.getTime())) throw conflict(whyNot(mark, event.endAt, writing.now))
    const asked = { correction, correctionAskedAt: writing.now, correctionAnsweredAt: null }
    await writing.orm.update(meetingMembers).set(asked).where(eq(meetingMembers.id, id))
    writing.changed('MeetingMember', id)
    await tellAsked(writing, context, event, id)
    return writing.reader.one('MeetingMember', id, selectionOf(info))
  })

function whyNot(mark: Marked, endAt: Date, now: Date): string {
  if (now < endAt) return 'A correction can be asked for once the event is over.'
  if (mark.correctionAskedAt !== null && mark.markedAt !== null && mark.markedAt <= mark.correctionAskedAt)
    return 'You have asked for a correction already.'
  return 'A correction could be asked for until 48 hours after the end.'
}

/** Leaves a mark as it is, against which somebody wrote. */
export const meetingCorrectionDecline: Operation<'meetingCorrectionDecline'> = async ({ id }, context, info) =>
  write(context, async (writing) => {
    const viewer = signedIn(context)
    if (!(await writing.reader.find('MeetingMember', id, nothing))) throw notFound(nameOf('MeetingMember'))
    const { meetingId, userId } = await ticketOf(writing, id)
    if (userId === viewer.id || !(await mayMark(writing, viewer, meetingId)))
      throw forbidden('Those who lead an event answer corrections.')
    const [mark] = await markedOf(writing, meetingId, [id])
    if (!mark || !isAsked(mark)) throw conflict('No correction waits for an answer.')
    await writing.orm.update(meetingMembers).set({ correctionAnsweredAt: writing.now }).where(eq(meetingMembers.id, id))
    writing.changed('MeetingMember', id)
    await tellKept(writing, context, await eventOf(writing, meetingId), mark)
    return writing.reader.one('MeetingMember', id, selectionOf(info))
  })
