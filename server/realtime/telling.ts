import { execute, type GraphQLError, type GraphQLSchema } from 'graphql'
import { gates, kindOf } from '../../access'
import { passes } from '../../access/rule'
import type { Viewer } from '../../access/viewer'
import type { Context, Services } from '../context'
import { isAway } from '../databases/away'
import { createReader } from '../read/read'
import { createAudience, readsAll } from './audience'
import { fewAtOnce } from './few-at-once'
import type { Gathered } from './gathering'
import { type Group, isPersonal, type Member } from './group'
import type { Feed } from './subscriptions'
import { unanswered } from './wire'

/** So many changes are read for subscribers at once; the database's other users come first. */
const AT_ONCE = 4

type RowFeed = Extract<Feed, { sends: 'row' }>

/** The members of a group that are to be told, by who they are now. */
type Present = ReadonlyMap<Viewer, readonly Member[]>

interface Waiting {
  group: Group
  members: Iterable<Member>
}

/** The ids of those who may read the row that changed; with an owner's column, of those only the owner. */
type Readers = (owner?: string) => Promise<Set<string>>

interface TellingOptions {
  services: Services
  schema: GraphQLSchema
  outward(error: unknown): GraphQLError
}

/** Reads a change and writes it once for all who see the same of it, and sends it to those who may see it when it is sent. */
export function createTelling({ services, schema, outward }: TellingOptions) {
  const { clock, database, log } = services
  const audience = createAudience(services)
  const few = fewAtOnce(AT_ONCE)
  const readerOf = (viewer: Viewer) => createReader({ database, viewer, now: () => clock.now() })

  /** Tells the groups of a change. Whoever was doubted between the question and the message is asked about again. */
  async function tell(change: Gathered, groups: readonly Group[]) {
    try {
      let waiting: readonly Waiting[] = groups.map((group) => ({ group, members: group.members }))
      while (waiting.length) waiting = await tellThose(change, waiting)
    } catch (error) {
      missed(error, groups)
    }
  }

  /** Whoever is not told since the database is away is let go: browsers come back, and then read what is current. */
  function missed(error: unknown, those: readonly Group[]) {
    if (!isAway(error))
      return log.error({ err: error, subscriptions: those.map(({ name }) => name) }, 'subscribers could not be told')
    for (const { members } of those) for (const { connection } of members) connection.wire.close(unanswered)
  }

  /** Answers who could not be told, since their rights may have changed meanwhile. */
  async function tellThose(change: Gathered, waiting: readonly Waiting[]): Promise<Waiting[]> {
    const told = await Promise.all(
      waiting.map(async ({ group, members }) => ({ group, present: await presentIn(group, members) })),
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
      // What fails for one document is no reason that the others do not hear.
      const members = await send(group, present, change, readers).catch((error) => {
        missed(error, [group])
        return []
      })
      if (members.length) left.push({ group, members })
    }
    return left
  }

  /** Those of a group who are still here, and whom the gate still lets in. */
  async function presentIn({ name }: Group, members: Iterable<Member>): Promise<Present> {
    const present = new Map<Viewer, Member[]>()
    const add = (viewer: Viewer, member: Member) => {
      const those = present.get(viewer)
      if (those) those.push(member)
      else if (passes(gates[name], viewer)) present.set(viewer, [member])
    }
    const doubted: Member[] = []
    for (const member of members) {
      const viewer = member.connection.believed()
      if (viewer) add(viewer, member)
      else doubted.push(member)
    }
    await Promise.all(
      doubted.map((member) =>
        member.connection.viewer().then(
          (viewer) => add(viewer, member),
          // The connection has closed itself.
          () => {},
        ),
      ),
    )
    return present
  }

  /** Answers which of the members were doubted meanwhile, and therefore not told. */
  async function send(group: Group, present: Present, change: Gathered, readers: Readers): Promise<Member[]> {
    const { feed } = group
    if (feed.sends === 'row') return sendRow(group, present, change.id, feed, readers)
    if (feed.sends === 'deletion') return sendTo(group, present, { id: change.id })
    const { type, id, kinds } = change
    const kind = kinds.has('deleted') ? 'deleted' : kinds.has('created') ? 'created' : 'updated'
    const allowed = kind === 'deleted' ? null : await readers()
    const may = (viewer: Viewer) => (allowed ? allowed.has(viewer.id) : readsAll(viewer, type))
    return sendTo(group, new Map([...present].filter(([viewer]) => may(viewer))), { type, id, kind })
  }

  /** Reads the row once for each kind of reader, or once a sign-in where it depends on the reader: links in it end with the sign-in. Each statement answers a row only to those who may read it. */
  async function sendRow(group: Group, present: Present, id: string, { type, owner }: RowFeed, readers: Readers) {
    const onlyOwner = group.id ? undefined : owner
    const dependsOn = (viewer: Viewer) => isPersonal(schema, group, type, viewer)
    // Of many whom it depends on a few may read it, so those are asked for by one statement first.
    const isAsked = (viewer: Viewer) => onlyOwner !== undefined || dependsOn(viewer)
    const allowed = [...present.keys()].some(isAsked) ? await readers(onlyOwner) : null
    const alike = new Map<string, Map<Viewer, readonly Member[]>>()
    for (const [viewer, members] of present) {
      if (isAsked(viewer) && !allowed?.has(viewer.id)) continue
      const key = dependsOn(viewer) ? signInOf(members) : kindOf(viewer)
      alike.set(key, (alike.get(key) ?? new Map()).set(viewer, members))
    }
    const doubted: Member[] = []
    for (const those of alike.values()) {
      const [[viewer, members]] = [...those] as [[Viewer, readonly Member[]]]
      const row = await readerOf(viewer).find(type, id, group.selection)
      if (row) doubted.push(...(await sendTo(group, those, row, contextOf(viewer, signInOf(members)))))
    }
    return doubted
  }

  async function sendTo(group: Group, present: Present, value: unknown, contextValue?: Context) {
    const doubted: Member[] = []
    if (!present.size) return doubted
    const { document, operationName, variables: variableValues } = group
    const rootValue = { [group.name]: value }
    const { data, errors } = await execute({ schema, document, operationName, variableValues, rootValue, contextValue })
    const result = JSON.stringify({ data, ...(errors && { errors: errors.map(outward) }) })
    const messages = new Map<string, Buffer>()
    for (const [viewer, members] of present)
      for (const member of members) {
        const { connection, operationId } = member
        if (!group.members.has(member)) continue
        if (connection.believed() !== viewer) {
          doubted.push(member)
          continue
        }
        const message = messages.get(operationId) ?? nextMessage(operationId, result)
        messages.set(operationId, message)
        connection.wire.send(message)
      }
    return doubted
  }

  function contextOf(viewer: Viewer, signInId: string): Context {
    return {
      ...services,
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
    }
  }

  return (change: Gathered, groups: readonly Group[]) => few(() => tell(change, groups))
}

/** The sign-in of members who are the same viewer: each token makes one of its own. */
const signInOf = ([member]: readonly Member[]) => member?.connection.signInId ?? ''

/** A message of the protocol, the same for all who gave their subscription the same id: encoded once. */
const nextMessage = (id: string, result: string) =>
  Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":${result}}`)
