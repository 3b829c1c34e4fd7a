import { useState } from 'react'
import type { MeetingMemberType } from '../../../../schema/generated/types'
import { nameOfPerson } from '../../../nouns/user/name'
import { Button } from '../../../ui/action/button'
import { Menu, type MenuEntry } from '../../../ui/action/menu'
import { formatMoney } from '../../../ui/money/money'
import { Confirm } from '../../../ui/overlay/confirm'
import { useDeskAction } from '../head/use-desk-action'
import type { LedEvent } from '../head/use-event'
import type { Person } from './person'
import { DeskMemberChange, DeskMemberTakeOff } from './tickets.documents'

interface PersonActsProps {
  event: LedEvent
  person: Pick<Person, 'id' | 'type' | 'paid' | 'cancelledAt'> & { user: Parameters<typeof nameOfPerson>[0] }
}

/** What those who lead an event can do with somebody of it. */
export function PersonActs({ event, person }: PersonActsProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const name = nameOfPerson(person.user) ?? 'Somebody'
  const change = useDeskAction(DeskMemberChange, { said: `${name} is told` })
  if (person.cancelledAt || event.status === 'cancelled' || event.status === 'ended') return null
  const become = (type: MeetingMemberType) => () => change.mutate({ id: person.id, type })
  const entries = entriesOf(person.type, become)
  const isTaking = { label: takeOff[person.type].label, danger: true, onSelect: () => setIsLeaving(true) }
  return (
    <>
      <Menu
        label={`More for ${name}`}
        width={240}
        trigger={(props) => (
          <Button {...props} size="sm" variant="quiet" icon="more" label={`More for ${name}`} busy={change.isPending} />
        )}
        groups={[...(entries.length > 0 ? [entries] : []), [isTaking]]}
      />
      {isLeaving && <TakeOff person={person} name={name} onClose={() => setIsLeaving(false)} />}
    </>
  )
}

function entriesOf(type: MeetingMemberType, become: (type: MeetingMemberType) => () => void): MenuEntry[] {
  const ticket = { label: 'Give a free ticket', onSelect: become('attendee') }
  const lector = { label: 'Make a lector', onSelect: become('lector') }
  const moderator = { label: 'Make a moderator', onSelect: become('moderator') }
  if (type === 'attendee') return []
  if (type === 'lector') return [moderator]
  if (type === 'moderator') return [lector]
  return [ticket, lector, moderator]
}

/** What leaving is called, by where somebody stands. */
const takeOff: Record<MeetingMemberType, { label: string; words: string }> = {
  attendee: { label: 'Take the ticket back', words: 'They are told, and the place goes to the next who waits.' },
  waitlisted: { label: 'Take out of the queue', words: 'They wait for a place no longer, and are told.' },
  invited: { label: 'Take the invitation back', words: 'You can invite them again.' },
  lector: { label: 'Take off', words: 'They lead the event no longer, and are told.' },
  moderator: { label: 'Take off', words: 'They lead the event no longer, and are told.' },
}

interface TakeOffProps {
  person: PersonActsProps['person']
  name: string
  onClose: () => void
}

function TakeOff({ person, name, onClose }: TakeOffProps) {
  const remove = useDeskAction(DeskMemberTakeOff, {
    said: `${name} is taken off`,
    onDone: onClose,
    onStale: onClose,
  })
  const { label, words } = takeOff[person.type]
  const back = person.type === 'attendee' ? (person.paid ?? 0) : 0
  return (
    <Confirm
      open
      title={`${label}: ${name}?`}
      confirmLabel={back ? `${label}, pay ${formatMoney(back)}` : label}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: person.id })}
      onCancel={onClose}
    >
      <p>
        {back > 0 && `All of it goes back to their wallet: ${formatMoney(back)}. `}
        {words}
      </p>
    </Confirm>
  )
}
