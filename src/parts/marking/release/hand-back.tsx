import { useState } from 'react'
import { daysAfter } from '../../../../rules/wall-clock'
import { sessionUpdateStatus, sessionUpdateUnready } from '../../../../schema/generated/limits'
import { fieldErrors } from '../../../providers/api/errors'
import { invalidate } from '../../../providers/api/query'
import { useSingleAction } from '../../../providers/api/single-action'
import { now } from '../../../providers/device/clock'
import { FieldNotes } from '../../../ui/form/field'
import { SelectField } from '../../../ui/form/select-field'
import { When } from '../../../ui/time/when'
import { ClassroomHandBack, ClassroomStatus } from '../marking.documents'
import { BackDialog } from './back-dialog'
import { useMessage } from './use-message'

interface Props {
  open: boolean
  sessionId: string
  onClose: () => void
}

const REREAD = ['ClassroomSession', 'ClassroomSessions', 'ClassroomCounts'] as const

/** Hands the answers back to the candidate, with a message and a new deadline. */
export function HandBack({ open, sessionId, onClose }: Props) {
  const message = useMessage()
  const [days, setDays] = useState('1')
  const act = useSingleAction(ClassroomHandBack, {
    quiet: true,
    onSuccess: () => {
      onClose()
      message.write('')
      void invalidate(...REREAD)
    },
  })
  const deadline = daysAfter(now(), Number(days))
  const errors = fieldErrors(act.error)
  return (
    <BackDialog
      open={open}
      title="Hand back to the candidate"
      lead="The candidate can change the answers and hand in again. A marksheet that was begun stays."
      verb="Hand back"
      message={message}
      most={sessionUpdateUnready.message}
      help="What is missing, and what to do about it."
      error={errors.message}
      busy={act.isPending}
      onSend={(text) => act.mutate({ id: sessionId, message: text, deadline: new Date(deadline).toISOString() })}
      onClose={onClose}
    >
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
        error={act.error && !act.error.field ? act.error.message || 'The connection was lost. Please try again.' : null}
      />
    </BackDialog>
  )
}

/** Gives the marks back from the second marker to the first. */
export function GiveBack({ open, sessionId, onClose }: Props) {
  const message = useMessage()
  const act = useSingleAction(ClassroomStatus, {
    quiet: true,
    onSuccess: () => {
      onClose()
      void invalidate(...REREAD)
    },
  })
  return (
    <BackDialog
      open={open}
      title="Give back to the marker"
      verb="Give back"
      message={message}
      most={sessionUpdateStatus.message}
      error={act.error?.message}
      busy={act.isPending}
      onSend={(text) => act.mutate({ id: sessionId, status: 'marking', message: text })}
      onClose={onClose}
    />
  )
}
