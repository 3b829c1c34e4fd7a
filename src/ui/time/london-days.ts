import { formatDate, type Instant, LONDON } from './london-time'

/** A calendar day of London, as '2026-11-24'. */
export type Day = string

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const parts = new Intl.DateTimeFormat('en-CA', { timeZone: LONDON, year: 'numeric', month: '2-digit', day: '2-digit' })

/** An instant's day in London. */
export const dayOf = (at: Instant): Day => parts.format(new Date(at))

/** The day this many days later; calendar days, whatever the clocks do. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T12:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The number of days between two days. */
export const daysBetween = (from: Day, until: Day): number =>
  Math.round((Date.parse(`${until}T12:00Z`) - Date.parse(`${from}T12:00Z`)) / DAY_MS)

/** The instant at which a day begins in London, never more than an hour ahead of UTC. */
export function startOf(day: Day): string {
  const at = Date.parse(`${day}T00:00Z`)
  return new Date(dayOf(at - HOUR_MS) === day ? at - HOUR_MS : at).toISOString()
}

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7))

/** An instant on this day in London, for formatting it. */
export const noonOf = (day: Day): string => `${day}T12:00:00.000Z`

/** 'Tue 24 Nov', or longer. */
export const dayWords = (day: Day, look?: 'short' | 'year' | 'long'): string => formatDate(noonOf(day), LONDON, look)

/** '1 January 2025': a date that is read rather than met. */
export const dateWords = (day: Day): string => dayWords(day, 'long').replace(/^\S+ /, '')

/** Whether a text is an existing day, since an address may hold anything. */
export const isDay = (text: string | null): text is Day =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T12:00Z`))

/** Instants that enclose these days whole; London is never more than an hour ahead of UTC. */
export function spanOf(from: Day, days: number): { from: string; until: string } {
  return {
    from: new Date(Date.parse(`${from}T00:00Z`) - HOUR_MS).toISOString(),
    until: new Date(Date.parse(`${addDays(from, days)}T00:00Z`)).toISOString(),
  }
}

/** '23–29 November', or with both months. */
export function weekWords(monday: Day): string {
  const [, firstDay, firstMonth] = dayWords(monday, 'long').split(' ')
  const [, lastDay, lastMonth] = dayWords(addDays(monday, 6), 'long').split(' ')
  if (firstMonth === lastMonth) return `${firstDay}–${lastDay} ${lastMonth}`
  return `${firstDay} ${firstMonth?.slice(0, 3)} – ${lastDay} ${lastMonth?.slice(0, 3)}`
}
