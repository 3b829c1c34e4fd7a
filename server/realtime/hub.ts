import { execute, type GraphQLError, type GraphQLSchema } from 'graphql'
import { gates, kindOf } from '../../access'
import { passes } from '../../access/rule'
import type { Viewer } from '../../access/viewer'
import type { Context, Services } from '../context'
import { isAway } from '../databases/away'
import { Refusal } from '../errors'
import { createReader } from '../read/read'
import { createAudience, readsAll } from './audience'
import { type Gathered, type Group, isAbout, isPersonal, type Member, type Request, wants } from './group'
import { unanswered } from './wire'

/** Changes of a row within this time are one message. */
const GATHERED_MS = 50
/** So many rows are read for subscribers at once; the database's other users come first. */
const AT_ONCE = 4
/** Of one person, on all their sockets. */
const MOST_SUBSCRIPTIONS = 300

interface Present {
  member: Member
  viewer: Viewer
}

/** Whose ids may read the row that changed; with an owner's column, of those only the owner. */
type Readers = (owner?: string) => Promise<Set<string>>

export interface Hub {
  /** Subscribes; the answer never yields, since messages go to `deliver`, and ends the subscription when it is returned. */
  join(request: Request): AsyncIterableIterator<never>
}

interface HubOptions {
  services: Services
  schema: GraphQLSchema
  outward(error: unknown): GraphQLError
}

