import { instantsAt, offsetAt } from '../../../rules/wall-clock'

/** The instants of a wall-clock time ('2026-03-29T14:30') in a zone: usually one, none if the clocks skip it, two if they repeat it. */
export function instantsOf(dateTime: string, zone: string): number[] {
  const asUtc = Date.parse(`${dateTime}Z`)
  if (Number.isNaN(asUtc)) return []
  return instantsAt(asUtc, zone)
}

/** The wall-clock time of an instant in a zone, as a field for date and time takes it: '2026-03-29T14:30'. */
export const wallTime = (instant: number, zone: string): string =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16)
