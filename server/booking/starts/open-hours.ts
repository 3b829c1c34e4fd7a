import { hoursOfDay, timeOfDay } from '../../../rules/booking/hours-of-day'
import { clipRanges, mergeRanges, subtractRanges, type TimeRange } from '../../kernel/time/ranges'
import { wallToInstant } from '../../kernel/time/zones'

/** Weekly hours, by the wall clock of their zone. */
export interface WeeklyRule {
  zone: string
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** 'HH:MM' (or 'HH:MM:SS'). */
  from: string
  /** 'HH:MM', or '24:00'; at or before `from` it means the next day. */
  until: string
  /** First date of the rule, included; null: no first date. */
  validFrom: string | null
  /** Last date of the rule, included; null: no last date. */
  validUntil: string | null
}

/** A date that differs from the usual week. Time off is taken from the weekly hours first, then extra time is added. */
export interface AvailabilityException {
  kind: 'off' | 'extra'
  zone: string
  date: string
  /** Wall times as in a rule; without them the whole date. */
  from?: string | null
  until?: string | null
}

/** The open hours within a period, as the fewest ranges in order. */
export function openRanges(
  rules: readonly WeeklyRule[],
  exceptions: readonly AvailabilityException[],
  period: TimeRange,
): TimeRange[] {
  const weekly = weeklyHours(rules, period)
  const ranges = (kind: AvailabilityException['kind']) =>
    exceptions
      .filter((exception) => exception.kind === kind)
      .map(({ zone, date, from, until }) =>
        dayRange(zone, Date.parse(date), timeOfDay(from ?? '00:00'), timeOfDay(until ?? '24:00')),
      )
  return clipRanges([...subtractRanges(weekly, ranges('off')), ...ranges('extra')], period)
}

/** The weekly hours that touch a period, each whole, from its own beginning to its end. */
export const weeklyHours = (rules: readonly WeeklyRule[], period: TimeRange): TimeRange[] =>
  rules.flatMap((rule) => weeksOf(rule, period))

export interface StartConditions {
  /** The tutor's open time. */
  ranges: readonly TimeRange[]
  /** The hours that make the open time, whole: starts follow one another from each one's beginning. Without them they lie on the hours of UTC. */
  hours?: readonly TimeRange[]
  /** Taken time, each with its own break after it. */
  busy: readonly TimeRange[]
  /** Minutes. */
  duration: number
  /** Minutes after the end that nothing else may take; they may lie outside the open ranges. */
  breakAfter: number
  stepMinutes: 15 | 30
  /** The first instant at which a session may start. */
  notBefore: Date
}

/** The bookable starts, in order. */
export function freeStarts(conditions: StartConditions): Date[] {
  const { ranges, hours, busy, duration, breakAfter, stepMinutes, notBefore } = conditions
  if (!(duration > 0) || !(breakAfter >= 0)) throw new RangeError('A session has a duration, and a break of 0 or more')
  const step = stepMinutes * 60_000
  const length = duration * 60_000
  const blocked = length + breakAfter * 60_000
  const taken = mergeRanges(busy)
  // Starts and taken time are both in order, so nothing before one start is looked at again.
  let passed = 0
  const isTaken = (at: number) => {
    while (passed < taken.length && +(taken[passed] as TimeRange).until <= at) passed++
    const next = taken[passed]
    return next !== undefined && +next.from < at + blocked
  }
  return mergeRanges(ranges).flatMap(({ from, until }) => {
    const first = Math.max(+from, +notBefore)
    const last = +until - length
    const starts = hours ? startsWithin(hours, step, first, last) : stepsFrom(0, step, first, last)
    return starts.filter((at) => !isTaken(at)).map((at) => new Date(at))
  })
}

/** The steps from a beginning that lie between two instants, both included. */
function stepsFrom(beginning: number, step: number, first: number, last: number): number[] {
  const starts: number[] = []
  for (let at = beginning + Math.ceil((first - beginning) / step) * step; at <= last; at += step) starts.push(at)
  return starts
}

/** The steps of all the hours, each from its own beginning to its end, in order and once. */
function startsWithin(hours: readonly TimeRange[], step: number, first: number, last: number): number[] {
  const starts = hours.flatMap(({ from, until }) => {
    const beginning = Math.ceil(+from / MINUTE) * MINUTE
    return stepsFrom(beginning, step, Math.max(beginning, first), Math.min(+until - 1, last))
  })
  return [...new Set(starts)].sort((one, other) => one - other)
}

const MINUTE = 60_000

const DAY = 86_400_000

// Two more days on either side, because a period's dates differ between zones and a rule may run past midnight.
function weeksOf({ zone, weekday, from, until, validFrom, validUntil }: WeeklyRule, period: TimeRange): TimeRange[] {
  const first = Math.max(midnight(+period.from) - 2 * DAY, validFrom ? Date.parse(validFrom) : -Infinity)
  const last = Math.min(midnight(+period.until) + 2 * DAY, validUntil ? Date.parse(validUntil) : Infinity)
  const [start, end] = [timeOfDay(from), timeOfDay(until)]
  const ranges: TimeRange[] = []
  for (let date = first + ((weekday - new Date(first).getUTCDay() + 7) % 7) * DAY; date <= last; date += 7 * DAY)
    ranges.push(dayRange(zone, date, start, end))
  return ranges
}

const midnight = (at: number) => Math.floor(at / DAY) * DAY

function dayRange(zone: string, date: number, from: number, until: number): TimeRange {
  const hours = hoursOfDay({ date, from, until, zone }, wallToInstant)
  return { from: new Date(hours.from), until: new Date(hours.until) }
}
