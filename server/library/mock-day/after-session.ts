import { breakAfter } from '../../../rules/library/mock-day-plan'
import type { Writing } from '../../kernel/write/write'
import { reviewToLearn } from '../review-card/to-learn'

/** A session of a mock day that was handed in. */
export interface HandedIn {
  mockDayId: string
  mockSession: number
  submittedAt: Date
  userId: string
}

/** What follows a session: the break, from whose end the second begins by itself, or the end of the day. */
export async function afterSession(writing: Writing, session: HandedIn): Promise<void> {
  if (session.mockSession === 1 && (await beginBreak(writing, session))) return
  await writing.query({
    text: 'update mock_days set ended_at = $2 where id = $1 and ended_at is null and given_up_at is null',
    values: [session.mockDayId, session.submittedAt],
  })
  await reveal(writing, session.mockDayId)
}

/** Answers whether there is a second session. */
async function beginBreak(writing: Writing, { mockDayId, submittedAt, userId }: HandedIn): Promise<boolean> {
  const { until, startBy } = breakAfter(submittedAt)
  const { rows } = await writing.query({
    text: `update mock_days set break_from = $2, break_until = $3, start_by = $4
      where id = $1 and not half and break_from is null and given_up_at is null returning id`,
    values: [mockDayId, submittedAt, until, startBy],
  })
  if (!rows.length) return false
  await writing.queue('mock_day', { mockDayId }, { about: userId, startAfter: startBy })
  writing.changed('MockDay', mockDayId)
  return true
}

/** Shows how the sessions of a day went, and puts what is to be learned into the person's review queue. */
export async function reveal(writing: Writing, mockDayId: string): Promise<void> {
  const { rows } = await writing.query({
    text: `with shown as (update test_attempts set results_show = 'after_submit' where mock_day_id = $1 returning id)
      update attempt_questions q set feedback_show = 'after_submit' from shown s where q.attempt_id = s.id returning q.id, q."right"`,
    values: [mockDayId],
  })
  const marked = rows.flatMap(({ id, right }) => (right === null ? [] : (id as string)))
  await reviewToLearn(writing, marked, writing.now)
  writing.changed('MockDay', mockDayId)
}
