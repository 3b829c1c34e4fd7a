import { dayAfter, daysBetween } from '../../../rules/library/review-day'
import { isOff } from '../../../rules/library/reviewing'
import type { Connection } from '../../kernel/database/database'
import { daySql } from './day-sql'
import { isActive, isFresh, openSql, shownFrom } from './due-sql'
import { type Group, loadToCome } from './forecast'
import type { Reviewer } from './reviewer'
import type { Today } from './today'

const days = daySql('c.turn', '$4')

/**
 * One scan of the cards that a person will be shown, and a row for each day and how well they are remembered. A question that they sit now comes up once it is
 * handed in.
 */
const grouped = `with ${openSql}
  select greatest(0, case when c.turn < $3 then 0 else ${days} - $5::date end)::int as "in", c.side = 'question' as question,
    case when c.state = 'new' then 0 else avg(c.stability) end as stability, count(*)::int as count, ${isFresh} as fresh
  ${shownFrom(isActive, 'false')}
  group by 1, 2, ${isFresh}, c.state = 'new', c.state, width_bucket(ln(greatest(c.stability, 0.1)), -2, 8, 12)`

export interface DayLoad {
  day: string
  minutes: number
  off: boolean
}

/** The minutes of review of each of so many days after today, and how many cards have not begun. */
export async function loadOf(
  { query }: Pick<Connection, 'query'>,
  reviewer: Reviewer,
  today: Today,
  length: number,
): Promise<{ load: DayLoad[]; waiting: number }> {
  const { userId, now, until, zone, day, exams, cap, retention } = reviewer
  const { rows } = await query({ text: grouped, values: [userId, now, until, zone, day] })
  const groups = rows as unknown as (Group & { fresh: boolean })[]
  const minutes = loadToCome(groups, length, {
    cap,
    retention,
    exams: exams.map(({ date }) => daysBetween(day, date)),
    isOff: (each) => isOff(reviewer, dayAfter(day, each)),
    cardSeconds: today.cardSeconds,
    questionSeconds: today.questionSeconds,
  })
  const load = minutes.map((each, at) => {
    const then = dayAfter(day, at + 1)
    return { day: then, minutes: each, off: isOff(reviewer, then) }
  })
  return { load, waiting: groups.reduce((sum, { fresh, count }) => sum + (fresh ? count : 0), 0) }
}
