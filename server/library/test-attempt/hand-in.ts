import { type Markable, markAnswer } from '../../../access/content/mark-answer'
import type { Context, Services } from '../../kernel/context'
import { type Writing, write } from '../../kernel/write/write'
import { afterSession, type HandedIn } from '../mock-day/after-session'
import { reviewToLearn } from '../review-card/to-learn'
import { markableSql } from './markable-sql'
import { settleAttempts } from './settle-attempts'

/** Whose attempt is handed in: a person's own, or one whose time is over. */
type Which = { userId: string } | 'due'

interface ToMark extends Markable {
  id: string
  answer: string[] | null
}

const toMark = `select q.id, q.answer, ${markableSql}, coalesce(q.score, b.score) as score
  from attempt_questions q join content_blocks b on b.id = q.block_id where q.attempt_id = $1`

const marked = `update attempt_questions q set points = e.points, "right" = e."right"
    from jsonb_to_recordset($2) as e(id uuid, points float8, "right" boolean) where q.attempt_id = $1 and q.id = e.id`

const begun = (which: string) => `update test_attempts set status = 'submitted',
    submitted_at = least($2::timestamptz, ends_at), submitted_by_clock = coalesce(ends_at <= $2, false)
  where id = $1 and status in ('in_progress') and ${which}
  returning user_id as "userId", submitted_at as "submittedAt", mock_day_id as "mockDayId", mock_session as "mockSession"`

const own = begun('user_id = $3')
const due = begun('ends_at <= $2')

/**
 * Hands an attempt in and marks it, once: by the person, the clock's job or the sweep, whoever comes first. Answers whether it was this call. Answers that
 * are being saved hold the attempt, so each is marked or refused.
 */
export async function handInWithin(writing: Writing, attemptId: string, which: Which): Promise<boolean> {
  const { rows: found } = await writing.query(
    which === 'due'
      ? { text: due, values: [attemptId, writing.now] }
      : { text: own, values: [attemptId, writing.now, which.userId] },
  )
  if (!found.length) return false
  const { rows } = await writing.query({ text: toMark, values: [attemptId] })
  const questions = rows as unknown as ToMark[]
  const marks = questions.map((question) => ({ id: question.id, ...markAnswer(question, question.answer) }))
  await writing.query({ text: marked, values: [attemptId, JSON.stringify(marks)] })
  await settleAttempts(writing, [attemptId])
  const known = marks.flatMap(({ id, right }) => (right === null ? [] : id))
  await reviewToLearn(writing, known, writing.now)
  writing.changed('TestAttempt', attemptId)
  const [attempt] = found
  if (attempt?.mockDayId) await afterSession(writing, attempt as unknown as HandedIn)
  return true
}

/** Hands in an attempt whose time is over; does nothing while it is not, or after it was handed in. */
export const handInDue = (services: Services & Partial<Pick<Context, 'viewer'>>, attemptId: string): Promise<boolean> =>
  write(services, (writing) => handInWithin(writing, attemptId, 'due'))
