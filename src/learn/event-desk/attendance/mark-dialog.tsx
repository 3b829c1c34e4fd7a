import { type FormEvent, useState } from 'react'
import { correctableUntil, isAway } from '../../../../rules/groups/attendance'
import { meetingAttendanceUpdate } from '../../../../schema/generated/limits'
import type { MeetingAttendance } from '../../../../schema/generated/types'
import { now } from '../../../providers/device/clock'
import { SelectField } from '../../../ui/form/select-field'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { TextArea } from '../../../ui/form/text-area'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { DeskMarks } from './attendance.documents'
import styles from './attendance.module.css'
import type { MarkQueue } from './mark-queue'
import { attendances, instantDuring, markWords, timeOf } from './marks'
import type { Attendee } from './use-attendance'

interface MarkDialogProps {
  event: LedEvent
  person: Attendee
  queue: MarkQueue
  /** Called before the mark changes. */
  onMark?: () => void
  onClose: () => void
}

interface Draft {
  attendance: MeetingAttendance | ''
  came: string
  left: string
  reason: string
}

const options = [
  ...Object.entries(attendances).map(([value, { words }]) => ({ value, label: words })),
  { value: '', label: 'Not marked' },
]

/** How somebody is marked, with the times at which they came and went. */
export function MarkDialog({ event, person, queue, onMark, onClose }: MarkDialogProps) {
  const { draft, change, faults, mark, isLate } = useMarkDraft(event, person)
  const [tried, setTried] = useState(false)
  const late = useDeskAction(DeskMarks, { said: `${person.name} is marked`, onDone: onClose })
  const send = (sent: FormEvent) => {
    sent.preventDefault()
    setTried(true)
    if (Object.keys(faults).length > 0) return
    onMark?.()
    if (isLate) return late.mutate({ meetingId: event.id, marks: [mark], reason: draft.reason.trim() })
    queue.add(mark)
    onClose()
  }
  const at: Faults = tried ? faults : {}
  const isThere = draft.attendance !== '' && !isAway(draft.attendance)
  return (
    <Dialog
      open
      size="sm"
      title={person.name}
      lead={markWords(person, event)}
      onClose={late.isPending ? undefined : onClose}
      foot={<SendOrCancel form="attendance-mark" send="Mark" busy={late.isPending} onCancel={onClose} />}
    >
      <form id="attendance-mark" className={styles.form} onSubmit={send} noValidate>
        {person.correction && <blockquote className={styles.said}>{person.correction}</blockquote>}
        <SelectField
          label="They were"
          value={draft.attendance}
          options={options}
          onChange={({ target }) => change({ attendance: target.value as Draft['attendance'] })}
        />
        {isThere && <RoomTimes draft={draft} faults={at} onChange={change} />}
        {isLate && (
          <TextArea
            label="Why, for the audit log"
            rows={2}
            value={draft.reason}
            most={meetingAttendanceUpdate.reason}
            error={at.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
      </form>
    </Dialog>
  )
}

type Faults = Partial<Record<keyof Draft, string>>

interface RoomTimesProps {
  draft: Draft
  faults: Faults
  onChange: (changed: Partial<Draft>) => void
}

const RoomTimes = ({ draft, faults, onChange }: RoomTimesProps) => (
  <div className={styles.pair}>
    <TextField
      label="Came at"
      optional
      type="time"
      value={draft.came}
      error={faults.came}
      help="Empty: at the start."
      onChange={({ target }) => onChange({ came: target.value })}
    />
    <TextField
      label="Left at"
      optional
      type="time"
      value={draft.left}
      error={faults.left}
      help="Empty: at the end."
      onChange={({ target }) => onChange({ left: target.value })}
    />
  </div>
)

function useMarkDraft(event: LedEvent, person: Attendee) {
  const [draft, setDraft] = useState<Draft>({
    attendance: person.attendance ?? 'present',
    came: timeOf(person.arrivedAt),
    left: timeOf(person.leftAt),
    reason: '',
  })
  const isLate = now() >= correctableUntil(event.endAt)
  const isThere = draft.attendance !== '' && !isAway(draft.attendance)
  /** What was there to the second stays so, unless another minute is chosen. */
  const instantOf = (time: string, before: string | null) =>
    time === '' ? null : time === timeOf(before) ? before : instantDuring(time, event)
  const arrivedAt = isThere ? instantOf(draft.came, person.arrivedAt) : null
  const leftAt = isThere ? instantOf(draft.left, person.leftAt) : null
  const faults: Faults = {
    ...(isThere && draft.came && !arrivedAt && { came: 'A time of the event.' }),
    ...(isThere && draft.left && !leftAt && { left: 'A time of the event.' }),
    ...(arrivedAt && leftAt && arrivedAt >= leftAt && { left: 'Later than they came.' }),
    ...(isLate && !draft.reason.trim() && { reason: 'Field is required' }),
  }
  return {
    ...{ draft, faults, isLate },
    change: (changed: Partial<Draft>) => setDraft((old) => ({ ...old, ...changed })),
    mark: { memberId: person.id, attendance: draft.attendance || null, arrivedAt, leftAt },
  }
}
