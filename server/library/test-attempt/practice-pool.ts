import { opens } from '../library-permission/term'
import { isSatElsewhere } from './sat-elsewhere'
import { toLearnSql } from './to-learn-sql'
import { usableQuestion } from './usable-question'

/** What the person did last to a question, as far as it has been shown how it went. */
const last = `select m."right", m.confidence from attempt_questions m join test_attempts e on e.id = m.attempt_id
  where m.user_id = $1 and m.block_id = b.id
    and (m.checked_at is not null or (e.status in ('submitted', 'graded') and m.feedback_show in ('after_answer', 'after_submit')))
  order by m.id desc limit 1`

/** An attempt that has not touched it yet changes nothing. */
const flag =
  'select m.flagged from attempt_questions m where m.user_id = $1 and m.block_id = b.id and m.change > 0 order by m.id desc limit 1'

/** SQL for whether the person `$1` has ever answered the question `b`. */
export const isAnswered =
  'exists (select 1 from attempt_questions m where m.user_id = $1 and m.block_id = b.id and m.answer is not null)'

const pools = `array_remove(array[case when not ${isAnswered} then 'unused' end, case when ${toLearnSql('l')} then case when l."right" then 'guessed' else 'wrong' end when l."right" then 'right' end,
  case when not l."right" and l.confidence = 'sure' then 'sure_and_wrong' end, case when f.flagged then 'flagged' end], null)`

/**
 * FROM and WHERE of the questions `b` of bundles `u` that a person may practise, with their pools `d`: all that they have open, without those that a test
 * holds back or that they sit now. `$1` is the person, `$2` now.
 */
export const practicable = `from library_permissions p
  join bundles u on u.id = p.bundle_id and u.status in ('published', 'archived')
  join content_blocks b on b.content_id = u.content_id and ${usableQuestion}
  left join lateral (${last}) l on true left join lateral (${flag}) f on true
  cross join lateral (select ${pools} as pools) d
  where p.user_id = $1 and ${opens('p', '$2')}
    and coalesce(b.feedback_show, u.feedback_show) in ('after_answer', 'after_submit')
    and (u.retake is null or exists (select 1 from test_attempts e where e.user_id = $1 and e.bundle_id = u.id and e.status in ('submitted', 'graded')))
    and not ${isSatElsewhere({ user: '$1', block: 'b.id', attempt: 'null', now: '$2' })}`
