import { MOST_REPEATS } from '../../../../rules/groups/meetings'
import { daysAfter } from '../../../../rules/wall-clock'
import { wallTime } from '../../../ui/time/wall-time'

const WEEK_DAYS = 7
const DAY_MS = 86_400_000
/** How often an event is repeated at most, where its repetitions are counted. */
export const MOST_TIMES = 26

/** How an event is repeated: every so many weeks, so many times or until a day of its zone. */
export interface Pattern {
  weeks: number
  ends: 'times' | 'until'
  times: number
  /** '2027-03-28'; that day is one of them. */
  until: string
}

interface Repeated {
  startAt: string
  timezone: string
}

/** The starts that lie ahead, in milliseconds: the same time of day by the clocks of the event's zone, whatever they do meanwhile. */
export function repeatDates({ startAt, timezone }: Repeated, { weeks, ends, times, until }: Pattern, now: number) {
  const [first, days] = [Date.parse(startAt), weeks * WEEK_DAYS]
  const most = ends === 'times' ? Math.min(times, MOST_TIMES) : MOST_REPEATS
  const dates: number[] = []
  // An event of long ago begins again with the first time that lies ahead.
  for (let turn = Math.max(1, Math.floor((now - first) / (days * DAY_MS))); dates.length < most; turn++) {
    const at = daysAfter(first, turn * days, timezone)
    if (ends === 'until' && wallTime(at, timezone).slice(0, 10) > until) break
    if (at > now) dates.push(at)
  }
  return dates
}

/** What is wrong with a pattern, in a sentence. */
export function patternFault({ ends, times, until }: Pattern): string | null {
  if (ends === 'until') return until ? null : 'Field is required'
  return Number.isInteger(times) && times >= 1 && times <= MOST_TIMES ? null : `From 1 to ${MOST_TIMES} times.`
}
