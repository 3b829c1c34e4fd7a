import type { PracticePool } from '../../../schema/generated/types'
import { opens } from '../library-permission/term'
import { isMet } from './is-met'
import { satNow } from './sat-elsewhere'
import { toLearnSql } from './to-learn-sql'
import { usableQuestion } from './usable-question'

/** Whether how an answer `m` of an attempt `e` went has been shown. */
const isShown = `(m.checked_at is not null or (e.status in ('submitted', 'graded') and m.feedback_show in ('after_answer', 'after_submit')))`

const latest = (column: string, where: string) => `(array_agg(${column} order by m.id desc) filter (where ${where}))[1]`

/**
 * What the person `$1` has done to each question that they were ever asked, and what they sit at `$2`, for the WITH of a statement: read once, since they
 * have fewer answers than open questions. An attempt that has not touched a question changes nothing of its flag.
 */
export const theirs = `theirs as materialized (select m.block_id, bool_or(m.answer is not null) as answered, bool_or(${isMet}) as met,
    ${latest('m.flagged', 'm.change > 0')} as flagged, ${latest('m."right"', isShown)} as "right", ${latest('m.confidence', isShown)} as confidence
  from attempt_questions m join test_attempts e on e.id = m.attempt_id where m.user_id = $1 group by m.block_id),
  sat as materialized ${satNow({ user: '$1', now: '$2' })}`

/** SQL for whether that holds of what they did to the question `b`: a set that is looked up, however many questions and answers the database expects. */
export const didWith = (what: string) => `b.id in (select t.block_id from theirs t where ${what})`

const isToLearn = toLearnSql('t')

const pools: Record<PracticePool, string> = {
  unused: `not ${didWith('t.answered')}`,
  wrong: didWith(`${isToLearn} and not t."right"`),
  guessed: didWith(`${isToLearn} and t."right"`),
  right: didWith(`t."right" and ${isToLearn} is not true`),
  sure_and_wrong: didWith(`not t."right" and t.confidence = 'sure'`),
  flagged: didWith('t.flagged'),
}

const named = Object.entries(pools).map(([pool, holds]) => `case when ${holds} then '${pool}' end`)

/**
 * FROM and WHERE of the questions `b` of bundles `u` that a person may practise, with their pools `d`: all that they have open, without those that a test
 * holds back or that they sit now. `$1` is the person, `$2` now. The statement begins WITH `theirs`.
 */
export const practicable = `from library_permissions p
  join bundles u on u.id = p.bundle_id and u.status in ('published', 'archived')
  join content_blocks b on b.content_id = u.content_id and ${usableQuestion}
  cross join lateral (select array_remove(array[${named.join(', ')}], null) as pools) d
  where p.user_id = $1 and ${opens('p', '$2')}
    and coalesce(b.feedback_show, u.feedback_show) in ('after_answer', 'after_submit')
    and (u.retake is null or exists (select 1 from test_attempts e where e.user_id = $1 and e.bundle_id = u.id and e.status in ('submitted', 'graded')))
    and b.id not in (select block_id from sat)`
