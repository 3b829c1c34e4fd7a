import { clipRanges, mergeRanges, subtractRanges, type TimeRange } from '../../../../../server/kernel/time/ranges'
import { dateIn, toRuleInstant } from '../../../../../server/kernel/time/zones'

/** Hours that come again each week, by the clock on the wall of their zone. */
export interface WeeklyRule {
  zone: string
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** 'HH:MM' (or 'HH:MM:SS'). */
  from: string
  /** 'HH:MM', or '24:00'; at or before `from` it is on the next day. */
  until: string
  /** First date of the rule, included; null: from ever. */
  validFrom: string | null
  /** Last date of the rule, included; null: for ever. */
  validUntil: string | null
}

/** One date on which the week is not as usual. What is off comes out of the weekly hours, what is extra is added after that. */
export interface AvailabilityException {
  kind: 'off' | 'extra'
  zone: string
  date: string
  /** Wall times as in a rule. Without them the whole date is meant. */
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
  /** When the tutor is open. */
  ranges: readonly TimeRange[]
  /** What is taken already, each with its own break after it. */
  busy: readonly TimeRange[]
  /** Minutes. */
  duration: number
  /** Minutes that nothing else may take after the end; they may lie outside the open ranges. */
  breakAfter: number
  stepMinutes: 15 | 30
  /** The first instant at which a session may start. */
  notBefore: Date
}

/** The starts that can be booked, in order, on the quarter or half hours of the universal clock. */
export function freeStarts(conditions: StartConditions): Date[] {
  const { ranges, busy, duration, breakAfter, stepMinutes, notBefore } = conditions
  if (!(duration > 0) || !(breakAfter >= 0)) throw new RangeError('A session has a duration, and a break of 0 or more')
  const step = stepMinutes * 60_000
  const length = duration * 60_000
  const blocked = length + breakAfter * 60_000
  const taken = mergeRanges(busy)
  const isTaken = (at: number) => taken.some(({ from, until }) => +from < at + blocked && at < +until)
  return mergeRanges(ranges).flatMap(({ from, until }) => {
    const starts: Date[] = []
    const first = Math.max(+from, +notBefore)
    for (let at = Math.ceil(first / step) * step; at + length <= +until; at += step) {
      if (!isTaken(at)) starts.push(new Date(at))
    }
    return starts
  })
}

// A day more on either side, since a period's dates differ from zone to zone and a rule may run over midnight.
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
  return { from: toRuleInstant(`${date}T${from}`, zone), until: toRuleInstant(`${lastDate}T${end}`, zone) }
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
