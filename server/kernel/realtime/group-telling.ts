import type { GraphQLSchema } from 'graphql'
import { kindOf } from '../../../access'
import type { Viewer } from '../../../access/viewer'
import { type Context, extended, type Services } from '../context'
import { entityNamed } from '../read/entity'
import type { Reader } from '../read/read'
import { readsAll } from './audience'
import type { Feed } from './feed'
import type { Gathered } from './gathering'
import { type Group, isPersonal, type Member } from './group'
import { only, type Present } from './present'
import type { Send } from './sending'

/** How many changes are sent at once, and rows read for them; other users of the database come first. */
export const AT_ONCE = 4

type RowFeed = Extract<Feed, { sends: 'row' }>

/** The ids of those who may read the changed row; with an owner's column, only the owner's. */
export type Readers = (owner?: string) => Promise<Set<string>>

interface Options {
  services: Services
  schema: GraphQLSchema
  readerOf(viewer: Viewer): Reader
  send: Send
}

/** Sends a change to those of a group who may see it; the members in doubt are returned. */
export function createGroupTelling({ services, schema, readerOf, send }: Options) {
  async function tellGroup(group: Group, present: Present, change: Gathered, readers: Readers): Promise<Member[]> {
    const { feed } = group
    if (!(await concerns(group, change.id))) return []
    if (feed.sends === 'row') return tellRow(group, present, change.id, feed, readers)
    if (feed.sends === 'deletion')
      return send(group, only(present, mayHearOf(group.narrowedTo, feed.type)), { id: change.id })
    const { type, id, kinds } = change
    const kind = kinds.has('deleted') ? 'deleted' : kinds.has('created') ? 'created' : 'updated'
    const allowed = kind === 'deleted' ? null : await readers()
    const may = (viewer: Viewer) => (allowed ? allowed.has(viewer.id) : readsAll(viewer, type))
    return send(group, only(present, may), { type, id, kind })
  }

  /** Whether a change is of a row that a group's feed is narrowed to. */
  async function concerns({ feed, narrowedTo }: Group, id: string) {
    if (!narrowedTo || feed.sends === 'change' || !feed.narrowed) return true
    const { tableName, columns } = entityNamed(feed.type)
    const text = `select 1 from ${tableName} where id = $1 and ${columns[feed.narrowed]}::text = $2`
    return (await services.database.query({ text, values: [id, narrowedTo] })).rows.length > 0
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

  const contextOf = (viewer: Viewer, signInId: string): Context =>
    extended(services, { viewer, signInId, reader: readerOf(viewer), request: noRequest })

  return tellGroup
}

/** A deletion says only an id; narrowed to somebody's rows it would say that they are out of something, so only they and those who read all rows hear it. */
const mayHearOf = (narrowedTo: string | undefined, type: string) => (viewer: Viewer) =>
  !narrowedTo || viewer.id === narrowedTo || readsAll(viewer, type)

const noRequest: Context['request'] = {
  ip: '',
  userAgent: null,
  browser() {
    throw new Error('a subscription belongs to no request')
  },
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
