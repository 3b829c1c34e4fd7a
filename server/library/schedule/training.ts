/** Days on which somebody trains with others, from the first to the last, and whether Sundays of them are free. */
export interface Training {
  name: string
  from: string
  until: string
  sundayOff: boolean
}

const parts: string[] = []

/** Lets a noun's days of training stand in plans: SQL for the `name`, `from`, `until` and `sunday_off` of those of the person `who.id` that end on `$2` or later. Called once, beside its table. */
export function trains(sql: string): void {
  parts.push(sql)
}

/** SQL: all trainings of the person `who.id` as JSON, the first one first. */
export const trainingsSql = (): string =>
  parts.length
    ? `(select coalesce(json_agg(json_build_object('name', t.name, 'from', t."from", 'until', t.until, 'sundayOff', t.sunday_off) order by t."from", t.name), '[]') from (${parts.join(' union all ')}) t)`
    : "'[]'::json"
