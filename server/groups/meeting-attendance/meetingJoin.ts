import { eq } from 'drizzle-orm'
import { arrivalMark } from '../../../rules/groups/attendance'
import { joinsFrom } from '../../../rules/groups/meetings'
import { signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { nameOf } from '../../kernel/spoken'
import { write } from '../../kernel/write/write'
import { type Event, eventOf, refuseOver } from '../meeting/event'
import { refuseUnfound } from '../meeting/unfound'
import { ticketIn } from '../meeting-member/move'
import { meetingMembers } from '../meeting-member/table'
import { markedOf } from './marking'

/** Notes that the caller joins an event online. Nobody's mark is changed. The event is not locked, so that all who join at its start do so at once. */
export const meetingJoin: Operation<'meetingJoin'> = async ({ meetingId }, context, info) =>
  write(context, async (writing) => {
    const { id: userId } = signedIn(context)
    await refuseUnfound(writing, meetingId)
    const ticket = await ticketIn(writing, { meetingId, userId })
    if (!ticket) throw notFound(nameOf('MeetingMember'))
    if (ticket.standing !== 'attendee') throw conflict('You have no ticket for this event.')
    const event = await eventOf(writing, meetingId)
    refuseClosed(event, writing.now)
    const [before] = await markedOf(writing, meetingId, [ticket.id])
    if (before?.attendance === null) {
      const now = writing.now
      const mark = { attendance: arrivalMark(now, event.startAt), arrivedAt: now, leftAt: null, markedAt: now }
      await writing.orm.update(meetingMembers).set(mark).where(eq(meetingMembers.id, ticket.id))
      writing.changed('MeetingMember', ticket.id)
    }
    return writing.reader.one('MeetingMember', ticket.id, selectionOf(info))
  })

function refuseClosed(event: Event, now: Date) {
  refuseOver(event, now)
  if (!event.publishedAt) throw conflict('This event is not published yet.')
  if (event.provider === 'in_person') throw conflict('This event is in person: its lector marks who came.')
  if (now.getTime() < joinsFrom(event.startAt)) throw conflict('This event opens ten minutes before its start.')
}
