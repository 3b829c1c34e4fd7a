import { useState } from 'react'
import { correctUntil } from '../../../../rules/room/session-timing'
import { sessionMarksCorrect } from '../../../../schema/generated/limits'
import { fieldErrors } from '../../../providers/api/errors'
import { invalidate } from '../../../providers/api/query'
import { useSingleAction } from '../../../providers/api/single-action'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { FieldNotes } from '../../../ui/form/field'
import { TextArea } from '../../../ui/form/text-area'
import { leadToTooLong } from '../../../ui/form/too-long'
import { Dialog } from '../../../ui/overlay/dialog'
import { toast } from '../../../ui/overlay/toast'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { When } from '../../../ui/time/when'
import classroomStyles from '../../room/classroom.module.css'
import type { RoomSession } from '../../room/session-parts'
import { ClassroomCorrect } from '../marking.documents'
import { bodyOf, sheetRules } from '../sheet/marksheet-draft'
import type { Correction } from '../sheet/use-correction'

interface Props {
  session: RoomSession
  correction: Correction
  /** The sheet's version that the correction is based on. */
  version: number
}

/** Corrects released marks: opens the sheet again, and sends it with a reason that the candidate reads. */
export function Correct({ session, correction, version }: Props) {
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState(false)
  if (!session.allowed.includes('sessionMarksCorrect')) return null
  const { entries, begin, end } = correction
  if (!entries) {
    const until = session.marked ? correctUntil({ marked: session.marked }) : 0
    return (
      <div className={classroomStyles.roomAsks}>
        <Button icon="undo" onClick={begin}>
          Correct the marks
        </Button>
        {until > now() && (
          <p className="help">
            A marker can correct them until <When at={until} />.
          </p>
        )}
      </div>
    )
  }
  const tooLong = sheetRules.tooLong({ mine: entries })
  const ask = () => {
    if (!tooLong) return setAsking(true)
    setRefused(true)
    leadToTooLong(document)
  }
  return (
    <div className="btn-row">
      <Button onClick={end}>Leave as they were</Button>
      <Button variant="primary" onClick={ask}>
        Send the correction
      </Button>
      <FieldNotes
        id="correction"
        error={refused && tooLong ? 'A comment is too long. Please shorten it first.' : null}
      />
      {asking && (
        <CorrectionDialog
          session={session}
          version={version}
          body={bodyOf(entries)}
          onClose={() => setAsking(false)}
          onSent={end}
        />
      )}
    </div>
  )
}

interface DialogProps {
  session: RoomSession
  version: number
  body: ReturnType<typeof bodyOf>
  onClose: () => void
  onSent: () => void
}

function CorrectionDialog({ session, version, body, onClose, onSent }: DialogProps) {
  const [reason, setReason] = useState('')
  const [review, setReview] = useState(session.review ?? '')
  const send = useSingleAction(ClassroomCorrect, {
    quiet: true,
    onSuccess: () => {
      toast({ kind: 'positive', text: 'The marks are corrected, and the candidate is told' })
      onSent()
      void invalidate('ClassroomSession', 'ClassroomSessions')
    },
  })
  const errors = fieldErrors(send.error)
  return (
    <Dialog
      open
      title="Correct the released marks?"
      onClose={send.isPending ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={send.isPending}>
            Not yet
          </Button>
          <Button
            data-sends
            variant="primary"
            busy={send.isPending}
            onClick={() => send.mutate({ id: session.id, body, version, reason, review: review || null })}
          >
            Correct and tell the candidate
          </Button>
        </>
      }
    >
      <div className={classroomStyles.dialogFields}>
        <p>The candidate is told at once, with your reason. What stood before stays in the audit log.</p>
        <TextArea
          label="Reason"
          help="The candidate reads it."
          rows={3}
          most={sessionMarksCorrect.reason}
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <RichTextField label="Review" value={review} onChange={setReview} />
        <FieldNotes id="correct" error={errors.reason ? null : send.error?.message} />
      </div>
    </Dialog>
  )
}
