import { dayOf } from '../ui/time/london-days'
import { formatClock, LONDON } from '../ui/time/london-time'
import { instantsOf } from '../ui/time/wall-time'

export type WallReading =
  | { result: 'ok'; instant: string }
  /** The clocks skip it in spring. */
  | { result: 'missing' }
  /** The clocks repeat it in autumn: first in summer time, then in winter time. */
  | { result: 'twice'; options: [string, string] }

/** London's wall-clock time of an instant, in the format of date and time fields. */
export const wallOf = (instant: string): string => `${dayOf(instant)}T${formatClock(instant, LONDON, false)}`

/** Reads typed text as London time, '2026-03-29T14:30'. */
export function readWall(wall: string): WallReading {
  const [first, second] = instantsOf(wall, LONDON).map((at) => new Date(at).toISOString())
  if (first && second) return { result: 'twice', options: [first, second] }
  return first ? { result: 'ok', instant: first } : { result: 'missing' }
}
