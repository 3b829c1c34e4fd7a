import { Temporal } from 'temporal-polyfill'

/** A week of London, from its Monday's midnight to the next one's. */
export interface Week {
  monday: string
  from: Date
  until: Date
}

const DAYS = 7

/** The present week and those before it, the oldest first. A week in which the clocks change is an hour shorter or longer than the others. */
export function latestWeeks(now: Date, count: number): Week[] {
  const today = Temporal.PlainDate.from(londonDay(now))
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return Array.from({ length: count }, (_, at) => {
    const first = monday.subtract({ days: DAYS * (count - 1 - at) })
    return { monday: first.toString(), from: midnight(first), until: midnight(first.add({ days: DAYS })) }
  })
}

/** The calendar day of an instant in London, such as '2026-03-29'. */
export const londonDay = (instant: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('Europe/London').toPlainDate().toString()

const midnight = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime('Europe/London').epochMilliseconds)

/** A statement's table of weeks, `w`, from the parameters 1 to 3. */
export const weeksSql =
  'unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) with ordinality as w(monday, since, until, place)'

/** The parameters of `weeksSql`. */
export const weekValues = (weeks: readonly Week[]) => [
  weeks.map(({ monday }) => monday),
  weeks.map(({ from }) => from.toISOString()),
  weeks.map(({ until }) => until.toISOString()),
]
