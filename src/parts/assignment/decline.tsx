import { useState } from 'react'
import { declineUntil } from '../../../rules/room/session-timing'
import { sessionAssignmentDecline } from '../../../schema/generated/limits'
import { fieldErrors } from '../../providers/api/errors'
import { useSingleAction } from '../../providers/api/single-action'
import { Button } from '../../ui/action/button'
import { FieldNotes } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import { When } from '../../ui/time/when'
import { AssignmentDecline } from './assignment.documents'
import styles from './assignment.module.css'

interface Props {
  open: boolean
  session: { id: string; name: string; startAt: string }
  /** It is declined: its tutor can no longer open it. */
  onDone: () => void
  onClose: () => void
}

/** Gives a booked session back, with a reason. */
export function Decline({ open, session, onDone, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const act = useSingleAction(AssignmentDecline, {
    quiet: true,
    onSuccess: () => {
      toast({
        kind: 'positive',
        text: `${session.name} is declined`,
        detail: 'Another tutor takes it, or staff look for one.',
      })
      onDone()
    },
  })
  const errors = fieldErrors(act.error)
  const send = () => {
    setTried(true)
    if (reason.trim()) act.mutate({ id: session.id, reason: reason.trim() })
  }
  return (
    <Dialog
      open={open}
      onClose={act.isPending ? undefined : onClose}
      title="Decline this session?"
      lead="Another tutor who is free then takes it. If there is none, our staff look for one and the candidate may cancel without a fee."
      size="sm"
      foot={
        <>
          <Button onClick={onClose} disabled={act.isPending}>
            Keep it
          </Button>
          <Button data-sends variant="danger" busy={act.isPending} onClick={send}>
            Decline
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextArea
          label="Reason"
          rows={3}
          most={sessionAssignmentDecline.reason}
          value={reason}
          error={errors.reason ?? (tried && !reason.trim() ? 'Field is required' : null)}
          help="Our staff read it; the candidate does not."
          onChange={(event) => setReason(event.target.value)}
        />
        <p className="help">
          You can decline until <When at={declineUntil(session)} />.
        </p>
        <FieldNotes id="decline" error={act.error && !errors.reason ? act.error.message : null} />
      </div>
    </Dialog>
  )
}
