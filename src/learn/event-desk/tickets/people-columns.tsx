import { memberTypes } from '../../../../rules/groups/event-words'
import { nameOfPerson } from '../../../nouns/user/name'
import type { IconName } from '../../../ui/action/icon-paths'
import { Tag } from '../../../ui/data/tag'
import type { Column } from '../../../ui/list/data-table'
import { formatMoney } from '../../../ui/money/money'
import { formatLondonDate, formatLondonDateTime, zoneCity } from '../../../ui/time/london-time'
import type { LedEvent } from '../head/use-event'
import type { Person } from './person'
import { PersonActs } from './person-acts'

interface Standing {
  words: string
  icon: IconName
  kind?: 'info' | 'warning' | 'positive'
}

const day = (at: string | null) => (at ? ` ${formatLondonDate(at).replace(/^\S+ /, '')}` : '')

/** Where somebody stands with the event: 'Ticket', 'Invited 18 Nov', '2nd in the line'. */
export function standingOf(person: Person): Standing {
  const { type, cancelledAt, invitedAt, place, offeredUntil } = person
  if (cancelledAt) return { words: `Gone${day(cancelledAt)}`, icon: 'close' }
  if (type === 'waitlisted')
    return offeredUntil
      ? { words: `Place kept until ${formatLondonDateTime(offeredUntil)}`, icon: 'flag', kind: 'warning' }
      : { words: place ? `Waits, ${place} in the queue` : memberTypes.waitlisted, icon: 'list' }
  if (type === 'invited') return { words: `Invited${day(invitedAt)}`, icon: 'mail', kind: 'info' }
  return { words: memberTypes[type], icon: type === 'attendee' ? 'check' : 'flag' }
}

/** What was paid for a ticket; nothing where there is none. */
const paidWords = ({ type, paid, boughtAt }: Person): string | null =>
  type === 'attendee' && boughtAt ? (paid ? formatMoney(paid) : 'Free') : null

const Standing = ({ person }: { person: Person }) => {
  const { words, ...look } = standingOf(person)
  return <Tag {...look}>{words}</Tag>
}

/** What those who lead an event read of its people. */
export const peopleColumns = (event: LedEvent): Column<Person>[] => [
  { key: 'name', head: 'Name', place: 'title', cell: ({ user }) => nameOfPerson(user) ?? 'Somebody' },
  { key: 'zone', head: 'Zone', place: 'none', cell: ({ user }) => user?.timezone && zoneCity(user.timezone) },
  {
    key: 'bought',
    head: 'Since',
    place: 'meta',
    cell: ({ boughtAt }) => boughtAt && <span className="num">{formatLondonDateTime(boughtAt)}</span>,
  },
  { key: 'state', head: 'State', place: 'state', cell: (person) => <Standing person={person} /> },
  {
    key: 'paid',
    head: 'Paid',
    place: 'meta',
    align: 'end',
    cell: (person) => paidWords(person) ?? <span className="only-wide">–</span>,
  },
  {
    key: 'acts',
    head: <span className="vh">Actions</span>,
    place: 'end',
    align: 'end',
    cell: (person) => <PersonActs event={event} person={person} />,
  },
]
