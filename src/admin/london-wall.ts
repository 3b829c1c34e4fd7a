import { formatClock } from '../components/london-time'

export type WallReading =
  | { result: 'ok'; instant: string }
  /** The clocks go forward over it. */
  | { result: 'missing' }
  /** The clocks go back over it, so that it comes twice: in summer time, then in winter time. */
  | { result: 'twice'; options: [string, string] }

const HOUR = 3_600_000
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** London's wall-clock time of an instant, as a field for dates and times holds it. */
export const wallOf = (instant: string): string =>
  `${day.format(new Date(instant))}T${formatClock(instant, undefined, false)}`

/** Reads what somebody typed as London time, '2026-03-29T14:30'. */
export function readWall(wall: string): WallReading {
  // London is at most an hour ahead of UTC, so the instant is one of two.
  const utc = Date.parse(`${wall}Z`)
  const found = [utc - HOUR, utc].map((at) => new Date(at).toISOString()).filter((at) => wallOf(at) === wall)
  const [first, second] = found
  if (first && second) return { result: 'twice', options: [first, second] }
  return first ? { result: 'ok', instant: first } : { result: 'missing' }
}

/** The first instant of a day in London; `plus` days later. */
export function startOfDay(date: string, plus = 0): string {
  const later = new Date(Date.parse(`${date}T00:00Z`) + plus * 24 * HOUR).toISOString().slice(0, 10)
  const reading = readWall(`${later}T00:00`)
  return reading.result === 'ok' ? reading.instant : new Date(`${later}T00:00Z`).toISOString()
}
