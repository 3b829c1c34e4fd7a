import { dayOf, daysBetween } from '../../../rules/library/review-day'
import type { ReviewAmount } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import { isSatElsewhere } from '../asking/sat-elsewhere'
import { HARD_FROM, isActive, isFresh, openSql, orderSql, shownFrom } from '../schedule/due-sql'
import { type Pace, secondsToday } from '../schedule/forecast'
import type { Reviewer } from '../schedule/reviewer'
import type { Today } from '../schedule/today'

export const satSql = isSatElsewhere({ user: 'c.user_id', block: 'c.block_id', attempt: 'null', now: '$2' })

/** So many cards are handed out at once. */
const AT_ONCE = 10
const firstIds = (which: string) => `(array_agg(id order by place) filter (where ${which}))[1:${AT_ONCE}]`

/** The first of those that are ready, new, or steps that wait. */
const firsts = `${firstIds("kind <> 'n' and not (step and turn > $2)")} as ready, ${firstIds("kind = 'n'")} as fresh, ${firstIds('step and turn > $2')} as waiting`

/**
 * A letter for each card that is due, in the order of the queue: `s` a short step that is up, `n` new, `h` hard, `q` a question, `c` another. One row, however
 * many cards. Short steps that still wait are counted.
 */
const dueSql = (
  more: string,
) => `with ${openSql}, due as (select c.id, c.turn, c.state in ('learning', 'relearning') as step, row_number() over (order by ${orderSql}) as place,
    case when c.state in ('learning', 'relearning') then 's' when c.side = 'question' then 'q' when ${isFresh} then 'n'
      when c.difficulty >= ${HARD_FROM} then 'h' else 'c' end as kind
    ${shownFrom(`c.turn < $3 and ${isActive}`, satSql)})
  select coalesce(string_agg(kind, '' order by place) filter (where not (step and turn > $2)), '') as kinds,
    count(*) filter (where step and turn > $2)::int as "stepsAhead",
    count(*) filter (where turn >= $4 and kind in ('c', 'h', 's'))::int as "cardsOfToday",
    count(*) filter (where turn >= $4 and kind = 'q')::int as "questionsOfToday",
    min(turn) filter (where kind <> 'n') as since${more} from due`

const due = dueSql('')
const dueWithIds = dueSql(`, ${firsts}`)

interface Found {
  kinds: string
  stepsAhead: number
  cardsOfToday: number
  questionsOfToday: number
  since: Date | null
}

interface FoundIds {
  ready: string[] | null
  fresh: string[] | null
  waiting: string[] | null
}

export interface Tonight {
  due: ReviewAmount
  /** How many from the first on are for today; short steps that still wait are more. */
  count: number
  today: ReviewAmount
}

/** What is due, and what of it is for today. */
export async function tonightOf(
  { query }: Pick<Connection, 'query'>,
  reviewer: Reviewer,
  today: Today,
): Promise<Tonight> {
  const { rows } = await query({ text: due, values: valuesOf(reviewer) })
  return shareOf(rows[0] as unknown as Found, reviewer, today).tonight
}

/** The ids of the next cards: those for today, or that fit into so many minutes, in their order, then short steps that still wait. */
export async function nextOf(
  { query }: Pick<Connection, 'query'>,
  reviewer: Reviewer,
  today: Today,
  minutes?: number | null,
): Promise<{ ids: string[]; amount: ReviewAmount }> {
  const { rows } = await query({ text: dueWithIds, values: valuesOf(reviewer) })
  const found = rows[0] as unknown as Found & FoundIds
  const { kept, tonight } = shareOf(found, reviewer, today, minutes)
  return { ids: nextIds(found, kept), amount: tonight.today }
}

const valuesOf = ({ userId, now, until, from }: Reviewer) => [userId, now, until, from]

function shareOf(found: Found, reviewer: Reviewer, today: Today, minutes?: number | null) {
  const newLeft = Math.max(0, reviewer.newPerDay - today.begun)
  const kinds = withNew(found.kinds, newLeft)
  const seconds = typeof minutes === 'number' ? minutes * 60 : secondsLeft(reviewer, today, found, kinds)
  const count = fitting(kinds, today, seconds)
  const ahead = 's'.repeat(found.stepsAhead)
  const kept = kinds.slice(0, count)
  const tonight = { due: amountOf(kinds + ahead, today), count, today: amountOf(kept + ahead, today) }
  return { kept, tonight }
}

/** New cards stand behind all others but the steps that wait. */
function nextIds({ ready, fresh, waiting }: FoundIds, kept: string): string[] {
  const begins = kept.split('n').length - 1
  const others = kept.length - begins
  const ids = [...(ready ?? []).slice(0, others), ...(fresh ?? []).slice(0, begins), ...(waiting ?? [])]
  return ids.slice(0, AT_ONCE)
}

/** New cards are as many as may begin today. */
export function withNew(kinds: string, newLeft: number): string {
  let left = newLeft
  return kinds.replace(/n/g, (letter) => (left-- > 0 ? letter : ''))
}

const secondsOf = (kind: string, { cardSeconds, questionSeconds }: Pace) =>
  kind === 'q' ? questionSeconds : cardSeconds

/** How many from the first on fit into the seconds. Short steps that are up always do, and so does half of a card. */
export function fitting(kinds: string, pace: Pace, seconds: number): number {
  let left = seconds
  let count = 0
  for (const kind of kinds) {
    const each = secondsOf(kind, pace)
    if (kind !== 's' && left < each / 2) break
    left -= each
    count++
  }
  return count
}

function secondsLeft(
  reviewer: Reviewer,
  today: Today,
  { cardsOfToday, questionsOfToday, since }: Found,
  kinds: string,
): number {
  const fresh = kinds.split('n').length - 1
  const own = (cardsOfToday + fresh) * today.cardSeconds + questionsOfToday * today.questionSeconds
  const all = amountSeconds(kinds, today)
  const daysAway = since && since < reviewer.from ? daysBetween(dayOf(since, reviewer.zone), reviewer.day) : 1
  const aim = secondsToday({
    own: own + today.seconds,
    backlog: Math.max(0, all - own),
    daysAway,
    cap: reviewer.cap * 60,
  })
  return Math.max(0, aim - today.seconds)
}

function amountSeconds(kinds: string, pace: Pace): number {
  let seconds = 0
  for (const kind of kinds) seconds += secondsOf(kind, pace)
  return seconds
}

function amountOf(kinds: string, { cardSeconds, questionSeconds }: Pace): ReviewAmount {
  const count = (letter: string) => kinds.split(letter).length - 1
  const questions = count('q')
  const cards = kinds.length - questions
  const [inCards, inQuestions] = [minutesOf(cards * cardSeconds), minutesOf(questions * questionSeconds)]
  return {
    cards,
    hard: count('h'),
    questions,
    cardMinutes: inCards,
    questionMinutes: inQuestions,
    minutes: inCards + inQuestions,
  }
}

const minutesOf = (seconds: number) => Math.ceil(seconds / 60)
