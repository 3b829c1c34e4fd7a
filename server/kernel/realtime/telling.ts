import type { GraphQLError, GraphQLSchema } from 'graphql'
import { kindOf } from '../../../access'
import type { Viewer } from '../../../access/viewer'
import { type Context, extended, type Services } from '../context'
import { isAway } from '../database/away'
import { createReader } from '../read/read'
import { createAudience, readsAll } from './audience'
import type { Feed } from './feed'
import { fewAtOnce } from './few-at-once'
import type { Gathered } from './gathering'
import { type Group, isPersonal, type Member } from './group'
import { only, type Present, presentOf } from './present'
import { createSending } from './sending'
import { unanswered } from './wire'

/** How many changes are sent at once, and rows read for them; other users of the database come first. */
const AT_ONCE = 4

interface Waiting {
  group: Group
  members: Iterable<Member>
}

type RowFeed = Extract<Feed, { sends: 'row' }>

/** The ids of those who may read the changed row; with an owner's column, only the owner's. */
type Readers = (owner?: string) => Promise<Set<string>>

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

  async function tellGroup(group: Group, present: Present, change: Gathered, readers: Readers): Promise<Member[]> {
    const { feed } = group
    if (feed.sends === 'row') return tellRow(group, present, change.id, feed, readers)
    if (feed.sends === 'deletion') return send(group, present, { id: change.id })
    const { type, id, kinds } = change
    const kind = kinds.has('deleted') ? 'deleted' : kinds.has('created') ? 'created' : 'updated'
    const allowed = kind === 'deleted' ? null : await readers()
    const may = (viewer: Viewer) => (allowed ? allowed.has(viewer.id) : readsAll(viewer, type))
    return send(group, only(present, may), { type, id, kind })
  }

  /**
   * Each statement answers the row only to those who may read it. If it depends on the individual viewer, most may not read it, so those who may are
   * found first. Such a row is read once for each sign-in, because its links end with the sign-in.
   */
  async function tellRow(group: Group, present: Present, id: string, { type, owner }: RowFeed, readers: Readers) {
    const dependsOn = (viewer: Viewer) => isPersonal(schema, group, type, viewer)
    const onlyOwner = group.id ? undefined : owner
    const isAsked = (viewer: Viewer) => onlyOwner !== undefined || dependsOn(viewer)
    const allowed = [...present.keys()].some(isAsked) ? await readers(onlyOwner) : null
    const those = only(present, (viewer) => !isAsked(viewer) || (allowed?.has(viewer.id) ?? false))
    const parts = alike(those, (viewer, members) => (dependsOn(viewer) ? signInOf(members) : kindOf(viewer)))
    return sendRow(group, parts, type, id)
  }

  /** Reads the row once for each part of the readers. */
  async function sendRow(group: Group, parts: readonly Present[], type: string, id: string) {
    const doubted: Member[] = []
    for (let from = 0; from < parts.length; from += AT_ONCE) {
      const some = parts.slice(from, from + AT_ONCE).map((those) => {
        const [[viewer, members]] = [...those] as [[Viewer, readonly Member[]]]
        return { those, viewer, signInId: signInOf(members) }
      })
      const rows = await Promise.all(some.map(({ viewer }) => readerOf(viewer).find(type, id, group.selection)))
      for (const [at, { those, viewer, signInId }] of some.entries())
        if (rows[at]) doubted.push(...(await send(group, those, rows[at], contextOf(viewer, signInId))))
    }
    return doubted
  }

  function contextOf(viewer: Viewer, signInId: string): Context {
    return extended(services, {
      viewer,
      signInId,
      reader: readerOf(viewer),
      request: {
        ip: '',
        userAgent: null,
        browser() {
          throw new Error('a subscription belongs to no request')
        },
      },
    })
  }

  return (change: Gathered, groups: readonly Group[]) => changes(() => tell(change, groups))
}

/** The sign-in of members who are the same viewer: each token has its own viewer. */
const signInOf = ([member]: readonly Member[]) => member?.connection.signInId ?? ''

/** Splits members into parts with the same key. */
function alike(present: Present, keyOf: (viewer: Viewer, members: readonly Member[]) => string): Present[] {
  const parts = new Map<string, Map<Viewer, readonly Member[]>>()
  for (const [viewer, members] of present) {
    const key = keyOf(viewer, members)
    parts.set(key, (parts.get(key) ?? new Map()).set(viewer, members))
  }
  return [...parts.values()]
}
