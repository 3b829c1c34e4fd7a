/** What the clocks of a zone show, for server and browser alike. Instants are milliseconds. */

export const LONDON = 'Europe/London'

const DAY_MS = 86_400_000

/** The instants of a wall-clock time, written as if it were UTC: usually one, none if the clocks skip it, two if they repeat it. */
export function instantsAt(wall: number, zone: string): number[] {
  const offsets = new Set([offsetAt(wall - DAY_MS, zone), offsetAt(wall + DAY_MS, zone)])
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === wall)
    .sort((a, b) => a - b)
}

/**
 * The edge of weekly hours, which nobody can be asked about: of a time that the clocks repeat the first, and for one that they skip the moment of the
 * change.
 */
export function edgeAt(wall: number, zone: string): number {
  const [first] = instantsAt(wall, zone)
  if (first !== undefined) return first
  // The change lies between the two readings of the wall time, by the offset after it and by the one before.
  let [before, after] = [wall - offsetAt(wall + DAY_MS, zone), wall - offsetAt(wall - DAY_MS, zone)]
  const offset = offsetAt(before, zone)
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle, zone) === offset) before = middle
    else after = middle
  }
  return after
}

/**
 * The same time of day so many calendar days later, or earlier: a day on which the clocks change has 23 or 25 hours. Where the clocks skip that time it
 * is as much later as they are put forward, and where they repeat it the first of the two.
 */
export function daysAfter(instant: number, days: number, zone: string = LONDON): number {
  if (days === 0) return instant
  const wall = instant + offsetAt(instant, zone) + days * DAY_MS
  return instantsAt(wall, zone)[0] ?? wall - offsetAt(wall - DAY_MS, zone)
}

/** The calendar day of an instant, counted from 1970. */
export const dayNumber = (instant: number, zone: string = LONDON): number =>
  Math.floor((instant + offsetAt(instant, zone)) / DAY_MS)

/** Tells apart the two times that the clocks show twice: ' BST', then ' GMT'; nothing for every other time. Stands behind each time that is written. */
export function whichOfTwo(instant: number, zone: string): string {
  // Most days have no change of the clocks, and are passed over at once.
  if (offsetAt(instant - DAY_MS, zone) === offsetAt(instant + DAY_MS, zone)) return ''
  if (instantsAt(instant + offsetAt(instant, zone), zone).length < 2) return ''
  const name = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
  return name ? ` ${name.value}` : ''
}

/** How far a zone's clocks are ahead of UTC. */
export function offsetAt(instant: number, zone: string): number {
  const { format, steady } = clockOf(zone)
  const day = Math.floor(instant / DAY_MS)
  let offset = steady.get(day)
  if (offset === undefined) {
    const first = readOffset(format, day * DAY_MS)
    // No zone has changed its clocks and changed them back within a day.
    offset = first === readOffset(format, (day + 1) * DAY_MS) ? first : null
    if (steady.size === MOST_DAYS) steady.clear()
    steady.set(day, offset)
  }
  return offset ?? readOffset(format, instant)
}

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const wall = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
  return wall - Math.floor(instant / 1000) * 1000
}

interface ZoneClock {
  format: Intl.DateTimeFormat
  /** The offset of a day of UTC, counted from 1970; null where it changes. */
  steady: Map<number, number | null>
}

/** Of each zone. */
const MOST_DAYS = 2_000

// Creating a format is slow, and so is reading a clock with it, so each zone keeps what it has.
const clocks = new Map<string, ZoneClock>()

function clockOf(zone: string): ZoneClock {
  const known = clocks.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
  })
  const clock: ZoneClock = { format, steady: new Map() }
  clocks.set(zone, clock)
  return clock
}
