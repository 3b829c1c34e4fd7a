import { type Ref, useState } from 'react'
import { isReviewAlone, stillToGrade } from '../../../../rules/room/grading'
import { Button } from '../../../ui/action/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { FieldNotes } from '../../../ui/form/field'
import { Confirm } from '../../../ui/overlay/confirm'
import classroomStyles from '../../room/classroom.module.css'
import { textOf } from '../../room/html-words'
import type { Criterion, RoomSession } from '../../room/session-parts'
import markingStyles from '../marking.module.css'
import styles from '../sheet/marksheet.module.css'
import { type Entries, entryOf } from '../sheet/marksheet-draft'
import type { Marksheet } from '../sheet/use-marksheet'
import { ReleaseSum } from './release-sum'
import type { Flushes } from './review-fields'
import { useRelease } from './use-release'

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
  const [withAnswer, setWithAnswer] = useState(false)
  const { state } = marksheet
  const { busy, problem, forget, release } = useRelease(session, marksheet, flushes)
  if (!session.allowed.includes('sessionUpdateMarked')) return null
  const { missing, words, unadded } = releaseOf(session, state.mine)
  const isWhole = missing.length === 0
  const close = () => setOpen(false)
  return (
    <>
      <Button
        ref={button}
        variant="primary"
        size="lg"
        className={styles.release}
        aria-disabled={!isWhole || state.conflict !== null || undefined}
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
        title={isWhole ? `${words.verb}?` : 'Not every criterion has a grade'}
        confirmLabel={isWhole ? words.verb : 'Back to the sheet'}
        keepLabel={isWhole ? 'Not yet' : 'Close'}
        busy={busy}
        onConfirm={isWhole ? () => void release(unadded && withAnswer, close) : close}
        onCancel={() => {
          forget()
          close()
        }}
      >
        <div className={classroomStyles.roomAsks}>
          {isWhole ? (
            <>
              {score !== null && <ReleaseSum session={session} entries={state.mine} score={score} />}
              <p>{words.follows}</p>
              {unadded && <SuggestedAnswerToo session={session} checked={withAnswer} onChange={setWithAnswer} />}
              {!textOf(session.review ?? '') && <p className={classroomStyles.roomWarning}>{words.noReview}</p>}
            </>
          ) : (
            <StillToGrade criteria={missing} />
          )}
          <FieldNotes id="release" error={problem} />
        </div>
      </Confirm>
    </>
  )
}

/** What a release would be: what is still to be graded, its words, and whether a suggested answer can go with it. */
function releaseOf(session: RoomSession, entries: Entries) {
  const graded = {
    group: session.sessionType?.group ?? 'oral',
    criteria: session.marksheet ?? [],
    isGraded: ({ id }: { id: string }) => Boolean(entryOf(entries, id).mark),
  }
  const toSecond = session.status === 'marking' && Boolean(session.sessionType?.academicReview)
  return {
    missing: stillToGrade(graded),
    words: wordsOf({ toSecond, withoutMarks: isReviewAlone(graded) }),
    unadded:
      session.allowed.includes('sessionGenerateSuggestedAnswer') &&
      !!session.mock?.suggestedAnswer &&
      !session.materials.some(({ file }) => file?.protected),
  }
}

const StillToGrade = ({ criteria }: { criteria: readonly Pick<Criterion, 'id' | 'title'>[] }) => (
  <>
    <p>Still to be graded:</p>
    <ul className={markingStyles.missing}>
      {criteria.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  </>
)

interface SuggestedAnswerTooProps {
  session: RoomSession
  checked: boolean
  onChange: (checked: boolean) => void
}

const SuggestedAnswerToo = ({ session, checked, onChange }: SuggestedAnswerTooProps) => (
  <Checkbox
    label="Send the suggested answer too"
    help={`A candidate who has read it cannot sit ${session.mock?.name ? `‘${session.mock.name}’` : 'this mock'} again.`}
    checked={checked}
    onChange={(event) => onChange(event.target.checked)}
  />
)

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
