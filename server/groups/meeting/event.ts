import { FREE_UNTIL_HOURS, LATER_PERCENT, meetingStatus } from '../../../rules/groups/meetings'
import { conflict, invalid, notFound, Refusal } from '../../kernel/errors'
import { nameOf } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import type { KeptMeetingPolicy, meetings } from './table'

type Row = typeof meetings.$inferSelect

/** An event as its tickets follow from it. */
export type Event = Pick<
  Row,
  | 'id'
  | 'title'
  | 'studyGroupId'
  | 'price'
  | 'membersLimit'
  | 'roomLimit'
  | 'taken'
  | 'admitted'
  | 'attendanceFinishedAt'
  | 'provider'
  | 'startAt'
  | 'endAt'
  | 'publishedAt'
  | 'cancelledAt'
  | 'bookingPolicy'
  | 'visibility'
> & { waitingCount: number; subtitle: string | null; eventDescription: string | null }

const columns = `e.id, e.title, e.subtitle, e.event_description as "eventDescription", e.study_group_id as "studyGroupId", e.price, e.members_limit as "membersLimit", e.room_limit as "roomLimit",
  e.taken, e.admitted, e.attendance_finished_at as "attendanceFinishedAt", e.provider,
  e.start_at as "startAt", e.end_at as "endAt", e.published_at as "publishedAt", e.cancelled_at as "cancelledAt", e.booking_policy as "bookingPolicy", e.visibility,
  (select count(*)::int from meeting_members w where w.meeting_id = e.id and w.standing in ('waiting', 'offered')) as "waitingCount"`

/** An event, locked until the transaction ends, so that nobody comes between what is read and what is written. Throws NOT_FOUND. */
export async function lockedEvent({ query }: Pick<Writing, 'query'>, id: string): Promise<Event> {
  await query({ text: 'select 1 from meetings where id = $1 for update', values: [id] })
  return eventOf({ query }, id)
}

/** An event as it is now. Throws NOT_FOUND. */
export async function eventOf({ query }: Pick<Writing, 'query'>, id: string): Promise<Event> {
  const { rows } = await query({ text: `select ${columns} from meetings e where e.id = $1`, values: [id] })
  if (!rows[0]) throw notFound(nameOf('Meeting'))
  return rows[0] as unknown as Event
}

const when = (at: Date) => at.getTime()

/** Refuses what is done before an event begins, once it has, is cancelled, or is not published yet. */
export function refuseUnlessAhead(event: Event, now: Date) {
  const status = meetingStatus(event, when(now))
  if (status === 'cancelled') throw conflict('This event is cancelled.', { current: status })
  if (status === 'draft') throw conflict('This event is not published yet.', { current: status })
  if (status !== 'scheduled') throw conflict('This event has begun.', { current: status })
}

/** Refuses a change of who comes to an event that is cancelled or over. */
export function refuseOver(event: Event, now: Date) {
  const status = meetingStatus(event, when(now))
  if (status === 'cancelled') throw conflict('This event is cancelled.', { current: status })
  if (status === 'ended') throw conflict('This event is over.', { current: status })
}

export const noAddress = (field: string) => invalid(field, 'An address of the web begins with https://.')

export const noPlace = () => new Refusal('SOLD_OUT', 'No place is left at this event.')

/** The terms on which tickets are sold, with what the event leaves open. */
export const policyOf = ({ freeUntilHours, laterPercent, waitlist }: KeptMeetingPolicy) => ({
  freeUntilHours: freeUntilHours ?? FREE_UNTIL_HOURS,
  laterPercent: laterPercent ?? LATER_PERCENT,
  waitlist: waitlist ?? true,
})
