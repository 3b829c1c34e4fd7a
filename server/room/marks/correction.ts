import { eq } from 'drizzle-orm'
import type { CriterionMarkInput } from '../../../schema/generated/types'
import { cleanHtml } from '../../gateways/rich-text'
import { type Context, signedIn } from '../../kernel/context'
import { needed } from '../../kernel/write/needed'
import type { Writing } from '../../kernel/write/write'
import type { FoundSession } from '../life/facts'
import { writeToAttendees } from '../life/letters'
import { sessions } from '../session/table'
import { draftOf, saveDraft, stale } from './marksheet'
import { requireMarks } from './release'
import { reviewMarks } from './review-marks'
import { scoresOf } from './scores'

interface Correction {
  body: readonly CriterionMarkInput[]
  review?: string | null
  reason: string
  /** The version of the sheet that it is based on. */
  version: number
}

/** Puts other marks in the place of released ones, and tells the candidate why. Throws VALIDATION, CONFLICT. */
export async function correctMarks(writing: Writing, context: Context, session: FoundSession, correction: Correction) {
  const { body, review, version } = correction
  const reason = needed('reason', correction.reason)
  const criteria = session.marksheet ?? []
  const saved = await saveDraft(writing, { session, body, version, userId: signedIn(context).id })
  const draft = await draftOf(writing, session.id)
  if (saved === 'repeated') {
    // A second click changes nothing and tells nobody; other words would stand on a sheet that is newer than they are.
    if (await isThis(writing, session, { reason, review })) return
    throw stale(draft)
  }
  const marks = draft?.body ?? []
  requireMarks(session, marks)
  await writing.orm
    .update(sessions)
    .set({
      ...scoresOf(criteria, marks),
      marks: criteria.length ? marks : null,
      ...(review !== undefined && { review: review && cleanHtml(review) }),
      correctedAt: writing.now,
      correction: reason,
      updatedAt: writing.now,
    })
    .where(eq(sessions.id, session.id))
  await reviewMarks(writing, session, marks, session.marked ?? writing.now)
  writing.changed('Session', session.id)
  await writeToAttendees(writing, context, session, {
    to: ['candidate'],
    kind: 'marks_released',
    subject: () => `Your marks were corrected: ${session.name}`,
    lines: () => [`The marks of ${session.name} were corrected: ${reason}`, 'The new marks are in the classroom.'],
  })
}

/** Whether the released marks stand as this correction left them. */
async function isThis(
  { orm }: Writing,
  { id }: Pick<FoundSession, 'id'>,
  { reason, review }: { reason: string; review: string | null | undefined },
) {
  const [now] = await orm
    .select({ correction: sessions.correction, review: sessions.review })
    .from(sessions)
    .where(eq(sessions.id, id))
  return now?.correction === reason && (review === undefined || now.review === (review && cleanHtml(review)))
}
