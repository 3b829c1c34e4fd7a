import { useMemo } from 'react'
import { tagsOf } from '../../../rules/money/person-tags'
import { useChanges } from '../../admin/live-provider'
import { invalidate, useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { PersonAtDesk, type PersonAtDeskQuery } from './person.documents'

export type Person = PersonAtDeskQuery
export type Known = Person['marked']['entries'][number]

/** What staff read of a person at a glance; undefined until known. It follows each of their changes. */
export function usePerson(id: string) {
  // One instant for the visit, so that the head and the page below it ask the same question.
  const at = useMemo(() => new Date(Math.floor(now() / 60_000) * 60_000).toISOString(), [])
  const person = useApi(PersonAtDesk, { id, now: at })
  useChanges(['User', 'Wallet', 'Session', 'Adjustment'], (ids) => {
    const own = person.data ? rowsOf(person.data) : [id]
    if (ids.length === 0 || ids.some((each) => own.includes(each))) void invalidate('PersonAtDesk', 'PersonStory')
  })
  return person
}

/** The rows that it shows: what changes elsewhere in the school is nothing to it. A new booking changes the wallet. */
const rowsOf = ({ user, wallet, running, next, marked }: Person) => [
  user.id,
  wallet.id,
  ...[running, next, marked].flatMap(({ entries }) => entries.map(({ id }) => id)),
]

/** What follows from what is kept of a person. */
export const personTags = ({ user, wallet, examSittings, adjustment }: Person) =>
  tagsOf({ ...user, adjustment, balance: wallet.balance, examDays: examSittings.map(({ date }) => date) }, now())

/** The other person in a session: a candidate's tutor or interviewer, or their candidate. */
export function otherIn({ attendees }: Pick<Known, 'attendees'>, id: string) {
  const isCandidate = attendees.some(({ role, userId }) => role === 'candidate' && userId === id)
  return attendees.find(({ role }) => (isCandidate ? role === 'tutor' || role === 'interviewer' : role === 'candidate'))
    ?.user?.fullName
}
