import { write } from '../../../../server/kernel/write/write'
import type { Person, TestApp } from '../../../build'
import { type Feed, live, until } from '../../kernel/realtime/clients'
import type { Call } from './calls'
import type { Outcome } from './table'
import type { World } from './world/index'

/** The outcome that each closing code of a socket means. */
const closings: Record<number, Outcome> = { 4401: 'unauthenticated', 4403: 'disabled' }

export interface Follower {
  /** The outcome of each subscription, in the order of the calls. */
  outcomes(): (Outcome | string)[]
  /** How many messages each subscription has brought. */
  counts(): number[]
  /** Waits until all has arrived that the server sent so far. */
  answered(): Promise<unknown>
  leave(): unknown
}

const outcomeOf = ({ messages, errors: [error] }: Feed) => {
  if (error) return error.extensions?.code?.toLowerCase() ?? error.message
  return messages.length ? 'ok' : 'silent'
}

/** Subscribes a person to everything on one socket. */
export async function follow(address: string, calls: readonly Call[], who: Person | null): Promise<Follower> {
  const { client, closed, received, subscribe, answered } = live(address, who)
  await until(() => closed.length || received.some(({ type }) => type === 'connection_ack'))
  const [closing] = closed
  if (closing) {
    const outcomes = () => calls.map(() => closings[closing.code] ?? `${closing.code}`)
    return { outcomes, counts: () => [], answered: async () => {}, leave() {} }
  }
  const feeds: Feed[] = []
  for (const { document, variables } of calls) feeds.push(await subscribe(document, variables))
  return {
    outcomes: () => feeds.map(outcomeOf),
    counts: () => feeds.map(({ messages }) => messages.length),
    answered: () => answered(),
    leave: () => client.dispose(),
  }
}

/** Makes one change for each subscription. */
export const stir = (
  app: TestApp,
  {
    permissionId,
    types,
    sessions,
    handedInId,
    people,
    walletId,
    bundles,
    shelves,
    groups,
    memberships,
    ...events
  }: World,
) =>
  write(app.services, async ({ changed }) => {
    changed('MockPermission', permissionId)
    changed('SessionType', types.live, 'created')
    changed('SessionType', types.window, 'updated')
    changed('SessionType', types.unused, 'deleted')
    changed('Session', sessions.booked)
    changed('SessionAnswer', handedInId, 'created')
    changed('User', people.student.id)
    changed('Wallet', walletId)
    changed('Bundle', bundles.sold, 'created')
    changed('Bundle', bundles.held, 'updated')
    changed('Bundle', bundles.empty, 'deleted')
    changed('LibraryCategory', shelves.empty, 'deleted')
    changed('StudyGroup', groups.open, 'created')
    changed('StudyGroup', groups.own, 'updated')
    changed('StudyGroup', groups.empty, 'deleted')
    changed('Member', memberships.student, 'created')
    changed('Member', memberships.asked, 'updated')
    changed('Member', memberships.waits, 'deleted')
    changed('Meeting', events.events.own, 'updated')
    changed('Meeting', events.events.empty, 'deleted')
    changed('MeetingMember', events.tickets.student, 'updated')
    changed('MeetingMember', events.tickets.waits, 'deleted')
  })
