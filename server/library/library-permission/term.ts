import type { Writing } from '../../kernel/write/write'

/** SQL: when a permission `p` ends that begins at an instant, by the calendar of London: a month later at the same time of day. Null: it has no duration. */
export const endOf = (p: string, from: string) =>
  `case when ${p}.duration is not null then ((${from} at time zone 'Europe/London') + (${p}.duration || ' ' || ${p}.duration_unit)::interval) at time zone 'Europe/London' end`

/**
 * SQL: whether a permission `p` opens its bundle at an instant. It is the one rule of every copy that the server keeps in SQL; `opened` of
 * access/library/holding.ts says the same to the readers of single rows.
 */
export const opens = (p: string, now: string) =>
  `(${p}.status = 'active' and ${p}.begins_at <= ${now} and ${p}.ends_at > ${now})`

/** SQL: whether a permission `p` opens its bundle at an instant or may yet: one that waits, or is paused, is not over. */
export const mayOpen = (p: string, now: string) =>
  `(${p}.status in ('pending', 'active', 'paused') and ${p}.ends_at > ${now})`

const begin = `update library_permissions p set "from" = coalesce(p."from", $2), until = coalesce(p.until, ${endOf('p', 'coalesce(p."from", $2)')})
  where p.id = $1 and p.status = 'active' and (p."from" is null or p.until is null)`

/** Gives a permission that staff made active without a word on its time the time that it lasts, from now or from when they said. */
export const beginTerm = async ({ query, now }: Writing, id: string) => {
  await query({ text: begin, values: [id, now] })
}
