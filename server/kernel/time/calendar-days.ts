import { daysAfter as millisecondsAfter } from '../../../rules/wall-clock'

/** The same time of day so many calendar days later, by the clocks of London or of another zone. */
export const daysAfter = (instant: Date, days: number, zone?: string): Date =>
  new Date(millisecondsAfter(instant.getTime(), days, zone))

const LONDON_SQL = `'Europe/London'`
const wallSql = (instant: string) => `(${instant} at time zone ${LONDON_SQL})`

/**
 * The same of London in SQL, of parts that a generated column may have. Of a time that the clocks repeat the database takes the second, so an hour before
 * is looked at.
 */
export function daysAfterSql(instant: string, days: number): string {
  const wall = `(${wallSql(instant)} + interval '${days} days')`
  const second = `(${wall} at time zone ${LONDON_SQL})`
  const first = `(((${second} at time zone 'UTC') - interval '1 hour') at time zone 'UTC')`
  return `(case when ${wallSql(first)} = ${wall} then ${first} else ${second} end)`
}
