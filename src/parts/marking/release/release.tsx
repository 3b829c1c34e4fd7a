import { type Ref, useState } from 'react'
import { isReviewAlone, stillToGrade } from '../../../../rules/room/grading'
import { ApiError } from '../../../providers/api/api-error'
import { invalidate, useAction } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { FieldNotes } from '../../../ui/form/field'
import { Confirm } from '../../../ui/overlay/confirm'
import classroomStyles from '../../room/classroom.module.css'
import { textOf } from '../../room/html-words'
import type { RoomSession } from '../../room/session-parts'
import { ClassroomRelease, ClassroomSuggestedAnswer } from '../marking.documents'
import markingStyles from '../marking.module.css'
import { useCommentBank } from '../sheet/comment-bank'
import styles from '../sheet/marksheet.module.css'
import { entriesOf, entryOf } from '../sheet/marksheet-draft'
import type { Marksheet } from '../sheet/use-marksheet'
import { ReleaseSum } from './release-sum'
import type { Flushes } from './review-fields'

interface ReleaseProps {
  session: RoomSession
  marksheet: Marksheet
  /** The review is saved apart from the sheet, and closed with it. */
  flushes: Flushes
  button: Ref<HTMLButtonElement>
  /** The station's score as it stands; null without grades. */
  score: number | null
}

/** Releases the marks, or sends them to the second marker, once every criterion has a grade. */
export function Release({ session, marksheet, flushes, button, score }: ReleaseProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { state, dispatch, flush } = marksheet
  const { remember } = useCommentBank()
  const act = useAction(ClassroomRelease, { quiet: true })
  const suggest = useAction(ClassroomSuggestedAnswer, { quiet: true })
  const [withAnswer, setWithAnswer] = useState(false)
  if (!session.allowed.includes('sessionUpdateMarked')) return null
  const criteria = session.marksheet ?? []
  const graded = {
    group: session.sessionType?.group ?? 'oral',
    criteria,
    isGraded: ({ id }: { id: string }) => Boolean(entryOf(state.mine, id).mark),
  }
  const missing = stillToGrade(graded)
  const withoutMarks = isReviewAlone(graded)
  const toSecond = session.status === 'marking' && session.sessionType?.academicReview
  const words = wordsOf({ toSecond: Boolean(toSecond), withoutMarks })
  const unadded =
    session.allowed.includes('sessionGenerateSuggestedAnswer') &&
    !!session.mock?.suggestedAnswer &&
    !session.materials.some(({ file }) => file?.protected)
  const noReview = !textOf(session.review ?? '')

  const release = async () => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await saveReviews(flushes)
      const version = await flush()
      if (version === null) throw new Error('The marksheet is not saved yet. Look at its notices, and try again.')
      if (unadded && withAnswer) await suggest.mutateAsync({ id: session.id })
      await act.mutateAsync({ id: session.id, version })
      remember(criteria.map(({ id, title }) => ({ title, comment: entryOf(state.mine, id).comment })))
      setOpen(false)
      await invalidate('ClassroomSession', 'ClassroomSessions', 'ClassroomCounts')
    } catch (error) {
      const current = error instanceof ApiError ? error.details.current : undefined
      if (isDraft(current)) {
        dispatch({ type: 'server', body: entriesOf(current.body), version: current.version, refused: true })
        setProblem('The marksheet was saved elsewhere meanwhile. Look at it again before you release.')
      } else setProblem(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        ref={button}
        variant="primary"
        size="lg"
        className={styles.release}
        aria-disabled={missing.length > 0 || state.conflict !== null || undefined}
        onClick={() => {
          setOpen(true)
          // Saves the review first, so that the dialog's words about it are true.
          for (const each of flushes) void each()
        }}
      >
        {words.verb}
      </Button>
      <Confirm
        open={open}
        title={missing.length > 0 ? 'Not every criterion has a grade' : `${words.verb}?`}
        confirmLabel={missing.length > 0 ? 'Back to the sheet' : words.verb}
        keepLabel={missing.length > 0 ? 'Close' : 'Not yet'}
        busy={busy}
        onConfirm={missing.length > 0 ? () => setOpen(false) : () => void release()}
        onCancel={() => {
          setProblem(null)
          setOpen(false)
        }}
      >
        <div className={classroomStyles.roomAsks}>
          {missing.length > 0 ? (
            <>
              <p>Still to be graded:</p>
              <ul className={markingStyles.missing}>
                {missing.map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
              </ul>
            </>
          ) : (
            <>
              {score !== null && <ReleaseSum session={session} entries={state.mine} score={score} />}
              <p>{words.follows}</p>
            </>
          )}
          {unadded && missing.length === 0 && (
            <Checkbox
              label="Send the suggested answer too"
              help={`A candidate who has read it cannot sit ${session.mock?.name ? `‘${session.mock.name}’` : 'this mock'} again.`}
              checked={withAnswer}
              onChange={(event) => setWithAnswer(event.target.checked)}
            />
          )}
          {noReview && missing.length === 0 && <p className={classroomStyles.roomWarning}>{words.noReview}</p>}
          <FieldNotes id="release" error={problem} />
        </div>
      </Confirm>
    </>
  )
}

const unreviewed = 'There is no written review yet.'

/** What the release is called, what follows from it, and what a missing review means. */
function wordsOf({ toSecond, withoutMarks }: { toSecond: boolean; withoutMarks: boolean }) {
  if (toSecond)
    return {
      verb: 'Send to second marker',
      follows: 'The second marker is told and releases them. You can change nothing after that.',
      noReview: unreviewed,
    }
  if (withoutMarks)
    return {
      verb: 'Release the review',
      follows: 'The candidate is told at once and sees the review. No criterion is graded.',
      noReview: 'There is no written review yet. Without marks, a tutorial is closed with one.',
    }
  return {
    verb: 'Release marks',
    follows:
      'The candidate is told at once and sees the grades, the comments, the score and the review. You can correct a mark for 24 hours; they see that it changed.',
    noReview: unreviewed,
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'NETWORK'
    ? 'The connection was lost. Nothing has been released; please try again.'
    : (error as Error).message

async function saveReviews(flushes: Flushes): Promise<void> {
  const saved = await Promise.all([...flushes].map((flush) => flush()))
  if (saved.includes(false)) throw new Error('The review is not saved yet. Look at what it says, and try again.')
}

const isDraft = (value: unknown): value is { body: Parameters<typeof entriesOf>[0]; version: number } =>
  typeof value === 'object' &&
  value !== null &&
  'body' in value &&
  Array.isArray(value.body) &&
  'version' in value &&
  typeof value.version === 'number'
