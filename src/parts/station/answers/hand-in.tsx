import { useState } from 'react'
import { isLive } from '../../../nouns/session/state'
import { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { invalidate } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { FieldNotes } from '../../../ui/form/field'
import { Confirm } from '../../../ui/overlay/confirm'
import { When } from '../../../ui/time/when'
import styles from '../../room/classroom.module.css'
import { textOf } from '../../room/html-words'
import type { RoomSession } from '../../room/session-parts'
import { ClassroomHandIn } from '../station.documents'
import { useAnswers } from './answers-context'
import { HandInList } from './hand-in-list'
import { TEXT, textRules } from './written-text'

/** Hands in what is on the screen, after a dialog that names each answer; says why if it is not possible yet. */
export function HandIn({ session }: { session: RoomSession }) {
  const { written } = useAnswers()
  const mine = textRules.entryOf(written.state.mine, TEXT)
  const { open, busy, failure, show, keepWorking, handIn } = useHandIn(session.id)
  const { allowed, why } = mayHandIn(session, mine)
  if (!allowed && !why) return null
  return (
    <>
      <Button
        variant="primary"
        disabled={!allowed}
        title={why}
        aria-describedby={why ? 'hand-in-why' : undefined}
        onClick={show}
      >
        Hand in
      </Button>
      {why && (
        <span className="vh" id="hand-in-why">
          {why}
        </span>
      )}
      <Confirm
        open={open}
        title="Hand in?"
        confirmLabel={busy ? 'Handing in' : 'Hand in'}
        keepLabel="Keep working"
        busy={busy}
        onConfirm={() => void handIn()}
        onCancel={keepWorking}
      >
        <div className={styles.roomAsks}>
          <HandInList session={session} text={mine} />
          <p>Nothing can be changed after that, unless the tutor hands it back.</p>
          {session.deadline && (
            <p className="sub">
              There is time until <When at={session.deadline} />.
            </p>
          )}
          <FieldNotes id="hand-in" error={failure} />
        </div>
      </Confirm>
    </>
  )
}

/** Whether the answers can be handed in, or why not yet. */
function mayHandIn(session: RoomSession, text: string) {
  const files = session.answers.filter((answer) => !answer.written)
  const isEmpty = files.length === 0 && textOf(text) === ''
  const mayWrite = session.allowed.includes('sessionAnswerWrite') && !isLive(session)
  const allowed = session.allowed.includes('sessionUpdateReady') || (mayWrite && !isEmpty)
  return { allowed, why: !allowed && mayWrite ? 'Write or add an answer first' : undefined }
}

/** The question before the hand-in, and the hand-in of what is saved then. */
function useHandIn(sessionId: string) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { written } = useAnswers()
  return {
    open,
    busy,
    failure,
    show() {
      setFailure(null)
      setOpen(true)
      void written.flush()
    },
    keepWorking: () => setOpen(false),
    async handIn() {
      setBusy(true)
      setFailure(null)
      try {
        const answerVersion = await written.flush()
        if (answerVersion === null) throw new Error('Your latest words are not saved yet, so nothing was handed in.')
        await request(ClassroomHandIn, { id: sessionId, answerVersion })
        await invalidate('ClassroomSession', 'ClassroomSessions', 'ClassroomCounts')
        setOpen(false)
      } catch (error) {
        setFailure(reasonOf(error))
        // Learns the other tab's text, or that the session is over.
        if (error instanceof ApiError && error.code === 'CONFLICT') void invalidate('ClassroomSession')
      } finally {
        setBusy(false)
      }
    },
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'NETWORK') return 'The connection was lost. Please try again.'
  return (error as Error).message
}
