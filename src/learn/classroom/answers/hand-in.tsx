import { useState } from 'react'
import { isLive } from '../../../nouns/session/state'
import { invalidate } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { FieldNotes } from '../../../ui/form/field'
import { Confirm } from '../../../ui/overlay/confirm'
import { When } from '../../../ui/time/when'
import { ClassroomHandIn } from '../classroom.documents'
import styles from '../classroom.module.css'
import type { RoomSession } from '../session-parts'
import { useSingleAction } from '../single-action'
import { hasUnsentAnswer } from './written-answer'

/** Hands in after a confirmation; says why if it is not possible yet. */
export function HandIn({ session, userId }: { session: RoomSession; userId: string }) {
  const [open, setOpen] = useState(false)
  const live = isLive(session)
  const count = session.answers.length
  const act = useSingleAction(ClassroomHandIn, {
    quiet: true,
    onSuccess: () => {
      setOpen(false)
      void invalidate('ClassroomSession', 'ClassroomSessions', 'ClassroomCounts')
    },
  })
  const allowed = session.allowed.includes('sessionUpdateReady')
  const why = !allowed && !live && count === 0 ? 'Add an answer first' : undefined
  if (!allowed && !why) return null
  return (
    <>
      <Button
        variant="primary"
        disabled={!allowed}
        title={why}
        aria-describedby={why ? 'hand-in-why' : undefined}
        onClick={() => setOpen(true)}
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
        confirmLabel={act.isPending ? 'Handing in' : 'Hand in'}
        keepLabel="Keep working"
        busy={act.isPending}
        onConfirm={() => act.mutate({ id: session.id })}
        onCancel={() => {
          act.reset()
          setOpen(false)
        }}
      >
        <div className={styles.roomAsks}>
          <p>
            {count === 0
              ? 'You hand in without an answer; the session itself is marked.'
              : `You hand in ${count === 1 ? 'one answer' : `${count} answers`}.`}{' '}
            Nothing can be changed after that, unless the tutor hands it back.
          </p>
          {session.deadline && (
            <p className="sub">
              There is time until <When at={session.deadline} />.
            </p>
          )}
          {hasUnsentAnswer(userId, session.id) && (
            <p className={styles.roomWarning}>
              An answer that you began to write on this device has not been added. It is not handed in.
            </p>
          )}
          <FieldNotes
            id="hand-in"
            error={act.error?.code === 'NETWORK' ? 'The connection was lost. Please try again.' : act.error?.message}
          />
        </div>
      </Confirm>
    </>
  )
}
