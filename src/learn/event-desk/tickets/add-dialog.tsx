import { type FormEvent, useState } from 'react'
import type { MeetingMemberType } from '../../../../schema/generated/types'
import type { PersonChoice } from '../../../ui/action/choice-list'
import { RadioGroup } from '../../../ui/form/radio-group'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { Dialog } from '../../../ui/overlay/dialog'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { PeoplePicker } from './people-picker'
import { DeskMemberAdd } from './tickets.documents'
import styles from './tickets.module.css'

type As = Extract<MeetingMemberType, 'attendee' | 'lector' | 'moderator'>

const ways: { value: As; label: string; help: string }[] = [
  { value: 'attendee', label: 'A ticket', help: 'It costs nothing, and takes a place.' },
  { value: 'lector', label: 'Lector', help: 'Leads it, and takes no place.' },
  { value: 'moderator', label: 'Moderator', help: 'Helps to lead it, and takes no place.' },
]

interface AddDialogProps {
  event: LedEvent
  keeps: boolean
  /** As what they are added; a ticket unless told. */
  as?: As
  onClose: () => void
}

/** Adds somebody to an event by hand. */
export function AddDialog({ event, keeps, as = 'attendee', onClose }: AddDialogProps) {
  const [chosen, setChosen] = useState<PersonChoice[]>([])
  const [type, setType] = useState<As>(as)
  const [tried, setTried] = useState(false)
  const [person] = chosen
  const add = useDeskAction(DeskMemberAdd, {
    said: `${person?.name ?? 'Somebody'} is added`,
    onDone: onClose,
  })
  const send = (sent: FormEvent) => {
    sent.preventDefault()
    setTried(true)
    if (person) add.mutate({ meetingId: event.id, userId: person.id, type })
  }
  return (
    <Dialog
      open
      title={as === 'attendee' ? 'Add somebody' : 'Add a lector'}
      lead={event.publishedAt ? 'They are told at once.' : 'They are told when you publish.'}
      onClose={add.isPending ? undefined : onClose}
      foot={<SendOrCancel form="event-add" send="Add" busy={add.isPending} onCancel={onClose} />}
    >
      <form id="event-add" className={styles.picker} onSubmit={send} noValidate>
        <PeoplePicker
          event={event}
          keeps={keeps}
          chosen={chosen}
          single
          error={tried && !person ? 'Choose somebody.' : null}
          onChange={setChosen}
        />
        <RadioGroup
          legend="As"
          value={type}
          options={as === 'attendee' ? ways : ways.filter(({ value }) => value !== 'attendee')}
          onChange={setType}
        />
      </form>
    </Dialog>
  )
}
