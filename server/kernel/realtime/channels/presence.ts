import { newId } from '../../database/columns'
import type { Clock } from '../../time/clock'

/** How long comings and goings are collected into one message. The wait grows with the number of sockets, because when all return at once each tells all. */
const GATHERED_MS = 50
const PER_SOCKET_MS = 0.2

/** One socket of a present person. */
export interface Meta {
  online_at: number
  phx_ref: string
}

/** The fields of a present person that others see. */
export interface Shown {
  id: string
  nickname: string | null
}

type Entries = Record<string, { metas: Meta[]; user: Shown }>

interface Here {
  user: Shown
  metas: Map<string, Meta>
  lastSeen: Date
}

export interface Presence {
  /** Adds a person's socket; returns a function that removes it and, if it was their last one, answers when they last did something. */
  enter(user: Shown, at: Date): () => Date | null
  /** The people present, in Phoenix's format. */
  state(): Entries
  /** Notes that a person did something; only the server knows when. */
  seen(userId: string, at: Date): void
}

/** Knows who is in the lobby, and tells comings and goings. */
export function createPresence(clock: Clock, tell: (diff: { joins: Entries; leaves: Entries }) => void): Presence {
  const here = new Map<string, Here>()
  let joins: Entries = {}
  let leaves: Entries = {}
  let isGathering = false
  let sockets = 0

  function add(entries: Entries, user: Shown, meta: Meta) {
    const entry = entries[user.id] ?? { metas: [], user }
    entry.metas.push(meta)
    entries[user.id] = entry
    if (isGathering) return
    isGathering = true
    clock.after(GATHERED_MS + sockets * PER_SOCKET_MS, () => {
      const diff = { joins, leaves }
      joins = {}
      leaves = {}
      isGathering = false
      tell(diff)
    })
  }

  return {
    enter(user, at) {
      const meta: Meta = { online_at: Math.floor(at.getTime() / 1000), phx_ref: newId() }
      const known = here.get(user.id) ?? { user, metas: new Map(), lastSeen: at }
      here.set(user.id, { ...known, user, lastSeen: at })
      known.metas.set(meta.phx_ref, meta)
      sockets++
      add(joins, user, meta)
      return () => {
        if (!known.metas.delete(meta.phx_ref)) return null
        sockets--
        add(leaves, user, meta)
        if (known.metas.size) return null
        const lastSeen = here.get(user.id)?.lastSeen ?? at
        here.delete(user.id)
        return lastSeen
      }
    },
    state: () =>
      Object.fromEntries([...here.values()].map(({ user, metas }) => [user.id, { metas: [...metas.values()], user }])),
    seen(userId, at) {
      const found = here.get(userId)
      if (found) found.lastSeen = at
    },
  }
}
