import type { Post } from '../../identity/notification/notify'
import type { Context, Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { queueAnswers } from '../answer-to-mark/queue-answers'
import { tellMarkers } from '../answer-to-mark/tell-markers'
import { markableSql } from '../asking/markable-sql'
import { afterSession, type HandedIn } from '../mock-day/after-session'
import { isForPerson, markOf, type ToMark } from '../results/mark-of'
import { settleAttempts } from '../results/settle-attempts'
import { settleFiles } from '../results/settle-files'
import { reviewToLearn } from '../review-card/to-learn'

/** Whose attempt is handed in: a person's own, or one whose time is over. */
type Which = { userId: string } | 'due'

const toMark = `select q.id, q.answer, ${markableSql}, coalesce(q.score, b.score) as score, a.by_person as "byPerson", null as given
  from attempt_questions q join test_attempts a on a.id = q.attempt_id join content_blocks b on b.id = q.block_id where q.attempt_id = $1 order by q.position, q.id`

const marked = `update attempt_questions q set points = e.points, "right" = e."right"
    from jsonb_to_recordset($2) as e(id uuid, points float8, "right" boolean) where q.attempt_id = $1 and q.id = e.id`

const begun = (which: string) => `update test_attempts set status = 'submitted',
    submitted_at = least($2::timestamptz, ends_at), submitted_by_clock = coalesce(ends_at <= $2, false)
  where id = $1 and status in ('in_progress') and ${which}
  returning user_id as "userId", submitted_at as "submittedAt", mock_day_id as "mockDayId", mock_session as "mockSession"`

const own = begun('user_id = $3')
const due = begun('ends_at <= $2')

/**
 * Hands an attempt in and marks it, or lets what a person marks wait, once: by the person, the clock's job or the sweep, whoever comes first. Answers whether it was this call. Answers that
 * are being saved hold the attempt, so each is marked or refused.
 */
export async function handInWithin(writing: Writing, post: Post, attemptId: string, which: Which): Promise<boolean> {
  const { rows: found } = await writing.query(
    which === 'due'
      ? { text: due, values: [attemptId, writing.now] }
      : { text: own, values: [attemptId, writing.now, which.userId] },
  )
  if (!found.length) return false
  const { rows } = await writing.query({ text: toMark, values: [attemptId] })
  const questions = rows as unknown as (ToMark & { id: string })[]
  const marks = questions.map((question) => ({ id: question.id, ...markOf(question) }))
  await writing.query({ text: marked, values: [attemptId, JSON.stringify(marks)] })
  await settleAttempts(writing, [attemptId])
  const waiting = questions.filter(isForPerson).map(({ id }) => id)
  await queueAnswers(writing, waiting)
  if (waiting.length) await tellMarkers(writing, post, attemptId)
  await settleFiles(writing, attemptId, questions)
  const known = marks.flatMap(({ id, right }) => (right === null ? [] : id))
  await reviewToLearn(writing, known, writing.now)
  writing.changed('TestAttempt', attemptId)
  const [attempt] = found
  if (attempt?.mockDayId) await afterSession(writing, attempt as unknown as HandedIn)
  return true
}

/** Hands in an attempt whose time is over; does nothing while it is not, or after it was handed in. */
export const handInDue = (services: Services & Partial<Pick<Context, 'viewer'>>, attemptId: string): Promise<boolean> =>
  write(services, (writing) => handInWithin(writing, services, attemptId, 'due'))
