import type { Services } from '../../kernel/context'
import type { Connection } from '../../kernel/database/database'
import { write } from '../../kernel/write/write'
import { isByPersonSql } from '../asking/asked-sql'
import { keptSql } from './kept-counts'

const MOST = 200
/** In a shorter attempt the other questions say little of how strong somebody is. */
export const FEWEST_BESIDE = 9

const isFirst = `q.answer is not null and not q.seen_before and not exists (select 1 from attempt_questions o
        where o.user_id = q.user_id and o.block_id = q.block_id and o.counted)`
const score = `count(q."right")::int as asked, count(*) filter (where q."right")::int as "right"`
const marked = `marked as (update attempt_questions q set counted = true, strength = case when q."right" is not null and s.asked > ${FEWEST_BESIDE}
        then round(100.0 * (s."right" - q."right"::int) / (s.asked - 1)) end
      from firsts f join scores s on s.attempt_id = f.attempt_id where q.id = f.id returning q.block_id, q.answer, q."right", q.seconds, q.strength)`

/**
 * Marks the first answers of people that no attempt of theirs has counted yet, each with how the person did in the rest of the attempt; of a person with two such
 * attempts at once, one. What a person marks is counted once it is marked.
 */
const take = `with taken as (update test_attempts set counted = true where id = any(array(
      select id from test_attempts where status in ('submitted', 'graded') and not counted
      order by submitted_at limit ${MOST} for update skip locked)) returning id),
    firsts as (select distinct on (q.user_id, q.block_id) q.id, q.attempt_id from attempt_questions q join taken t on t.id = q.attempt_id
        join content_blocks b on b.id = q.block_id
      where ${isFirst} and (q."right" is not null or not ${isByPersonSql})
      order by q.user_id, q.block_id, q.id),
    scores as (select q.attempt_id, ${score} from attempt_questions q join taken t on t.id = q.attempt_id group by q.attempt_id),
    ${marked}`

const count = `${take}, ${keptSql('add')}
  select count(*)::int as taken from taken`

const one = `with firsts as (select q.id, q.attempt_id from attempt_questions q join test_attempts t on t.id = q.attempt_id
      where q.id = $1 and t.counted and ${isFirst}),
    scores as (select q.attempt_id, ${score} from attempt_questions q join firsts f on f.attempt_id = q.attempt_id group by q.attempt_id),
    ${marked}, ${keptSql('add')} select 1`

/** Adds an answer that a person has marked to the counts of its question, where its attempt was counted before. Who calls it holds the attempt. */
export async function countMarked({ query }: Pick<Connection, 'query'>, questionId: string): Promise<void> {
  await query({ text: one, values: [questionId] })
}

/**
 * Adds the first answers of attempts handed in since the last time to the counts of their questions. Not at the hand-in itself, where a school that ends
 * together would wait for the same rows.
 */
export async function countNew(services: Pick<Services, 'database'> & Services): Promise<void> {
  for (;;) {
    const { rows } = await write(services, ({ query }) => query({ text: count, values: [] }))
    if ((rows[0]?.taken as number) < MOST) return
  }
}
