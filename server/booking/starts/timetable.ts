import { clipRanges, subtractRanges, type TimeRange } from '../../kernel/time/ranges'
import { STEP_MINUTES } from '../../kernel/time/steps'
import { freeStarts, openRanges, type StartConditions, type WeeklyRule, weeklyHours } from './open-hours'
import type { Question } from './question'

/** A person who may conduct mocks of a type and area. */
export interface Permit {
  userId: string
  /** Mocks in a stable order, each with this person's role in it. */
  mocks: { id: string; role: 'tutor' | 'interviewer' }[]
}

/** The types and areas that hours are for; an empty list means all. */
export interface Narrowing {
  sessionTypeIds: string[]
  practiceAreaIds: string[]
}

export interface Hours extends WeeklyRule, Narrowing {
  id: string
}

/** In milliseconds: a whole school's are kept, and a Date takes many times the memory of a number. */
interface Span {
  from: number
  until: number
}

/** Time off, or hours beside the weekly ones. */
export interface Exception extends Span, Narrowing {
  id: string
  kind: 'off' | 'extra'
  /** Of a busy time: the calendar that it comes from. */
  calendarId: string | null
}

/** Live time that a session takes from a person. */
export interface Taken extends Span {
  sessionId: string
  /** Of a held session: until when, and for whom. */
  hold: { until: number | null; candidateIds: string[] } | null
  /** Of a session with several seats. */
  joint: Joint | null
}

/** What the sessions of several candidates at one start have in common. */
export interface Joint {
  id: string
  seats: number
  sessionTypeId: string
  practiceAreaId: string
  mockId: string | null
  startAt: number
}

/** The facts that decide when a person is free. */
export interface Timetable {
  hours: Hours[]
  exceptions: Exception[]
  taken: Taken[]
}

const MINUTE = 60_000

export interface Narrowed {
  sessionTypeId: string
  practiceAreaId: string
}

/** A person's open time from weekly hours and exceptions: for one type and area, or for any. */
export function openHours(
  { hours, exceptions }: Pick<Timetable, 'hours' | 'exceptions'>,
  narrowed: Narrowed | null,
  period: TimeRange,
): TimeRange[] {
  const isMeant = meantFor(narrowed)
  const off = exceptions.filter(({ kind }) => kind === 'off').map(rangeOf)
  const extra = exceptions.filter((each) => each.kind === 'extra' && isMeant(each)).map(rangeOf)
  return clipRanges([...subtractRanges(openRanges(hours.filter(isMeant), [], period), off), ...extra], period)
}

const fits = (ids: string[], id: string) => !ids.length || ids.includes(id)

/** Whether hours are for a type and area. */
export const meantFor =
  (narrowed: Narrowed | null) =>
  ({ sessionTypeIds, practiceAreaIds }: Narrowing) =>
    !narrowed || (fits(sessionTypeIds, narrowed.sessionTypeId) && fits(practiceAreaIds, narrowed.practiceAreaId))

/** The hours that open a person's time for a type and area, each whole, whatever is taken from them: starts are counted from where they begin. */
function wholeHours(
  { hours, exceptions }: Pick<Timetable, 'hours' | 'exceptions'>,
  narrowed: Narrowed,
  period: TimeRange,
): TimeRange[] {
  const isMeant = meantFor(narrowed)
  const extra = exceptions.filter((each) => each.kind === 'extra' && isMeant(each)).map(rangeOf)
  return [...weeklyHours(hours.filter(isMeant), period), ...extra]
}

export const rangeOf = ({ from, until }: Span): TimeRange => ({ from: new Date(from), until: new Date(until) })

/** Whether taken time blocks a start. A lapsed hold, the student's own hold and the moving session do not. */
export const standsInTheWay =
  ({ now, studentId, moving }: Question) =>
  ({ sessionId, hold }: Taken) => {
    if (sessionId === moving?.id) return false
    return !hold || (hold.until !== null && hold.until > now.getTime() && !hold.candidateIds.includes(studentId))
  }

/**
 * Starts of sessions that a tutor gives already and that have a seat left, with a mock that the student may have. A type that has fewer seats by now
 * gives no more than those.
 */
export function seatStarts(
  { taken }: Pick<Timetable, 'taken'>,
  { mocks }: Pick<Permit, 'mocks'>,
  question: Question,
  { from, until }: TimeRange,
): Date[] {
  const inTheWay = standsInTheWay(question)
  const joints = new Map<string, { joint: Joint; taken: number }>()
  for (const each of taken) {
    if (!each.joint || !isAskedFor(each.joint, question) || !mocks.some(({ id }) => id === each.joint?.mockId)) continue
    const known = joints.get(each.joint.id) ?? { joint: each.joint, taken: 0 }
    joints.set(each.joint.id, { ...known, taken: known.taken + (inTheWay(each) ? 1 : 0) })
  }
  return [...joints.values()]
    .filter((each) => each.taken < Math.min(each.joint.seats, question.type.seats))
    .map(({ joint }) => new Date(joint.startAt))
    .filter((at) => at >= from && at < until)
}

const isAskedFor = (joint: Joint, { type, practiceAreaId }: Question) =>
  joint.sessionTypeId === type.id && joint.practiceAreaId === practiceAreaId

/** The starts of one tutor, in order; the student's time is checked elsewhere. */
export function startsOf(timetable: Timetable, question: Question, { from, until }: TimeRange): Date[] {
  const { type, practiceAreaId } = question
  const duration = type.duration ?? 60
  const period = { from, until: new Date(until.getTime() + duration * MINUTE) }
  return startsBetween(timetable, { sessionTypeId: type.id, practiceAreaId, duration }, period, {
    busy: timetable.taken.filter(standsInTheWay(question)).map(rangeOf),
    breakAfter: type.breakTime,
  }).filter((at) => at < until)
}

/** The starts that hours and exceptions give within a period, without what is in the way. */
export function startsBetween(
  timetable: Pick<Timetable, 'hours' | 'exceptions'>,
  { duration, ...asked }: Narrowed & { duration: number },
  period: TimeRange,
  way: Pick<StartConditions, 'busy' | 'breakAfter'> = { busy: [], breakAfter: 0 },
): Date[] {
  return freeStarts({
    ranges: openHours(timetable, asked, period),
    hours: wholeHours(timetable, asked, period),
    ...way,
    duration,
    stepMinutes: STEP_MINUTES,
    notBefore: period.from,
  })
}
