import { Temporal } from 'temporal-polyfill'

const SATURDAY = 6

/** The same time of day so many working days later: Monday to Friday by the London calendar. */
export function workingDaysAfter(instant: Date, days: number): Date {
  let day = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('Europe/London')
  for (let left = days; left > 0; ) {
    day = day.add({ days: 1 })
    if (day.dayOfWeek < SATURDAY) left--
  }
  return new Date(day.epochMilliseconds)
}
