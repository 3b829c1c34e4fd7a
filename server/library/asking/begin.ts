import { type ClockAdjustment, clockMinutesWith } from '../../../rules/school/clock-minutes'
import type { AttemptMode, ShownWhen } from '../../../schema/generated/types'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { adjustmentOf } from '../../school/adjustment/adjustment-of'
import { testAttempts } from '../test-attempt/table'
import { type Chosen, mostPoints, optionOrder, shuffled } from './chosen-questions'

/** What an attempt begins with; all of it stays as it is, whatever becomes of its test. */
export interface Beginning {
  bundleId: string | null
  userId: string
  title: string
  mode: AttemptMode
  /** Minutes without extra time; null: no limit. */
  timeLimit: number | null
  passPercent: number | null
  /** Whether that is the mean of the estimates. */
  passEstimated: boolean
  resultsShow: ShownWhen
  /** Which of so many attempts it is; null: there is no limit. */
  turn: number | null
  /** Whether it tells nothing of learners, since its author tries it. */
  counted: boolean
  /** Whether questions and options stand in an order by lot. */
  shuffle: boolean
  questions: readonly Chosen[]
  /** When and how long, where the present and the person's adjustments do not decide it. */
  clock?: Clock
  mockDayId?: string
  mockSession?: 1 | 2
}

interface Clock extends ClockAdjustment {
  startedAt: Date
  /** On the person's clock; null: no limit. */
  minutes: number | null
}

const MINUTE_MS = 60_000

/** The time of an attempt that begins now, with the person's extra time and breaks. */
async function clockOf(writing: Writing, userId: string, timeLimit: number | null): Promise<Clock> {
  if (timeLimit === null) return { startedAt: writing.now, minutes: null, extraTime: 0, breaks: 0 }
  const adjustment = await adjustmentOf(writing, userId)
  return { startedAt: writing.now, minutes: clockMinutesWith(timeLimit, adjustment), ...adjustment }
}

/** Begins an attempt with its questions. Null: one runs already, or its turn was taken; the database refuses it. */
export async function begin(
  writing: Writing,
  { shuffle, questions, clock, ...attempt }: Beginning,
): Promise<string | null> {
  const id = newId()
  const { timeLimit, userId } = attempt
  const { startedAt, minutes, extraTime, breaks } = clock ?? (await clockOf(writing, userId, timeLimit))
  const byPerson = attempt.bundleId !== null && !attempt.counted
  const endsAt = minutes === null ? null : new Date(startedAt.getTime() + minutes * MINUTE_MS)
  const [made] = await writing.orm
    .insert(testAttempts)
    .values({
      ...attempt,
      id,
      extraTime,
      breaks,
      endsAt,
      startedAt,
      count: questions.length,
      most: mostPoints(questions, byPerson),
      byPerson,
    })
    .onConflictDoNothing()
    .returning({ id: testAttempts.id })
  if (!made) return null
  await placeQuestions(writing, { id, userId }, shuffle ? shuffled(questions) : questions, shuffle)
  if (endsAt) await queueEnd(writing, { id, userId, endsAt })
  writing.changed('TestAttempt', id, 'created')
  return id
}

const placed = `insert into attempt_questions (id, attempt_id, user_id, block_id, position, option_order, feedback_show, seen_before, score, estimate)
  select e.id, $1, $2, e.block_id, e.position, e.option_order, e.feedback_show, e.seen_before, e.score, e.estimate
  from jsonb_to_recordset($3) as e(id uuid, block_id uuid, position int, option_order jsonb, feedback_show text, seen_before boolean,
    score smallint, estimate float8)`

/** All rows are one value, so that the statement is the same for any number of questions, and stays prepared. */
async function placeQuestions(
  { query }: Writing,
  attempt: { id: string; userId: string },
  questions: readonly Chosen[],
  shuffle: boolean,
) {
  const rows = questions.map((question, position) => ({
    id: newId(),
    block_id: question.blockId,
    position,
    option_order: optionOrder(question, shuffle),
    feedback_show: question.feedbackShow,
    seen_before: question.seenBefore,
    score: question.score,
    estimate: question.estimate,
  }))
  await query({ text: placed, values: [attempt.id, attempt.userId, JSON.stringify(rows)] })
}

async function queueEnd(writing: Writing, { id, userId, endsAt }: { id: string; userId: string; endsAt: Date }) {
  await writing.queue('attempt', { attemptId: id }, { about: userId, startAfter: endsAt })
}
