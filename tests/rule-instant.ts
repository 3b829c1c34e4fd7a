import { Temporal } from 'temporal-polyfill'

/**
 * What the edge of weekly hours ('2026-03-29T14:30') is in a zone, by Temporal and so by another way than the product's: of a doubled time the first, for
 * a missing one the change of the clocks.
 */
export function temporalInstant(dateTime: string, zone: string): Date {
  const wall = Temporal.PlainDateTime.from(dateTime, { overflow: 'reject' })
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  if (earlier.toPlainDateTime().equals(wall)) return new Date(earlier.epochMilliseconds)
  // 'Earlier' is just before the gap, so the next change of the clocks is the gap itself.
  return new Date((earlier.getTimeZoneTransition('next') ?? earlier).epochMilliseconds)
}
