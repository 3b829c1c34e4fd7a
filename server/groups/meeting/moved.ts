import { MOVED_FREE_HOURS, marksFrom } from '../../../rules/groups/meetings'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import type { Event } from './event'
import { fitLectorsTime } from './lectors-time'
import { tellTicket } from './letters'
import { remindOfMoved } from './reminders'
import { AT_ONCE, tellInTurns, userIdOf } from './tell-in-turns'

/** Tickets of an event that moved are free to give back for as long before its new start as before, and for a day at least. */
const terms = `update meeting_members set free_until = least($2::timestamptz, greatest(free_until + ($2::timestamptz - $3::timestamptz), $4::timestamptz + interval '${MOVED_FREE_HOURS} hours'))
  where meeting_id = $1 and standing = 'attendee'`

/** An event that begins again later has nobody there yet. */
const unmarked = `with e as (update meetings set attendance_finished_at = null where id = $1)
  update meeting_members set attendance = null, arrived_at = null, left_at = null, marked_at = null, marked_by_id = null,
    correction = null, correction_asked_at = null, correction_answered_at = null
  where meeting_id = $1 and attendance is not null returning id`

const isMoved = (before: Event, after: Event) =>
  before.startAt.getTime() !== after.startAt.getTime() ||
  before.endAt.getTime() !== after.endAt.getTime() ||
  before.title !== after.title

/** Tells those who have an event in their calendars of its new time or name, once it is published. */
export async function moved(writing: Writing, before: Event, after: Event): Promise<void> {
  if (!before.publishedAt || !isMoved(before, after)) return
  const { id, startAt } = after
  if (startAt.getTime() !== before.startAt.getTime())
    await writing.query({ text: terms, values: [id, startAt, before.startAt, writing.now] })
  if (marksFrom(before.startAt) <= writing.now.getTime() && marksFrom(startAt) > writing.now.getTime()) {
    const { rows } = await writing.query({ text: unmarked, values: [id] })
    for (const row of rows) writing.changed('MeetingMember', row.id as string)
  }
  await fitLectorsTime(writing, id)
  await remindOfMoved(writing, id)
  // A later move takes the place of one whose people are still being told.
  const { rows } = await writing.query({
    text: 'update meetings set moved_version = moved_version + 1, moved_told_until = null where id = $1 returning moved_version as version',
    values: [id],
  })
  const version = rows[0]?.version as number
  await writing.queue('event_moved', { meetingId: id, version }, { about: null, soon: true })
}

const people = `select id, user_id as "userId", standing from meeting_members where meeting_id = $1 and standing in ('attendee', 'lector', 'moderator') and ($2::uuid is null or id > $2)
  order by id limit ${AT_ONCE}`

interface Move {
  meetingId: string
  version: number
}

const note = () => 'You can give your ticket back for all of its price for a day at least, until the start.'

/** Tells those who have it in their calendars, unless it has moved again. */
export const tellMoved = (services: Services, { meetingId, version }: Move): Promise<void> =>
  tellInTurns(services, meetingId, {
    progress: 'movedToldUntil',
    next: ({ movedVersion }, after) => (movedVersion === version ? { text: people, values: [meetingId, after] } : null),
    tell: async (writing, event, all) => {
      const those = (holds: boolean) => all.filter(({ standing }) => (standing === 'attendee') === holds).map(userIdOf)
      await tellTicket(writing, services, event, { userIds: those(true), what: 'moved', note })
      await tellTicket(writing, services, event, { userIds: those(false), what: 'moved' })
    },
  })
