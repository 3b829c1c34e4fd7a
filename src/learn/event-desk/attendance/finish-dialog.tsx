import { type FormEvent, useState } from 'react'
import { absentFrom, correctableUntil } from '../../../../rules/groups/attendance'
import { now } from '../../../providers/device/clock'
import { Button } from '../../../ui/action/button'
import { RadioGroup } from '../../../ui/form/radio-group'
import { Dialog } from '../../../ui/overlay/dialog'
import { toast } from '../../../ui/overlay/toast'
import { formatLondonDateTime, formatLondonTime } from '../../../ui/time/london-time'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { DeskMarks } from './attendance.documents'
import styles from './attendance.module.css'
import type { MarkQueue } from './mark-queue'
import { tallyOf } from './marks'
import { Tally } from './tally'
import type { Attendee } from './use-attendance'

interface FinishDialogProps {
  event: LedEvent
  people: readonly Attendee[]
  queue: MarkQueue
  onClose: () => void
}

type Way = 'open' | 'absent'

/** Finishes attendance: whoever is not marked is absent, now or after the end. */
export function FinishDialog({ event, people, queue, onClose }: FinishDialogProps) {
  const open = people.filter(({ attendance }) => attendance === null)
  const absentAt = absentFrom(event.endAt, open.length < people.length)
  const canWait = open.length > 0 && absentAt > now()
  const [way, setWay] = useState<Way>(canWait ? 'open' : 'absent')
  const finish = useDeskAction(DeskMarks, { said: 'Attendance is finished', onDone: onClose, onStale: onClose })
  const send = async (sent: FormEvent) => {
    sent.preventDefault()
    if (way === 'open') return onClose()
    if (await queue.settle()) finish.mutate({ meetingId: event.id, marks: [], finish: true })
    else toast({ kind: 'warning', text: 'There is no line: finish once your marks are sent.' })
  }
  const ways: { value: Way; label: string; help?: string }[] = [
    {
      value: 'open',
      label: 'Leave open',
      help: `At ${isSameDay(absentAt) ? formatLondonTime(absentAt) : formatLondonDateTime(absentAt)} London they count as absent.`,
    },
    { value: 'absent', label: 'Absent now', help: namesOf(open) },
  ]
  return (
    <Dialog
      open
      title="Finish attendance"
      onClose={finish.isPending ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={finish.isPending}>
            Back to the list
          </Button>
          <Button type="submit" form="attendance-finish" variant="primary" busy={finish.isPending}>
            {way === 'open' ? 'Leave open' : 'Finish'}
          </Button>
        </>
      }
    >
      <form id="attendance-finish" className={styles.form} onSubmit={(sent) => void send(sent)}>
        <Tally tally={tallyOf(people)} bar={false} />
        {canWait && (
          <RadioGroup
            legend={open.length === 1 ? 'The one who is not marked' : `The ${open.length} who are not marked`}
            value={way}
            options={ways}
            onChange={setWay}
          />
        )}
        <p className="meta">
          Each person sees their own mark alone, and can ask for a correction until{' '}
          {formatLondonDateTime(correctableUntil(event.endAt))} London. You can correct it until then too; later staff
          do, with a reason.
        </p>
      </form>
    </Dialog>
  )
}

const isSameDay = (at: number) => formatLondonDateTime(at).slice(0, -5) === formatLondonDateTime(now()).slice(0, -5)

const MOST_NAMES = 8

function namesOf(people: readonly Attendee[]): string {
  const names = people.slice(0, MOST_NAMES).map(({ name }) => name)
  const more = people.length - names.length
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
