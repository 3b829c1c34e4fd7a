import { invalid } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { permittedSql } from '../timetables'

interface Rule {
  timezone: string
  weekday: number
  from: string
  until: string
  validFrom: string | null
  validUntil: string | null
  others: Pick<Rule, 'weekday' | 'from' | 'until'>[]
  /** Minutes of the shortest live session that its tutor may conduct in it; null where there is none yet. */
  shortest: number | null
}

const found = `select r.timezone, r.weekday, r."from", r."until", r.valid_from::text as "validFrom", r.valid_until::text as "validUntil",
    (select coalesce(json_agg(o), '[]') from (select weekday, "from", "until" from availability_rules
      where user_id = r.user_id and timezone = r.timezone and id <> r.id) o) as others,
    (select min(coalesce(t.duration, 60)) from mocks m ${permittedSql} join session_types t on t.id = m.session_type_id
      where m.status = 'published' and p.user_id = r.user_id and t.mode = 'live'
        and (r.session_type_ids = '{}' or t.id = any(r.session_type_ids))
        and (r.practice_area_ids = '{}' or m.practice_area_id = any(r.practice_area_ids)))::int as shortest
  from availability_rules r where r.id = $1`

const DAY_MS = 86_400_000
const WEEK_MINUTES = 7 * 1440

/** Refuses weekly hours that could never give a start, with the reason. Throws VALIDATION. */
export async function refuseNeverOpen({ id }: { id: string }, { query }: Writing): Promise<void> {
  const { rows } = await query({ text: found, values: [id] })
  const [rule] = rows as unknown as Rule[]
  if (!rule) return
  const { validFrom, validUntil, weekday } = rule
  if (validFrom && validUntil && validUntil < validFrom)
    throw invalid('validUntil', 'The last day must not come before the first.')
  if (validFrom && validUntil && !hasWeekday(validFrom, validUntil, weekday))
    throw invalid('weekday', 'There is no such weekday between the first day and the last.')
  const minutes = minutesOf(rule)
  if (rule.shortest !== null && minutes < rule.shortest)
    throw invalid(
      'until',
      `Nothing can begin in these hours: they last ${minutes} minutes, and the shortest session in them takes ${rule.shortest}.`,
    )
}

function hasWeekday(first: string, last: string, weekday: number): boolean {
  const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7
  return Date.parse(first) + ahead * DAY_MS <= Date.parse(last)
}

const minuteOf = (wall: string) => {
  const [hours = 0, minutes = 0] = wall.split(':').map(Number)
  return hours * 60 + minutes
}

/** How long the time is open that the hours are a part of: hours that touch, also over midnight, give starts together. */
function minutesOf({ others, ...rule }: Rule): number {
  const spanOf = ({ weekday, from, until }: Pick<Rule, 'weekday' | 'from' | 'until'>) => {
    const midnight = (weekday - 1) * 1440
    return { from: midnight + minuteOf(from), until: midnight + minuteOf(until) }
  }
  const around = others
    .map(spanOf)
    .flatMap((span) => [-WEEK_MINUTES, 0, WEEK_MINUTES].map((by) => ({ from: span.from + by, until: span.until + by })))
    .sort((one, other) => one.from - other.from)
  const open = spanOf(rule)
  for (const { from, until } of around) if (from <= open.until && until > open.until) open.until = until
  for (const { from, until } of around.toReversed()) if (until >= open.from && from < open.from) open.from = from
  return open.until - open.from
}
