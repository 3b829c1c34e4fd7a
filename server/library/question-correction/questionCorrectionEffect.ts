import type { CorrectionEffect } from '../../../schema/generated/types'
import type { Operation } from '../../kernel/graphql/operation'
import { ownQuestion } from '../asking/own-question'
import { reachesLine } from '../results/is-passed'
import { waitsSql } from '../results/settle-attempts'
import { acceptedOptions } from './accepting'

/** Nothing of the attempt waits to be marked, now and afterwards: one that is marked in part neither passes nor fails. */
const isWhole = `j.status = 'graded'`
const isWholeThen = `(${isWhole} or $2 and not exists (select 1 from attempt_questions q join test_attempts t on t.id = q.attempt_id
        join content_blocks b on b.id = q.block_id where t.id = j.id and q.block_id <> $1 and ${waitsSql}))`

/**
 * `$2`: it is taken out; `$3`: the options that are accepted. The pass line by estimates becomes that of the other questions, as they were estimated at the start.
 */
const effect = `with had as (select a.id, a.user_id, a.status, a.points, a.most, a.pass_percent, a.pass_estimated, a.submitted_at, q.answer, q.points as own,
      coalesce(q.score, b.score) as score, q.points is not null as counts
    from attempt_questions q join test_attempts a on a.id = q.attempt_id join content_blocks b on b.id = q.block_id
    where q.block_id = $1 and a.status in ('in_progress', 'submitted', 'graded')),
  judged as (select h.*, h.points - coalesce(h.own, 0) + case when not $2 and h.answer[1] = any($3::text[]) then h.score when $2 then 0 else coalesce(h.own, 0) end as points_then,
      h.most - case when $2 and h.counts then h.score else 0 end as most_then,
      case when $2 and h.pass_estimated then (select round(avg(o.estimate)::numeric, 2)::float8 from attempt_questions o
        join content_blocks c on c.id = o.block_id where o.attempt_id = h.id and o.block_id <> $1 and c.voided_at is null) else h.pass_percent end as pass_then
    from had h where h.status <> 'in_progress'),
  passed as (select j.*, case when ${isWhole} and j.most > 0 then ${reachesLine('100 * j.points / j.most', 'j.pass_percent')} end as is_passed,
      case when ${isWholeThen} and j.most_then > 0 then ${reachesLine('100 * j.points_then / j.most_then', 'j.pass_then')} end as is_passed_then from judged j)
  select count(*)::int as attempts, count(distinct user_id)::int as people,
    count(*) filter (where round((100 * points / nullif(most, 0))::numeric) is distinct from round((100 * points_then / nullif(most_then, 0))::numeric)
      or is_passed is distinct from is_passed_then)::int as changed,
    count(*) filter (where is_passed)::int as passing, count(*) filter (where is_passed_then)::int as "passingThen",
    count(*) filter (where is_passed and not is_passed_then)::int as falling,
    (select count(*)::int from had where status = 'in_progress') as running,
    (select json_build_object('passPoints', pass_percent * most / 100, 'most', most, 'passPointsThen', pass_then * most_then / 100, 'mostThen', most_then)
      from passed j where ${isWhole} order by submitted_at desc, id desc limit 1) as latest
  from passed`

/** What a correction would do, worked out from the attempts as they are. */
export const questionCorrectionEffect: Operation<'questionCorrectionEffect'> = async (
  { blockId, kind, optionIds },
  context,
) => {
  const { reader, database } = context
  const question = await ownQuestion({ reader, query: database.query }, blockId)
  const accepted = acceptedOptions(question, kind, optionIds)
  const { rows } = await database.query({ text: effect, values: [blockId, kind === 'void', accepted] })
  const { latest, ...counts } = rows[0] as unknown as CorrectionEffect & { latest: Partial<CorrectionEffect> | null }
  return { ...none, ...counts, ...latest }
}

const none = { passPoints: null, most: null, passPointsThen: null, mostThen: null }
