import { Temporal } from 'temporal-polyfill'

// Making a formatter is slow, and rules ask about the same few zones thousands of times.
const known = new Set<string>()

export type WallTimeReading =
  | { result: 'ok'; instant: Date }
  /** The clocks went forward over it; `after` is the first instant that exists. */
  | { result: 'missing'; after: Date }
  /** The clocks went back over it, so that it came twice. */
  | { result: 'ambiguous'; options: [WallTimeOption, WallTimeOption] }

export interface WallTimeOption {
  instant: Date
  /** Of that option, as '+01:00', so that the person can tell the two apart. */
  offset: string
}

/** Reads what a person typed ('2026-03-29T14:30') in a zone. Throws RangeError where it is no date and time, or no zone. */
export function toInstant(dateTime: string, zone: string): WallTimeReading {
  const { wall, earlier } = read(dateTime, zone)
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' })
  if (earlier.equals(later)) return { result: 'ok', instant: toDate(earlier) }
  if (!earlier.toPlainDateTime().equals(wall)) return { result: 'missing', after: afterGap(earlier) }
  const option = (at: Temporal.ZonedDateTime) => ({ instant: toDate(at), offset: at.offset })
  return { result: 'ambiguous', options: [option(earlier), option(later)] }
}

/** Reads a rule's edge, which nobody can be asked about: a doubled time is its first, a missing one the change itself. */
export function toRuleInstant(dateTime: string, zone: string): Date {
  const { wall, earlier } = read(dateTime, zone)
  return earlier.toPlainDateTime().equals(wall) ? toDate(earlier) : afterGap(earlier)
}

/** The date, '2026-03-29', that an instant has in a zone. */
export function dateIn(instant: Date, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()
}

/** The wall-clock date and time, '2026-03-29T14:30:00', that an instant has in a zone. */
export function wallTimeIn(instant: Date, zone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
  return zoned.toPlainDateTime().toString({ smallestUnit: 'second' })
}

/** Whether it names a zone of the IANA list; a bare offset does not, since it knows no summer time. */
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

function read(dateTime: string, zone: string) {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(dateTime))
    throw new RangeError('A date and time without a zone is asked')
  if (!isZone(zone)) throw new RangeError('A time zone of the IANA list is asked')
  const wall = Temporal.PlainDateTime.from(dateTime, { overflow: 'reject' })
  return { wall, earlier: wall.toZonedDateTime(zone, { disambiguation: 'earlier' }) }
}

// 'Earlier' stands just before the gap, so the next change of the clocks is the gap itself.
function afterGap(earlier: Temporal.ZonedDateTime): Date {
  return toDate(earlier.getTimeZoneTransition('next') ?? earlier)
}

function toDate(at: Temporal.ZonedDateTime): Date {
  return new Date(at.epochMilliseconds)
}
