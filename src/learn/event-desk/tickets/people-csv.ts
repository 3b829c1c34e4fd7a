import { memberTypes } from '../../../../rules/groups/event-words'
import { nameOfPerson } from '../../../nouns/user/name'
import { request } from '../../../providers/api/client'
import { BYTE_ORDER_MARK, csvLine, csvText } from '../../../ui/files/csv'
import { dayOf } from '../../../ui/time/london-days'
import type { Asked, Person } from './person'
import { DeskPeople } from './tickets.documents'

const heads = [
  'Name',
  'Zone',
  'State',
  'Ticket since',
  'Paid in pounds',
  'Invited',
  'Place in the queue',
  'Gone',
] as const

/** The people of an event whom the table shows, on all its pages, as the text of a CSV file; days are London's. */
export async function peopleCsv(asked: Asked): Promise<string> {
  const lines = [csvLine(heads)]
  const seen = new Set<string>()
  for (let page = 1, hasNext = true; hasNext; page++) {
    const { meetingMembers } = await request(DeskPeople, { ...asked, page })
    for (const person of meetingMembers.entries) {
      // Whoever comes while the pages are read shifts those after them.
      if (!seen.has(person.id)) lines.push(lineOf(person))
      seen.add(person.id)
    }
    hasNext = meetingMembers.pageInfo.hasNextPage
  }
  return BYTE_ORDER_MARK + lines.join('')
}

const dayText = (at: string | null) => (at ? dayOf(at) : '')

const lineOf = (person: Person): string =>
  csvLine(
    [
      nameOfPerson(person.user) ?? '',
      person.user?.timezone ?? '',
      memberTypes[person.type],
      dayText(person.boughtAt),
      person.boughtAt ? ((person.paid ?? 0) / 100).toFixed(2) : '',
      dayText(person.invitedAt),
      person.place === null ? '' : String(person.place),
      dayText(person.cancelledAt),
    ].map(csvText),
  )
