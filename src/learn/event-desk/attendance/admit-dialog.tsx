import { type FormEvent, useState } from 'react'
import { ordinal } from '../../../nouns/meeting/meeting-sign'
import { allTakenWords } from '../../../nouns/meeting/meeting-words'
import { nameOfPerson } from '../../../nouns/user/name'
import { useApi } from '../../../providers/api/query'
import { useViewer } from '../../../providers/sign-in/viewer'
import { ChoiceList, type PersonChoice } from '../../../ui/action/choice-list'
import { FieldNotes } from '../../../ui/form/field'
import { SendOrCancel } from '../../../ui/form/send-or-cancel'
import { formatMoney } from '../../../ui/money/money'
import { Dialog } from '../../../ui/overlay/dialog'
import { keepsEvents } from '../head/event-rights'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import { PeoplePicker } from '../tickets/people-picker'
import { DeskAdmit, DeskWaiting } from './attendance.documents'
import styles from './attendance.module.css'

interface AdmitDialogProps {
  event: LedEvent
  onClose: () => void
}

/** Lets somebody without a ticket in: whoever waits for a place first, then whom the lector finds by name. */
export function AdmitDialog({ event, onClose }: AdmitDialogProps) {
  const keeps = keepsEvents(useViewer())
  const [chosen, setChosen] = useState<PersonChoice[]>([])
  const [tried, setTried] = useState(false)
  const waiting = useApi(DeskWaiting, { id: event.id }, { staleTime: 0 }).data?.meetingMembers.entries
  const [person] = chosen
  // Of an event without a group its lector knows those who wait, and nobody else by name.
  const canFind = keeps || event.studyGroupId !== null
  const admit = useDeskAction(DeskAdmit, { said: `${person?.name ?? 'Somebody'} is here`, onDone: onClose })
  const send = (sent: FormEvent) => {
    sent.preventDefault()
    setTried(true)
    if (person) admit.mutate({ meetingId: event.id, userId: person.id })
  }
  const line = waiting?.map(({ userId, place, user }) => ({
    id: userId,
    name: nameOfPerson(user) ?? 'Somebody',
    picture: user?.avatar,
    meta: place ? `${ordinal(place)} in the queue` : undefined,
  }))
  return (
    <Dialog
      open
      title="Somebody without a ticket"
      lead={roomWords(event)}
      onClose={admit.isPending ? undefined : onClose}
      foot={<SendOrCancel form="attendance-admit" send="Let in, free" busy={admit.isPending} onCancel={onClose} />}
    >
      <form id="attendance-admit" className={styles.form} onSubmit={send} noValidate>
        {!person && line && line.length > 0 && (
          <ChoiceList label="Who waits for a place" choices={line} onChoose={(choice) => setChosen([choice])} />
        )}
        {!canFind && line?.length === 0 && <p>Nobody waits for a place. Staff let in other people.</p>}
        {(person || canFind) && (
          <PeoplePicker
            event={event}
            keeps={keeps}
            chosen={chosen}
            single
            error={tried && !person ? 'Choose somebody.' : null}
            onChange={setChosen}
          />
        )}
        {!canFind && <FieldNotes id="attendance-admit" error={tried && !person ? 'Choose somebody.' : null} />}
        <p className="meta">They are marked as here, from now. {priceWords(event)} They cannot give the ticket back.</p>
      </form>
    </Dialog>
  )
}

const priceWords = ({ price }: LedEvent) =>
  price > 0 ? `Nothing is charged, although a ticket costs ${formatMoney(price)}.` : 'Nothing is charged.'

/** How many may still come in. */
function roomWords({ membersLimit, taken, roomLimit }: LedEvent): string {
  if (membersLimit === null) return 'There is no limit of places.'
  if (taken < membersLimit) return `${membersLimit - taken} of ${membersLimit} places are left.`
  const full = allTakenWords(membersLimit)
  return roomLimit === null ? `${full}, and the room holds no more.` : `${full}. The room holds ${roomLimit}.`
}