/** Hears of changes, and reads and writes each one once for all who see the same of it. */
export function createHub({ services, schema, outward }: HubOptions): Hub {
  const { bus, clock, database, log } = services
  const audience = createAudience(services)
  const groups = new Map<string, Group>()
  const carried = new Map<string, number>()
  const gathered = new Map<string, Gathered>()
  let isTelling = false

  bus.listen('change', ({ type, id, kind }) => {
    if (![...groups.values()].some((group) => isAbout(group, type))) return
    const key = `${type} ${id}`
    const known = gathered.get(key) ?? { type, id, kinds: new Set() }
    known.kinds.add(kind)
    gathered.set(key, known)
    if (isTelling) return
    isTelling = true
    setTimeout(tellAll, GATHERED_MS)
  })

  /** One batch after the other, so that nobody is sent an older state of a row after a newer one. */
  async function tellAll() {
    const batch = [...gathered.values()]
    gathered.clear()
    const work = async () => {
      for (let change = batch.pop(); change; change = batch.pop())
        await tell(change).catch((error) =>
          missed(
            error,
            [...groups.values()].filter((each) => wants(each, change)),
          ),
        )
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    isTelling = gathered.size > 0
    if (isTelling) setTimeout(tellAll, GATHERED_MS)
  }

  async function tell(change: Gathered) {
    const about = [...groups.values()].filter((group) => wants(group, change))
    const told = await Promise.all(about.map(async (group) => ({ group, present: await presentIn(group) })))
    const viewers = told.flatMap(({ present }) => present.map(({ viewer }) => viewer))
    const known = new Map<string | undefined, Promise<Set<string>>>()
    const readers: Readers = (owner) => {
      const found = known.get(owner) ?? audience.of({ ...change, ...(owner && { owner }) }, viewers)
      known.set(owner, found)
      return found
    }
    // What fails for one document is no reason that the others do not hear.
    for (const { group, present } of told)
      await sendTo(group, present, change, readers).catch((error) => missed(error, [group]))
  }

  /** Whoever is not told since the database is away is let go: browsers come back, and then read what is current. */
  function missed(error: unknown, those: readonly Group[]) {
    if (!isAway(error))
      return log.error({ err: error, subscriptions: those.map(({ name }) => name) }, 'subscribers could not be told')
    for (const { members } of those) for (const { connection } of members) connection.wire.close(unanswered)
  }

  async function sendTo(group: Group, present: Present[], change: Gathered, readers: Readers) {
    const { feed } = group
    if (feed.sends === 'deletion') return send(group, present, { id: change.id })
    if (feed.sends === 'change') return sendChange(group, present, change, readers)
    const allowed = await readers(group.id ? undefined : feed.owner)
    const those = present.filter(({ viewer }) => allowed.has(viewer.id))
    await sendRow(group, those, change, feed.type)
  }

  /** Those of a group who are still here, and whom the gate still lets in. */
  async function presentIn({ members, name }: Group): Promise<Present[]> {
    const asked = await Promise.all(
      [...members].map((member) =>
        member.connection.viewer().then(
          (viewer) => ({ member, viewer }),
          // The connection has closed itself.
          () => null,
        ),
      ),
    )
    return asked.filter((each) => each !== null && passes(gates[name], each.viewer)) as Present[]
  }

  async function sendChange(group: Group, present: Present[], { type, id, kinds }: Gathered, readers: Readers) {
    const kind = kinds.has('deleted') ? 'deleted' : kinds.has('created') ? 'created' : 'updated'
    const allowed = kind === 'deleted' ? null : await readers()
    const may = (viewer: Viewer) => (allowed ? allowed.has(viewer.id) : readsAll(viewer, type))
    const those = present.filter(({ viewer }) => may(viewer))
    await send(group, those, { type, id, kind })
  }

  /** Reads the row once for each kind of reader, or once a reader where it depends on them. */
  async function sendRow(group: Group, present: Present[], { id }: Gathered, type: string) {
    const alike = new Map<string, Present[]>()
    for (const each of present) {
      const key = isPersonal(schema, group, type, each.viewer) ? each.viewer.id : kindOf(each.viewer)
      const those = alike.get(key)
      if (those) those.push(each)
      else alike.set(key, [each])
    }
    for (const those of alike.values()) {
      const viewer = those[0]?.viewer as Viewer
      const reader = createReader({ database, viewer, now: () => clock.now() })
      const row = await reader.find(type, id, group.selection)
      if (row) await send(group, those, row, contextOf(viewer))
    }
  }

  async function send(group: Group, present: Present[], value: unknown, contextValue?: Context) {
    if (!present.length) return
    const { document, operationName, variables: variableValues } = group
    const rootValue = { [group.name]: value }
    const { data, errors } = await execute({ schema, document, operationName, variableValues, rootValue, contextValue })
    const text = JSON.stringify({ data, ...(errors && { errors: errors.map(outward) }) })
    for (const { member } of present) if (group.members.has(member)) member.deliver(text)
  }

  function contextOf(viewer: Viewer): Context {
    return {
      ...services,
      viewer,
      signInId: null,
      reader: createReader({ database, viewer, now: () => clock.now() }),
      request: {
        ip: '',
        userAgent: null,
        browser() {
          throw new Error('a subscription belongs to no request')
        },
      },
    }
  }

  return {
    join({ connection, deliver, source, ...request }) {
      const { userId, wire } = connection
      const count = (carried.get(userId) ?? 0) + 1
      if (count > MOST_SUBSCRIPTIONS)
        throw new Refusal('RATE_LIMITED', `A person has at most ${MOST_SUBSCRIPTIONS} subscriptions.`)
      carried.set(userId, count)
      const { operationName, variables } = request
      const key = JSON.stringify([source, operationName ?? null, variables ?? null])
      const group: Group = groups.get(key) ?? { ...request, members: new Set(), personal: new Map() }
      const member: Member = { connection, deliver }
      groups.set(key, group)
      group.members.add(member)
      const leave = () => {
        forget()
        if (!group.members.delete(member)) return
        if (!group.members.size) groups.delete(key)
        const left = (carried.get(userId) ?? 1) - 1
        if (left) carried.set(userId, left)
        else carried.delete(userId)
      }
      const forget = wire.onClosed(leave)
      return openEnded(leave)
    },
  }
}

/** An iterator that yields nothing and lasts until it is returned. */
function openEnded(leave: () => void): AsyncIterableIterator<never> {
  let end: (result: IteratorResult<never>) => void = () => {}
  const ended = new Promise<IteratorResult<never>>((resolve) => {
    end = resolve
  })
  return {
    next: () => ended,
    return() {
      leave()
      end({ done: true, value: undefined })
      return ended
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
