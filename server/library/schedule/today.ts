import type { ReviewDay } from '../../../schema/generated/types'
import type { Connection } from '../../kernel/database/database'
import type { Pace } from './forecast'
import type { Reviewer } from './reviewer'

/** Before a person has a pace of their own. */
const CARD_SECONDS = 20
const QUESTION_SECONDS = 102
/** A pace follows from so many of the latest answers, once there are a few. */
const LATEST = 200
const FEWEST = 10

const today = `with latest as (select side = 'question' as question, seconds from (select side, seconds from review_logs
    where user_id = $1 and undone_at is null and seconds > 0 order by at desc limit ${LATEST}) l),
  done as (select side = 'question' as question, grade, seconds, before ->> 'state' = 'new' and side <> 'criterion' as begun from review_logs
    where user_id = $1 and undone_at is null and at >= $2)
  select count(*) filter (where not question)::int as cards, count(*) filter (where question)::int as questions,
    count(*) filter (where question and grade = 'good')::int as "right", coalesce(sum(seconds), 0)::int as seconds,
    count(*) filter (where not question and begun)::int as begun,
    count(*) filter (where not question and grade = 'again')::int as again, count(*) filter (where not question and grade = 'hard')::int as hard,
    count(*) filter (where not question and grade = 'good')::int as good, count(*) filter (where not question and grade = 'easy')::int as easy,
    (select percentile_cont(0.5) within group (order by seconds) from latest where not question having count(*) >= ${FEWEST}) as "cardPace",
    (select percentile_cont(0.5) within group (order by seconds) from latest where question having count(*) >= ${FEWEST}) as "questionPace"
  from done`

/** What a person has done today, how many new cards they have begun, and their pace in seconds. */
export interface Today extends Pace {
  done: ReviewDay
  seconds: number
  begun: number
}

export async function todayOf({ query }: Pick<Connection, 'query'>, { userId, from }: Reviewer): Promise<Today> {
  const { rows } = await query({ text: today, values: [userId, from] })
  const { begun, cardPace, questionPace, ...done } = rows[0] as unknown as ReviewDay & {
    begun: number
    cardPace: number | null
    questionPace: number | null
  }
  return {
    done,
    seconds: done.seconds,
    begun,
    cardSeconds: cardPace ?? CARD_SECONDS,
    questionSeconds: questionPace ?? QUESTION_SECONDS,
  }
}
