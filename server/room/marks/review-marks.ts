import { and, eq } from 'drizzle-orm'
import type { CriterionMark } from '../../../schema/generated/types'
import type { Writing } from '../../kernel/write/write'
import { reviewCriteria } from '../../library/review-card/weak-criteria'
import type { FoundSession } from '../life/facts'
import { sessionAttendees } from '../session/table'

/** Puts the weak criteria of released marks into the candidates' review queues; `at` is when they were released first. */
export async function reviewMarks(
  writing: Writing,
  { id, name, sessionTypeId, marksheet }: FoundSession,
  marks: readonly CriterionMark[],
  at: Date,
): Promise<void> {
  if (!marksheet?.length || !marks.length) return
  const candidates = await writing.orm
    .select({ id: sessionAttendees.userId })
    .from(sessionAttendees)
    .where(and(eq(sessionAttendees.sessionId, id), eq(sessionAttendees.role, 'candidate')))
  await reviewCriteria(writing, {
    sessionId: id,
    sessionName: name,
    sessionTypeId,
    criteria: marksheet,
    marks,
    at,
    userIds: candidates.map((each) => each.id),
  })
}
