import type { NotificationKind } from '../../../schema/generated/types'
import type { Writing } from '../../kernel/write/write'
import { peopleOf, wantedOf } from './notify'
import { waitsUntil } from './when'

/** How many people a notice would reach, and how. */
export interface Reach {
  people: number
  inApp: number
  push: number
  /** Of `push`: after their quiet time. */
  pushLater: number
  email: number
  /** After their quiet time, or in their digest. */
  emailLater: number
  onlyInApp: number
}

/** Counts whom a notice of a kind would reach now, by what each of them chose. */
export async function reachOf(
  place: Pick<Writing, 'query' | 'now'>,
  userIds: readonly string[],
  kind: NotificationKind,
): Promise<Reach> {
  const reach: Reach = { people: 0, inApp: 0, push: 0, pushLater: 0, email: 0, emailLater: 0, onlyInApp: 0 }
  for (const person of await peopleOf(place, userIds, kind)) {
    const wanted = wantedOf({ kind }, person)
    const pushed = wanted.push && person.browsers.length > 0
    if (wanted.inApp || wanted.email || pushed) reach.people++
    if (wanted.inApp) reach.inApp++
    if (pushed) reach.push++
    if (pushed && waitsUntil(kind, 'push', place.now, person)) reach.pushLater++
    if (wanted.email) reach[waitsUntil(kind, 'email', place.now, person) ? 'emailLater' : 'email']++
    if (wanted.inApp && !wanted.email && !pushed) reach.onlyInApp++
  }
  return reach
}
