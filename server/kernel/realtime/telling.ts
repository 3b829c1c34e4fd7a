import type { GraphQLError, GraphQLSchema } from 'graphql'
import type { Viewer } from '../../../access/viewer'
import type { Services } from '../context'
import { isAway } from '../database/away'
import { createReader } from '../read/read'
import { createAudience } from './audience'
import { fewAtOnce } from './few-at-once'
import type { Gathered } from './gathering'
import type { Group, Member } from './group'
import { AT_ONCE, createGroupTelling, type Readers } from './group-telling'
import { presentOf } from './present'
import { createSending } from './sending'
import { unanswered } from './wire'

interface Waiting {
  group: Group
  members: Iterable<Member>
}

interface TellingOptions {
  services: Services
  schema: GraphQLSchema
  outward(error: unknown): GraphQLError
}

/** Reads a change once for all who see the same of it, and sends it to those who may still see it. */
export function createTelling({ services, schema, outward }: TellingOptions) {
  const { clock, log } = services
  const [changes, reads] = [fewAtOnce(AT_ONCE), fewAtOnce(AT_ONCE)]
  const database: Pick<Services['database'], 'query'> = {
    query: (statement) => reads(() => services.database.query(statement)),
  }
  const audience = createAudience({ database, clock })
  const send = createSending({ schema, outward })
  const readerOf = (viewer: Viewer) => createReader({ database, viewer, now: () => clock.now() })
  const tellGroup = createGroupTelling({ services, schema, readerOf, send })

  async function tell(change: Gathered, groups: readonly Group[]) {
    try {
      let waiting: readonly Waiting[] = groups.map((group) => ({ group, members: group.members }))
      while (waiting.length) waiting = await tellThose(change, waiting)
    } catch (error) {
      missed(error, groups)
    }
  }

  /** Closes the sockets of those who get nothing because the database is away: browsers return and read the present state. */
  function missed(error: unknown, those: readonly Group[]) {
    if (!isAway(error))
      return log.error({ err: error, subscriptions: those.map(({ name }) => name) }, 'subscribers could not be told')
    for (const { members } of those) for (const { connection } of members) connection.wire.close(unanswered)
  }

  /** Returns those to ask about again, since their rights may have changed before the message was sent. */
  async function tellThose(change: Gathered, waiting: readonly Waiting[]): Promise<Waiting[]> {
    const told = await Promise.all(
      waiting.map(async ({ group, members }) => ({ group, present: await presentOf(group, members) })),
    )
    const viewers = new Set(told.flatMap(({ present }) => [...present.keys()]))
    const known = new Map<string | undefined, Promise<Set<string>>>()
    const readers: Readers = (owner) => {
      const found = known.get(owner) ?? audience.of({ ...change, ...(owner && { owner }) }, viewers)
      known.set(owner, found)
      return found
    }
    const left: Waiting[] = []
    for (const { group, present } of told) {
      // A failure for one document must not keep the change from the others.
      const members = await tellGroup(group, present, change, readers).catch((error) => {
        missed(error, [group])
        return []
      })
      if (members.length) left.push({ group, members })
    }
    return left
  }

  return (change: Gathered, groups: readonly Group[]) => changes(() => tell(change, groups))
}
