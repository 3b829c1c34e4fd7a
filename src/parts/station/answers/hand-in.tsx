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
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { written } = useAnswers()
  const mine = textRules.entryOf(written.state.mine, TEXT)
  const live = isLive(session)
  const files = session.answers.filter((answer) => !answer.written)
  const isEmpty = files.length === 0 && textOf(mine) === ''
  const mayWrite = session.allowed.includes('sessionAnswerWrite')
  const allowed = session.allowed.includes('sessionUpdateReady') || (mayWrite && !live && !isEmpty)
  const why = !allowed && mayWrite && !live ? 'Write or add an answer first' : undefined
  if (!allowed && !why) return null

  const show = () => {
    setFailure(null)
    setOpen(true)
    void written.flush()
  }
  const handIn = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const answerVersion = await written.flush()
      if (answerVersion === null) throw new Error('Your latest words are not saved yet, so nothing was handed in.')
      await request(ClassroomHandIn, { id: session.id, answerVersion })
      await invalidate('ClassroomSession', 'ClassroomSessions', 'ClassroomCounts')
      setOpen(false)
    } catch (error) {
      setFailure(reasonOf(error))
      // Learns the other tab's text, or that the session is over.
      if (error instanceof ApiError && error.code === 'CONFLICT') void invalidate('ClassroomSession')
    } finally {
      setBusy(false)
    }
  }
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
        onCancel={() => setOpen(false)}
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

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'NETWORK') return 'The connection was lost. Please try again.'
  return (error as Error).message
}
