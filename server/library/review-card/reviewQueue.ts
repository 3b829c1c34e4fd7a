import { signedIn } from '../../kernel/context'
import type { Connection } from '../../kernel/database/database'
import type { Operation } from '../../kernel/graphql/operation'
import { dayAfter, daySql, daysBetween } from './day'
import { isActive, isFresh, openSql, shownFrom } from './due-sql'
import { type Group, loadToCome } from './forecast'
import { isOff, type Reviewer, reviewerOf } from './reviewer'
import { todayOf } from './today'
import { tonightOf } from './tonight'

const MOST_DAYS = 98
const DAYS_WITHOUT_EXAM = 28

/** What is due today, what was done, and the load to come. */
export const reviewQueue: Operation<'reviewQueue'> = async (_args, context) => {
  const { database, clock } = context
  const reviewer = await reviewerOf(database, signedIn(context).id, clock.now())
  const today = await todayOf(database, reviewer)
  const { due, today: amount } = await tonightOf(database, reviewer, today)
  const { groups, waiting } = await groupsOf(database, reviewer)
  const { day, exams, cap, retention } = reviewer
  const off = isOff(reviewer, day)
  const inDays = exams.map(({ date }) => daysBetween(day, date))
  const length = Math.min(MOST_DAYS, inDays.at(-1) ?? DAYS_WITHOUT_EXAM)
  const load = loadToCome(groups, length, {
    cap,
    retention,
    exams: inDays,
    isOff: (each) => isOff(reviewer, dayAfter(day, each)),
    cardSeconds: today.cardSeconds,
    questionSeconds: today.questionSeconds,
  })
  return {
    day,
    off,
    due,
    today: off ? nothing : amount,
    done: today.done,
    waiting,
    load: load.map((minutes, at) => {
      const each = dayAfter(day, at + 1)
      return { day: each, minutes, off: isOff(reviewer, each) }
    }),
    exams,
    cap,
  }
}

const nothing = { cards: 0, hard: 0, questions: 0, cardMinutes: 0, questionMinutes: 0, minutes: 0 }

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

async function groupsOf({ query }: Pick<Connection, 'query'>, { userId, now, until, zone, day }: Reviewer) {
  const { rows } = await query({ text: grouped, values: [userId, now, until, zone, day] })
  const groups = rows as unknown as (Group & { fresh: boolean })[]
  const waiting = groups.reduce((sum, { fresh, count }) => sum + (fresh ? count : 0), 0)
  return { groups, waiting }
}
