import { Temporal } from 'temporal-polyfill'

// Making a formatter is slow, and rules ask about the same few zones thousands of times.
const known = new Set<string>()

/** Reads a rule's edge ('2026-03-29T14:30') in a zone, which nobody can be asked about: a doubled time is its first, a missing one the change itself. Throws RangeError where it is no date and time, or no zone. */
export function toRuleInstant(dateTime: string, zone: string): Date {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(dateTime))
    throw new RangeError('A date and time without a zone is asked')
  if (!isZone(zone)) throw new RangeError('A time zone of the IANA list is asked')
  const wall = Temporal.PlainDateTime.from(dateTime, { overflow: 'reject' })
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return earlier.toPlainDateTime().equals(wall) ? toDate(earlier) : afterGap(earlier)
}

/** The date, '2026-03-29', that an instant has in a zone. */
export function dateIn(instant: Date, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()
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

// 'Earlier' stands just before the gap, so the next change of the clocks is the gap itself.
function afterGap(earlier: Temporal.ZonedDateTime): Date {
  return toDate(earlier.getTimeZoneTransition('next') ?? earlier)
}

function toDate(at: Temporal.ZonedDateTime): Date {
  return new Date(at.epochMilliseconds)
}
