import { edgeAt } from '../wall-clock'

/** Nights belong to the day before. */
export const BEGINS_HOUR = 4
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The day of reviews, such as '2026-03-29', in which an instant lies: it begins at 04:00 of the zone. */
export function dayOf(instant: Date, zone: string): string {
  // No zone is a whole day from UTC.
  const latest = dayAfter(instant.toISOString().slice(0, 10), 1)
  if (startOf(latest, zone) <= instant) return latest
  const present = dayAfter(latest, -1)
  if (startOf(present, zone) <= instant) return present
  return dayAfter(latest, -2)
}

/** When a day of reviews begins. */
export function startOf(day: string, zone: string): Date {
  const key = `${day} ${zone}`
  const known = starts.get(key)
  if (known !== undefined) return new Date(known)
  const start = edgeAt(Date.parse(day) + BEGINS_HOUR * HOUR_MS, zone)
  if (starts.size >= MOST_STARTS) starts.clear()
  starts.set(key, start)
  return new Date(start)
}

/** Finding a start is slow, and the days of a queue are few. */
const starts = new Map<string, number>()
const MOST_STARTS = 20_000

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** How many days from one to the other. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)

/** From 1 (Monday) to 7. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7
