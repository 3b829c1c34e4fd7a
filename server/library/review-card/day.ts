import { Temporal } from 'temporal-polyfill'
import { dateIn, toRuleInstant } from '../../kernel/time/zones'

/** Nights belong to the day before. */
const BEGINS_HOUR = 4
const HOUR_MS = 3_600_000

/** The day of reviews, such as '2026-03-29', in which an instant lies: it begins at 04:00 of the zone. */
export function dayOf(instant: Date, zone: string): string {
  const date = dateIn(instant, zone)
  return instant < startOf(date, zone) ? dayAfter(date, -1) : date
}

/** When a day of reviews begins. */
export const startOf = (day: string, zone: string): Date => toRuleInstant(`${day}T0${BEGINS_HOUR}:00`, zone)

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** How many days from one to the other. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / (24 * HOUR_MS))

/** From 1 (Monday) to 7. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek

/** The SQL of the day of an instant, in a zone that is a parameter. */
export const daySql = (instant: string, zone: string) =>
  `((${instant} at time zone ${zone}) - interval '${BEGINS_HOUR} hours')::date`
