import { invalid } from '../../kernel/errors'
import type { TimeRange } from '../../kernel/time/ranges'
import { STEP_MINUTES } from '../../kernel/time/steps'
import type { Writing } from '../../kernel/write/write'
import { weeklyHours } from '../starts/open-hours'
import { type Hours, rangeOf, type Timetable } from '../starts/timetable'
import { asList, permittedSql, timetablesIn } from '../starts/timetables'
import { type Conducted, givesStart, kindsFor, minutesOpen } from './gives-start'

const DAY_MS = 86_400_000
/** With the dates of other hours, and the changes of the clocks, each week of a year may be different. */
const LOOKED_AHEAD_MS = 53 * 7 * DAY_MS

/** Whose hours they are, and what that tutor may conduct. */
const givenSql = (
  table: string,
  columns = '',
) => `select ${columns} g.user_id as "userId", ${asList(`select distinct m.session_type_id as "sessionTypeId",
      m.practice_area_id as "practiceAreaId", coalesce(t.duration, 60) as duration
    from mocks m ${permittedSql} join session_types t on t.id = m.session_type_id
    where m.status = 'published' and t.mode = 'live' and p.user_id = g.user_id`)} as conducted
  from ${table} g where g.id = $1`

interface Given {
  id: string
}

interface Tutor {
  userId: string
  conducted: Conducted[]
}

/** Refuses weekly hours that could never give a start, with the reason. Throws VALIDATION. */
export async function refuseNeverOpen({ id }: Given, writing: Writing): Promise<void> {
  const { rows } = await writing.query({ text: givenSql('availability_rules'), values: [id] })
  const { userId, conducted } = rows[0] as unknown as Tutor
  const { hours } = await timetableOf(userId, writing, { from: writing.now, until: writing.now })
  const rule = hours.find((each) => each.id === id)
  if (!rule) return
  const { validFrom, validUntil, weekday } = rule
  if (validFrom && validUntil && validUntil < validFrom)
    throw invalid('validUntil', 'The last day must not come before the first.')
  if (validFrom && validUntil && !hasWeekday(validFrom, validUntil, weekday))
    throw invalid('weekday', 'There is no such weekday between the first day and the last.')
  // Days off come and go; weekly hours are judged by the usual week.
  refuseWithoutStart({ hours, exceptions: [] }, rule, weeksOf(rule, writing.now), conducted)
}

/** Refuses extra hours that could never give a start, with the reason. Throws VALIDATION. */
export async function refuseNeverExtra({ id }: Given, writing: Writing): Promise<void> {
  const { rows } = await writing.query({
    text: givenSql(`(select * from availability_exceptions where kind = 'extra')`, 'g."from", g."until",'),
    values: [id],
  })
  const [found] = rows as unknown as (Tutor & { from: string; until: string })[]
  if (!found) return
  const range = { from: new Date(found.from), until: new Date(found.until) }
  const timetable = await timetableOf(found.userId, writing, range)
  const extra = timetable.exceptions.find((each) => each.id === id)
  if (extra) refuseWithoutStart(timetable, extra, [rangeOf(extra)], found.conducted)
}

function refuseWithoutStart(
  opened: Pick<Timetable, 'hours' | 'exceptions'>,
  given: Parameters<typeof kindsFor>[1],
  ranges: readonly TimeRange[],
  conducted: readonly Conducted[],
) {
  const kinds = kindsFor(opened, given, conducted)
  const [shortest] = kinds
  // Somebody who may conduct nothing yet opens what they like.
  if (!shortest || ranges.some((range) => kinds.some((kind) => givesStart(opened, kind, range)))) return
  const minutes = Math.max(0, ...ranges.map((range) => minutesOpen(opened, shortest, range)))
  if (minutes < shortest.duration)
    throw invalid(
      'until',
      `Nothing can begin in these hours: they last ${minutes} minutes, and the shortest session in them takes ${shortest.duration}.`,
    )
  throw invalid(
    'until',
    `Nothing can begin in these hours: sessions begin with the hours and every ${STEP_MINUTES} minutes after, and the shortest takes ${shortest.duration}.`,
  )
}

/** The hours of each week in which a rule may be the only one, or stand beside others. */
function weeksOf(rule: Hours, now: Date): TimeRange[] {
  const first = rule.validFrom ?? rule.validUntil
  const from = first && (rule.validFrom || Date.parse(first) < now.getTime()) ? Date.parse(first) - 7 * DAY_MS : +now
  return weeklyHours([rule], { from: new Date(from), until: new Date(from + LOOKED_AHEAD_MS) })
}

async function timetableOf(userId: string, writing: Writing, period: TimeRange): Promise<Timetable> {
  const [timetable] = await timetablesIn(writing).of([{ userId, mocks: [] }], period)
  return timetable as Timetable
}

function hasWeekday(first: string, last: string, weekday: number): boolean {
  const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7
  return Date.parse(first) + ahead * DAY_MS <= Date.parse(last)
}
