import { Temporal } from 'temporal-polyfill'
import { edgeAt } from '../../../rules/wall-clock'

// Creating a formatter is slow, and rules ask about the same few zones thousands of times.
const known = new Set<string>()

/** The edge of hours ('2026-03-29T14:30') in a zone, where nobody can be asked: `edgeAt`. Throws RangeError if it is no date and time, or no zone. */
export function toRuleInstant(dateTime: string, zone: string): Date {
  const wall = Date.parse(`${dateTime}Z`)
  const isWritten = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(dateTime)
  // A day that its month does not have is taken for one of the next.
  if (!isWritten || Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(dateTime))
    throw new RangeError('A date and time without a zone is asked')
  return new Date(wallToInstant(wall, zone))
}

/**
 * The instant of a wall time, written as if it were UTC, where nobody can be asked: `edgeAt`. Quick, since it remembers the days on which a zone's clocks
 * do not change. Throws RangeError where there is no such zone.
 */
export function wallToInstant(wall: number, zone: string): number {
  const day = Math.floor(wall / DAY)
  const offset = remembered(steady, `${day} ${zone}`, () => steadyOffset(day, zone))
  if (!Number.isNaN(offset)) return wall - offset
  return remembered(changing, `${wall} ${zone}`, () => edgeAt(wall, zone))
}

/** An instant's date in a zone, such as '2026-03-29'. */
export function dateIn(instant: Date, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()
}

const byPlace = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\//

/** A zone's name by its place, which every list has: 'America/Los_Angeles' for 'US/Pacific', 'Asia/Dhaka' for 'BST'. */
export const zoneByPlace = (zone: string): string =>
  byPlace.test(zone) ? zone : new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone

/** Whether it names a zone of the IANA list. A bare offset does not count, since it has no summer time. */
export function isZone(zone: string): boolean {
  if (known.has(zone)) return true
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone })
    known.add(zone)
    return true
  } catch {
    return false
  }
}

const DAY = 86_400_000
/** Two months of a hundred zones, many times over; then the memory is cleared. */
const MOST_REMEMBERED = 50_000
const steady = new Map<string, number>()
const changing = new Map<string, number>()

/** How far a zone's clocks are ahead on a date, in milliseconds; NaN if they change. In any zone its wall times lie between the midnights checked here. */
function steadyOffset(day: number, zone: string): number {
  if (!isZone(zone)) throw new RangeError('A time zone of the IANA list is asked')
  const [offset = Number.NaN, ...others] = [day - 1, day, day + 1, day + 2].map(
    (each) => Temporal.Instant.fromEpochMilliseconds(each * DAY).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6,
  )
  return others.every((other) => other === offset) ? offset : Number.NaN
}

function remembered(values: Map<string, number>, key: string, find: () => number): number {
  const value = values.get(key)
  if (value !== undefined) return value
  const found = find()
  if (values.size >= MOST_REMEMBERED) values.clear()
  values.set(key, found)
  return found
}
