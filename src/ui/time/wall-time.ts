import { instantsAt, offsetAt } from '../../../access/wall-clock'
import { addDays, type Day } from './london-days'

const DAY_MS = 86_400_000

/** The instants of a wall-clock time ('2026-03-29T14:30') in a zone: usually one, none if the clocks skip it, two if they repeat it. */
export function instantsOf(dateTime: string, zone: string): number[] {
  const asUtc = Date.parse(`${dateTime}Z`)
  if (Number.isNaN(asUtc)) return []
  return instantsAt(asUtc, zone)
}

/** The wall-clock time of an instant in a zone, as a field for date and time takes it: '2026-03-29T14:30'. */
export const wallTime = (instant: number, zone: string): string =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16)

/** An edge of a weekly rule, which nobody can be asked about: the first of two instants, and for a skipped time an hour later. */
export function ruleInstant(day: Day, time: string, zone: string): number {
  const [date, clock] = time.startsWith('24:') ? [addDays(day, 1), '00:00'] : [day, time.slice(0, 5)]
  const dateTime = `${date}T${clock}`
  return (
    instantsOf(dateTime, zone)[0] ?? Date.parse(`${dateTime}Z`) - offsetAt(Date.parse(`${dateTime}Z`) - DAY_MS, zone)
  )
}
