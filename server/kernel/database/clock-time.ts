import { sql } from 'drizzle-orm'

/** Stands in a statement for the time of the server's clock, which whoever writes the statement does not know. The error of a failed statement names it as a text. */
const CLOCK_TIME = Object.freeze({ toString: () => 'the time of the clock' })

/** The time of the server's clock, as a value in a statement of the query builder. */
export const clockTime = () => sql`${sql.param(CLOCK_TIME)}`

type Query<Config, Result> = (config: Config, values?: unknown[]) => Promise<Result>

/** A connection that says the clock's time where a statement asks for it. */
export const saying =
  <Config, Result>(query: Query<Config, Result>, timeNow: () => Date): Query<Config, Result> =>
  (config, values) =>
    query(
      config,
      values?.map((value) => (value === CLOCK_TIME ? timeNow().toISOString() : value)),
    )
