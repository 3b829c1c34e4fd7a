import { useState } from 'react'
import { daysAfter } from '../../../../rules/wall-clock'
import { sessionUpdateStatus, sessionUpdateUnready } from '../../../../schema/generated/limits'
import { fieldErrors } from '../../../providers/api/errors'
import { invalidate } from '../../../providers/api/query'
import { useSingleAction } from '../../../providers/api/single-action'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { FieldNotes } from '../../../ui/form/field'
import { SelectField } from '../../../ui/form/select-field'
import { TextArea } from '../../../ui/form/text-area'
import { Dialog } from '../../../ui/overlay/dialog'
import { When } from '../../../ui/time/when'
import styles from '../../room/classroom.module.css'
import { ClassroomHandBack, ClassroomStatus } from '../marking.documents'

interface Props {
  open: boolean
  sessionId: string
  onClose: () => void
}

/** Hands the answers back to the candidate, with a message and a new deadline. */
export function HandBack({ open, sessionId, onClose }: Props) {
  const { act, message, days, deadline, isMissing, setMessage, setDays, send } = useHandBack(sessionId, onClose)
  const errors = fieldErrors(act.error)
  return (
    <Dialog
      open={open}
      onClose={act.isPending ? undefined : onClose}
      title="Hand back to the candidate"
      lead="The candidate can change the answers and hand in again. A marksheet that was begun stays."
      size="sm"
      foot={
        <>
          <Button onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button data-sends variant="primary" busy={act.isPending} onClick={send}>
            Hand back
          </Button>
        </>
      }
    >
      <div className={styles.dialogFields}>
        <TextArea
          label="Message"
          rows={4}
          most={sessionUpdateUnready.message}
          value={message}
          error={errors.message ?? (isMissing ? 'Field is required' : null)}
          help="What is missing, and what to do about it."
          onChange={(event) => setMessage(event.target.value)}
        />
        <SelectField
          label="New deadline"
          value={days}
          error={errors.deadline}
          onChange={(event) => setDays(event.target.value)}
          options={['1', '2', '3', '7'].map((value) => ({
            value,
            label: value === '1' ? 'In a day' : `In ${value} days`,
          }))}
        />
        <p className="help">
          Due <When at={deadline} />
        </p>
        <FieldNotes
          id="hand-back"
          error={
            act.error && !act.error.field ? act.error.message || 'The connection was lost. Please try again.' : null
          }
        />
      </div>
    </Dialog>
  )
}

/** The message and the new deadline, and what sends them. */
function useHandBack(sessionId: string, onClose: () => void) {
  const [message, setMessage] = useState('')
  const [days, setDays] = useState('1')
  const [tried, setTried] = useState(false)
  const act = useSingleAction(ClassroomHandBack, {
    quiet: true,
    onSuccess: () => {
      onClose()
      setMessage('')
      void invalidate('ClassroomSession', 'ClassroomSessions', 'ClassroomCounts')
    },
  })
  const deadline = daysAfter(now(), Number(days))
  const send = () => {
    setTried(true)
    if (!message.trim() || act.isPending) return
    act.mutate({ id: sessionId, message: message.trim(), deadline: new Date(deadline).toISOString() })
  }
  return { act, message, days, deadline, isMissing: tried && !message.trim(), setMessage, setDays, send }
}

/** Gives the marks back from the second marker to the first. */
export function GiveBack({ open, sessionId, onClose }: Props) {
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const act = useSingleAction(ClassroomStatus, {
    quiet: true,
    onSuccess: () => {
      onClose()
      void invalidate('ClassroomSession', 'ClassroomSessions', 'ClassroomCounts')
    },
  })
  const send = () => {
    setTried(true)
    if (message.trim() && !act.isPending) act.mutate({ id: sessionId, status: 'marking', message: message.trim() })
  }
  return (
    <Dialog
      open={open}
      onClose={act.isPending ? undefined : onClose}
      title="Give back to the marker"
      size="sm"
      foot={
        <>
          <Button onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button data-sends variant="primary" busy={act.isPending} onClick={send}>
            Give back
          </Button>
        </>
      }
    >
      <TextArea
        label="Message"
        rows={4}
        most={sessionUpdateStatus.message}
        value={message}
        error={act.error?.message ?? (tried && !message.trim() ? 'Field is required' : null)}
        onChange={(event) => setMessage(event.target.value)}
      />
    </Dialog>
  )
}
