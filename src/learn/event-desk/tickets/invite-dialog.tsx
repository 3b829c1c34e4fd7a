import { type FormEvent, useState } from 'react'
import type { PersonChoice } from '../../../ui/action/choice-list'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { Dialog } from '../../../ui/overlay/dialog'
import { peopleWords } from '../head/desk-words'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { PeoplePicker } from './people-picker'
import { DeskInvite } from './tickets.documents'
import styles from './tickets.module.css'

interface InviteDialogProps {
  event: LedEvent
  keeps: boolean
  onClose: () => void
}

/** Invites people to an event. */
export function InviteDialog({ event, keeps, onClose }: InviteDialogProps) {
  const [chosen, setChosen] = useState<PersonChoice[]>([])
  const [tried, setTried] = useState(false)
  const invite = useDeskAction(DeskInvite, {
    // Whoever had something to do with it already is left as they are.
    said: ({ meetingInvite }) =>
      meetingInvite.length > 0
        ? `${peopleWords(meetingInvite.length)} invited`
        : 'They have to do with this event already',
    onDone: onClose,
  })
  const send = (sent: FormEvent) => {
    sent.preventDefault()
    setTried(true)
    if (chosen.length > 0) invite.mutate({ meetingId: event.id, userIds: chosen.map(({ id }) => id) })
  }
  return (
    <Dialog
      open
      title={`Invite to ${event.title}`}
      lead="They are told at once. An invitation takes no place."
      onClose={invite.isPending ? undefined : onClose}
      foot={
        <SendOrCancel
          form="event-invite"
          send={chosen.length > 1 ? `Invite ${chosen.length} people` : 'Invite'}
          busy={invite.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id="event-invite" className={styles.picker} onSubmit={send} noValidate>
        <PeoplePicker
          event={event}
          keeps={keeps}
          chosen={chosen}
          error={tried && chosen.length === 0 ? 'Choose whom to invite.' : null}
          onChange={setChosen}
        />
      </form>
    </Dialog>
  )
}
