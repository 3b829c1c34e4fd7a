import type { Connection } from '../../kernel/database/database'
import { isByPersonSql } from '../asking/asked-sql'

/** SQL for whether a question `q` of a handed-in attempt `t`, whose block is `b`, waits for a person to mark it. */
export const waitsSql = `(t.by_person and ${isByPersonSql} and b.voided_at is null and q.points is null)`

/** What questions of an attempt sum up to, of those that are not taken out; of a handed-in one, of those that are marked. */
const settle = `with sums as (select q.attempt_id,
      coalesce(round(sum(q.points)::numeric, 4), 0)::float8 as points,
      coalesce(sum(coalesce(q.score, b.score)) filter (where case when t.status in ('submitted', 'graded') then q.points is not null
        else t.by_person or not ${isByPersonSql} end), 0)::int as most,
      count(*) filter (where ${waitsSql}) = 0 as whole,
      case when count(*) = count(q.estimate) then round(avg(q.estimate)::numeric, 2)::float8 end as line
    from attempt_questions q join test_attempts t on t.id = q.attempt_id join content_blocks b on b.id = q.block_id
    where q.attempt_id = any($1::uuid[]) and b.voided_at is null group by q.attempt_id)
  update test_attempts a set most = coalesce(s.most, 0),
    pass_percent = case when a.pass_estimated then s.line else a.pass_percent end,
    points = case when a.status in ('submitted', 'graded') then coalesce(s.points, 0) end,
    status = case when a.status in ('submitted', 'graded') then case when coalesce(s.whole, true) then 'graded' else 'submitted' end else a.status end
  from unnest($1::uuid[]) i(id) left join sums s on s.attempt_id = i.id where a.id = i.id`

/** Sums attempts up anew: points where they are handed in, the most to be had, and a pass line that follows from estimates. Who calls it holds the attempts. */
export async function settleAttempts({ query }: Pick<Connection, 'query'>, ids: readonly string[]): Promise<void> {
  await query({ text: settle, values: [ids] })
}
