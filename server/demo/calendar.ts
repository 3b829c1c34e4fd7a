import { dateIn, toRuleInstant } from '../kernel/time/zones'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The day on which the school was founded, in days from today: a little more than a year ago. */
export const FOUNDED = -400

const ZONE = 'Europe/London'

/** Days in London, counted from today: -1 is yesterday. */
export interface Calendar {
  /** The minute in which the school is made, without seconds. */
  now: Date
  /** '2026-03-29' */
  date(day: number): string
  /** A day's wall-clock time in London, 'HH:MM'. */
  at(day: number, time: string): Date
}

export const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

/** The calendar for the dates of the whole school. */
export function calendarFrom(instant: Date): Calendar {
  const now = new Date(Math.floor(instant.getTime() / MINUTE) * MINUTE)
  const today = Date.parse(dateIn(now, ZONE))
  const date = (day: number) => new Date(today + day * DAY).toISOString().slice(0, 10)
  // A school asks thousands of times for some hundred instants.
  const known = new Map<string, number>()
  const at = (day: number, time: string) => {
    const wall = `${date(day)}T${time}`
    const instant = known.get(wall) ?? toRuleInstant(wall, ZONE).getTime()
    known.set(wall, instant)
    return new Date(instant)
  }
  return { now, date, at }
}
