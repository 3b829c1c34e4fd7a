import { edgeAt, LONDON } from '../../../../rules/wall-clock'
import { addDays, type Day } from '../../../ui/time/london-days'
import { wallTime } from '../../../ui/time/wall-time'
import type { Placed } from '../../calendar/day-grid'
import { type Draft, weekdayOf } from '../hours-draft'

/** A place in the grid of a week: a day of London, and minutes after its midnight. */
export interface Span extends Placed {
  day: Day
}

/** Minutes that hours begin and end on, and that they last at least. */
export const STEP = 15
const SHORTEST = 30
const MIDNIGHT = 24 * 60

const snapped = (minute: number) => Math.round(minute / STEP) * STEP
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** From where drawing began to where the pointer is, upwards or downwards. */
export function drawn(day: Day, began: number, at: number): Span {
  const [first, last] = [Math.min(began, at), Math.max(began, at)]
  const start = between(Math.floor(first / STEP) * STEP, 0, MIDNIGHT - SHORTEST)
  return { day, start, end: between(snapped(last), start + SHORTEST, MIDNIGHT) }
}

/** An hour from the half hour that was pressed. */
export function pressed(day: Day, minute: number): Span {
  const start = between(Math.floor(minute / 30) * 30, 0, MIDNIGHT - 60)
  return { day, start, end: start + 60 }
}

/** The same length, so many minutes later, on a day. */
export function moved({ start, end }: Placed, day: Day, minutes: number): Span {
  const first = between(snapped(start + minutes), 0, MIDNIGHT - (end - start))
  return { day, start: first, end: first + end - start }
}

/** With its beginning or its end elsewhere. */
export function lengthened(span: Span, edge: 'start' | 'end', at: number): Span {
  return edge === 'start'
    ? { ...span, start: between(snapped(at), 0, span.end - SHORTEST) }
    : { ...span, end: between(snapped(at), span.start + SHORTEST, MIDNIGHT) }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const clockTime = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`

/** The times of a place in the grid, by the clock of the hours' zone; by London's where that zone has midnight between them. */
export function timesAt({ day, start, end }: Span, zone: string): Pick<Draft, WrittenTimes> {
  const london = { timezone: LONDON, date: day, weekday: weekdayOf(day), from: clockTime(start), until: clockTime(end) }
  if (zone === LONDON) return london
  const walls = [start, end].map((minute) =>
    wallTime(edgeAt(Date.parse(day) + minute * 60_000, LONDON), zone).split('T'),
  )
  const [[date = day, from = ''] = [], [lastDate = day, until = ''] = []] = walls
  if (lastDate === date) return { timezone: zone, date, weekday: weekdayOf(date), from, until }
  const endsAtMidnight = until === '00:00' && lastDate === addDays(date, 1)
  return endsAtMidnight ? { timezone: zone, date, weekday: weekdayOf(date), from, until: '24:00' } : london
}

type WrittenTimes = 'timezone' | 'date' | 'weekday' | 'from' | 'until'

/** '09:15–12:15'. */
export const clockSpan = ({ start, end }: Placed): string => `${clockTime(start)}–${clockTime(end)}`
