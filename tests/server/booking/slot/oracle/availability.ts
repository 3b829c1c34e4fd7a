import { clipRanges, mergeRanges, subtractRanges, type TimeRange } from '../../../../../server/kernel/time/ranges'
import { dateIn } from '../../../../../server/kernel/time/zones'
import { temporalInstant } from '../../../../rule-instant'

/** Weekly hours in the wall time of their zone. */
export interface WeeklyRule {
  zone: string
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** 'HH:MM' (or 'HH:MM:SS'). */
  from: string
  /** 'HH:MM' or '24:00'. A time at or before `from` is on the next day. */
  until: string
  /** The first date of the rule, included; null means no beginning. */
  validFrom: string | null
  /** The last date of the rule, included; null means no end. */
  validUntil: string | null
}

/** One date with different hours. Times off are cut from the weekly hours, then extra times are added. */
export interface AvailabilityException {
  kind: 'off' | 'extra'
  zone: string
  date: string
  /** Wall times as in a rule. Without them the exception covers the whole date. */
  from?: string | null
  until?: string | null
}

/** The hours open within a period, as the fewest ranges in order. */
export function openRanges(
  rules: readonly WeeklyRule[],
  exceptions: readonly AvailabilityException[],
  period: TimeRange,
): TimeRange[] {
  const weekly = rules.flatMap((rule) =>
    datesOf(rule, period).map((date) => dayRange(rule.zone, date, rule.from, rule.until)),
  )
  const ranges = (kind: AvailabilityException['kind']) =>
    exceptions
      .filter((exception) => exception.kind === kind)
      .map(({ zone, date, from, until }) => dayRange(zone, date, from ?? '00:00', until ?? '24:00'))
  return clipRanges([...subtractRanges(weekly, ranges('off')), ...ranges('extra')], period)
}

export interface StartConditions {
  /** The tutor's open hours. */
  ranges: readonly TimeRange[]
  /** The hours that make them, none of them cut: a start is so many steps after the beginning of one of them, and before its end. */
  whole: readonly TimeRange[]
  /** Taken time, each with its own break after it. */
  busy: readonly TimeRange[]
  /** In minutes. */
  duration: number
  /** Minutes after the end that nothing else may take. They may lie outside the open hours. */
  breakAfter: number
  stepMinutes: 15 | 30
  /** The first instant at which a session may start. */
  notBefore: Date
}

/** The starts that can be booked, in order: every minute of the open hours is tried. */
export function freeStarts(conditions: StartConditions): Date[] {
  const { ranges, whole, busy, duration, breakAfter, stepMinutes, notBefore } = conditions
  if (!(duration > 0) || !(breakAfter >= 0)) throw new RangeError('A session has a duration, and a break of 0 or more')
  const step = stepMinutes * 60_000
  const length = duration * 60_000
  const blocked = length + breakAfter * 60_000
  const taken = mergeRanges(busy)
  const isTaken = (at: number) => taken.some(({ from, until }) => +from < at + blocked && at < +until)
  return mergeRanges(ranges).flatMap(({ from, until }) => {
    const starts: Date[] = []
    const first = Math.max(+from, +notBefore)
    for (let at = Math.ceil(first / 60_000) * 60_000; at + length <= +until; at += 60_000) {
      const isStep = whole.some((hours) => +hours.from <= at && at < +hours.until && (at - +hours.from) % step === 0)
      if (isStep && !isTaken(at)) starts.push(new Date(at))
    }
    return starts
  })
}

// A day more on either side, since a period's dates differ between zones and a rule may run over midnight.
function datesOf(rule: WeeklyRule, period: TimeRange): string[] {
  const from = later(addDays(dateIn(period.from, rule.zone), -1), rule.validFrom)
  const until = earlier(addDays(dateIn(period.until, rule.zone), 1), rule.validUntil)
  const dates: string[] = []
  let date = addDays(from, (rule.weekday - new Date(from).getUTCDay() + 7) % 7)
  for (; date <= until; date = addDays(date, 7)) dates.push(date)
  return dates
}

function dayRange(zone: string, date: string, from: string, until: string): TimeRange {
  const end = until.startsWith('24:') ? '00:00' : until
  const lastDate = end <= from ? addDays(date, 1) : date
  return { from: temporalInstant(`${date}T${from}`, zone), until: temporalInstant(`${lastDate}T${end}`, zone) }
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

function later(date: string, limit: string | null): string {
  return limit && limit > date ? limit : date
}

function earlier(date: string, limit: string | null): string {
  return limit && limit < date ? limit : date
}
