import type { MeetingAttendance } from '../../schema/generated/types'
import { marksFrom } from './meetings'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Minutes after the start until which somebody who comes is not late. */
export const LATE_MINUTES = 5
/** Minutes before the end from which somebody who goes has stayed. */
export const EARLY_MINUTES = 10
/** Minutes after the end from which whoever is not marked counts as absent. */
export const UNMARKED_MINUTES = 30
/** Hours after the end from which they do where nobody was marked at all. */
export const NOBODY_MARKED_HOURS = 48
/** Hours after the end for which people ask for a correction, and those who lead the event change marks. Staff do so later too. */
export const CORRECTION_HOURS = 48
/** Marks that are sent together at most. */
export const MARKS_AT_ONCE = 200

type Instant = Date | string

interface Times {
  startAt: Instant
  endAt: Instant
}

const ms = (at: Instant) => new Date(at).getTime()

/** What a mark says of somebody. */
export interface Mark {
  attendance: MeetingAttendance | null
  /** Null: from the start. */
  arrivedAt: Instant | null
  /** Null: to the end. */
  leftAt: Instant | null
}

/** Whether somebody was not there, and so neither came nor went at any time. */
export const isAway = (attendance: MeetingAttendance | null): boolean =>
  attendance === 'absent' || attendance === 'excused'

/** Whole minutes of an event, rounded, for which somebody was there; null while they are not marked. */
export function attendedMinutes({ attendance, arrivedAt, leftAt }: Mark, { startAt, endAt }: Times): number | null {
  if (attendance === null) return null
  if (isAway(attendance)) return 0
  const from = Math.max(ms(arrivedAt ?? startAt), ms(startAt))
  const until = Math.min(ms(leftAt ?? endAt), ms(endAt))
  return Math.max(0, Math.round((until - from) / MINUTE_MS))
}

/** Whether somebody who comes at an instant is late. */
export const isLate = (arrivedAt: Instant, startAt: Instant): boolean =>
  ms(arrivedAt) > ms(startAt) + LATE_MINUTES * MINUTE_MS

/** Whether somebody who goes at an instant has left early. */
export const isEarly = (leftAt: Instant, endAt: Instant): boolean => ms(leftAt) < ms(endAt) - EARLY_MINUTES * MINUTE_MS

/** Until when people ask for a correction and those who lead the event change marks, in milliseconds. */
export const correctableUntil = (endAt: Instant): number => ms(endAt) + CORRECTION_HOURS * HOUR_MS

/** From when whoever is not marked counts as absent, in milliseconds. */
export const absentFrom = (endAt: Instant, isAnybodyMarked: boolean): number =>
  ms(endAt) + (isAnybodyMarked ? UNMARKED_MINUTES * MINUTE_MS : NOBODY_MARKED_HOURS * HOUR_MS)

interface Happening extends Times {
  publishedAt: Instant | null
  cancelledAt: Instant | null
}

/** Why no mark can be changed at an instant; null: those who lead the event may, and `late`: staff alone, with a reason. */
export function markingClosed(
  { publishedAt, cancelledAt, startAt, endAt }: Happening,
  now: number,
): 'draft' | 'cancelled' | 'early' | 'late' | null {
  if (cancelledAt !== null) return 'cancelled'
  if (publishedAt === null) return 'draft'
  if (now < marksFrom(startAt)) return 'early'
  return now >= correctableUntil(endAt) ? 'late' : null
}

interface Corrected {
  attendance: MeetingAttendance | null
  markedAt: Instant | null
  correctionAskedAt: Instant | null
  correctionAnsweredAt: Instant | null
}

/** Whether a correction waits for its answer. */
export const isAsked = ({ correctionAskedAt, correctionAnsweredAt }: Corrected): boolean =>
  correctionAskedAt !== null && correctionAnsweredAt === null

/** Whether somebody may ask for a correction at an instant: once for each mark, from the end of the event. */
export function mayAsk(mark: Corrected, endAt: Instant, now: number): boolean {
  const { attendance, markedAt, correctionAskedAt } = mark
  if (attendance === null || markedAt === null || now < ms(endAt) || now >= correctableUntil(endAt)) return false
  return correctionAskedAt === null || (!isAsked(mark) && ms(markedAt) > ms(correctionAskedAt))
}

/** What somebody who comes by themselves at an instant is marked as. */
export const arrivalMark = (at: Instant, startAt: Instant): MeetingAttendance =>
  isLate(at, startAt) ? 'late' : 'present'

interface Given {
  attendance: MeetingAttendance | null
  /** Left out: as it follows from the mark. */
  arrivedAt?: Instant | null | undefined
  leftAt?: Instant | null | undefined
}

/** A mark as it is kept, from what was said at an instant and what stood there before. */
export function markOf(given: Given, before: Mark, { startAt, endAt }: Times, now: number): Mark {
  const { attendance } = given
  if (attendance === null || isAway(attendance)) return { attendance, arrivedAt: null, leftAt: null }
  const tapped = now >= ms(startAt) && now < ms(endAt) ? new Date(now) : null
  return {
    attendance,
    arrivedAt:
      given.arrivedAt !== undefined
        ? given.arrivedAt
        : (arrivalOf(attendance, before, startAt) ?? (attendance === 'late' ? tapped : null)),
    leftAt:
      given.leftAt !== undefined
        ? given.leftAt
        : (departureOf(attendance, before, endAt) ?? (attendance === 'left_early' ? tapped : null)),
  }
}

/** Whoever is here was so from the start: only an arrival in time is kept. */
const arrivalOf = (attendance: MeetingAttendance, { arrivedAt }: Mark, startAt: Instant) =>
  attendance === 'present' && arrivedAt !== null && isLate(arrivedAt, startAt) ? null : arrivedAt

const departureOf = (attendance: MeetingAttendance, { leftAt }: Mark, endAt: Instant) =>
  attendance === 'present' && leftAt !== null && isEarly(leftAt, endAt) ? null : leftAt
