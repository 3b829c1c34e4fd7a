import { clipRanges, subtractRanges, type TimeRange } from '../kernel/time/ranges'
import { STEP_MINUTES } from '../kernel/time/steps'
import { freeStarts, openRanges, type WeeklyRule } from './availability/availability'
import type { Question } from './question'

/** A person who may conduct mocks of a type and area. */
export interface Permit {
  userId: string
  /** Mocks in a stable order, each with the part this person plays in it. */
  mocks: { id: string; role: 'tutor' | 'interviewer' }[]
}

/** Weekly hours; an empty list narrows nothing. */
export interface Hours extends WeeklyRule {
  id: string
  sessionTypeIds: string[]
  practiceAreaIds: string[]
}

/** In milliseconds: those of a whole school are kept, and a date takes many times as much memory as a number. */
interface Span {
  from: number
  until: number
}

/** Time off, and hours beside the weekly ones. */
export interface Exception extends Span {
  id: string
  kind: 'off' | 'extra'
}

/** Live time that a session takes of a person. */
export interface Taken extends Span {
  sessionId: string
  /** Of a session that is only held: until when, and for whom. */
  hold: { until: number | null; candidateIds: string[] } | null
}

/** What decides when a person is free. */
export interface Timetable {
  hours: Hours[]
  exceptions: Exception[]
  taken: Taken[]
}

const MINUTE = 60_000

interface Narrowed {
  sessionTypeId: string
  practiceAreaId: string
}

/** When a person is open, weekly hours and exceptions taken together: for a type and area, or for whatever it may be. */
export function openHours(
  { hours, exceptions }: Pick<Timetable, 'hours' | 'exceptions'>,
  narrowed: Narrowed | null,
  period: TimeRange,
): TimeRange[] {
  const fits = (ids: string[], id: string) => !ids.length || ids.includes(id)
  const meant = hours.filter(
    ({ sessionTypeIds, practiceAreaIds }) =>
      !narrowed || (fits(sessionTypeIds, narrowed.sessionTypeId) && fits(practiceAreaIds, narrowed.practiceAreaId)),
  )
  const off = exceptions.filter(({ kind }) => kind === 'off').map(rangeOf)
  const extra = exceptions.filter(({ kind }) => kind === 'extra').map(rangeOf)
  return clipRanges([...subtractRanges(openRanges(meant, [], period), off), ...extra], period)
}

export const rangeOf = ({ from, until }: Span): TimeRange => ({ from: new Date(from), until: new Date(until) })

/** Whether taken time stands in the way. A hold that has lapsed does not, nor one of the student's own, nor the session that is being moved. */
export const standsInTheWay =
  ({ now, studentId, moving }: Question) =>
  ({ sessionId, hold }: Taken) => {
    if (sessionId === moving?.id) return false
    return !hold || (hold.until !== null && hold.until > now.getTime() && !hold.candidateIds.includes(studentId))
  }

/** The starts of one tutor, in order; whether the student is free then is asked elsewhere. */
export function startsOf(timetable: Timetable, question: Question, { from, until }: TimeRange): Date[] {
  const { type, practiceAreaId } = question
  const duration = type.duration ?? 60
  const period = { from, until: new Date(until.getTime() + duration * MINUTE) }
  return freeStarts({
    ranges: openHours(timetable, { sessionTypeId: type.id, practiceAreaId }, period),
    busy: timetable.taken.filter(standsInTheWay(question)).map(rangeOf),
    duration,
    breakAfter: type.breakTime,
    stepMinutes: STEP_MINUTES,
    notBefore: from,
  }).filter((at) => at < until)
}
