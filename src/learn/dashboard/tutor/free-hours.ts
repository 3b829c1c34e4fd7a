import { addDays, type Day, dayOf, startOf } from '../../../ui/time/london-days'

interface Slot {
  from: string
  until: string
  status: string
}

interface Rule {
  weekday: number
  validFrom: string | null
  validUntil: string | null
}

export interface FreeDay {
  day: Day
  /** Offered and unbooked time, cut at midnight in London. */
  ranges: { from: number; until: number }[]
  /** The number of sessions in it. */
  booked: number
  /** The number of starts in it that are held for somebody who has still to pay. */
  held: number
}

/** The days from today with unbooked hours, without hours that have passed. */
export function freeDays(slots: readonly Slot[], now: number, count = 7): FreeDay[] {
  const today = dayOf(now)
  const days = Array.from({ length: count }, (_, index) => addDays(today, index))
  return days
    .map((day) => {
      const [start, end] = [Math.max(now, Date.parse(startOf(day))), Date.parse(startOf(addDays(day, 1)))]
      const ranges = slots
        .filter(({ status }) => status === 'open')
        .map(({ from, until }) => ({
          from: Math.max(start, Date.parse(from)),
          until: Math.min(end, Date.parse(until)),
        }))
        .filter(({ from, until }) => from < until)
      const countOf = (wanted: string) =>
        slots.filter(({ status, from }) => status === wanted && dayOf(from) === day).length
      return { day, ranges, booked: countOf('booked'), held: countOf('held') }
    })
    .filter(({ ranges }) => ranges.length > 0)
}

/** The weekdays, from 1 for Monday, without hours in the usual week. */
export function daysWithoutHours(rules: readonly Rule[], today: Day): number[] {
  const inForce = rules.filter(({ validUntil }) => !validUntil || validUntil >= today)
  return [1, 2, 3, 4, 5, 6, 7].filter((weekday) => !inForce.some((rule) => rule.weekday === weekday))
}

/** '1 h 30 min'. */
export function lengthWords(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ')
}
