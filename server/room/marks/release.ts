import { eq } from 'drizzle-orm'
import { isReviewAlone, stillToGrade } from '../../../rules/room/grading'
import { isWritten } from '../../../rules/room/is-written'
import type { CriterionMark } from '../../../schema/generated/types'
import { cleanHtml } from '../../gateways/rich-text'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, invalid } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { sessionMaterials } from '../answers/table'
import type { FoundSession } from '../life/facts'
import { writeToAttendees } from '../life/letters'
import { changeStatus, mayMove } from '../life/transitions'
import { draftOf, stale } from './marksheet'
import { reviewMarks } from './review-marks'
import { gradesOf, scoresOf } from './scores'
import { isJustSent } from './second-marker'

interface Release {
  review?: string | null
  internalReview?: string | null
  /** The version of the draft to release. */
  version?: number | null
}

const texts = ({ review, internalReview }: Release) => ({
  ...(review !== undefined && { review: review && cleanHtml(review) }),
  ...(internalReview !== undefined && { internalReview: internalReview && cleanHtml(internalReview) }),
})

const gradedOf = ({ marksheet, type }: FoundSession, marks: readonly CriterionMark[]) => {
  const grades = gradesOf(marks)
  return { group: type.group, criteria: marksheet ?? [], isGraded: ({ id }: { id: string }) => grades.has(id) }
}

/** Throws VALIDATION if a tutorial without marks has no review either. */
function requireReview(session: FoundSession, marks: readonly CriterionMark[], release: Release): void {
  const review = release.review === undefined ? session.review : release.review
  if (isReviewAlone(gradedOf(session, marks)) && !isWritten(review))
    throw invalid('review', 'Without marks, a tutorial is closed with a review. Please write one.')
}

/** Throws CONFLICT, which names them, if criteria have no mark yet. */
export function requireMarks(session: FoundSession, marks: readonly CriterionMark[]): void {
  const missing = stillToGrade(gradedOf(session, marks))
  if (missing.length)
    throw conflict(`Not every criterion has a mark yet: ${missing.map(({ title }) => title).join(', ')}.`, {
      field: 'body',
      missing: missing.map(({ id }) => id),
    })
}

/** Releases the marks of a locked session, or sends them to the second marker first. Throws FORBIDDEN, CONFLICT. */
export async function releaseMarks(writing: Writing, context: Context, session: FoundSession, release: Release) {
  const viewer = signedIn(context)
  if (await isJustSent(writing, session, viewer)) return
  if (!(await mayMove(writing, viewer, session, { via: 'sessionUpdateMarked' }))) return
  const criteria = session.marksheet ?? []
  const draft = await draftOf(writing, session.id)
  const { version } = release
  if (version !== undefined && version !== null && version !== (draft?.version ?? 0)) throw stale(draft)
  const marks = draft?.body ?? []
  requireMarks(session, marks)
  requireReview(session, marks, release)
  const set = texts(release)
  if (session.status === 'marking' && session.type.academicReview) {
    await changeStatus(writing, context, session, 'in_review', { set })
    return writeToAttendees(writing, context, session, {
      to: ['reviewer'],
      kind: 'marking',
      subject: () => `To be reviewed: ${session.name}`,
      lines: () => [`${session.name} has been marked and waits for the second marker.`],
    })
  }
  await changeStatus(writing, context, session, 'marked', {
    set: { ...set, ...scoresOf(criteria, marks), marks: marks.length ? marks : null, marked: writing.now },
  })
  if (draft) writing.changed('SessionMarksheet', draft.id)
  await reviewMarks(writing, session, marks, writing.now)
  const documents = await writing.orm.select().from(sessionMaterials).where(eq(sessionMaterials.sessionId, session.id))
  for (const { id } of documents) writing.changed('SessionMaterial', id)
  await writeToAttendees(writing, context, session, {
    to: ['candidate'],
    kind: 'marks_released',
    subject: () => `Your ${session.name} marks are in`,
    lines: () => [`${session.name} has been marked. Your marks and the feedback are in the classroom.`],
  })
}
