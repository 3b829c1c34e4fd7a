import type { LiveProvider } from '@refinedev/core'
import { useEffect, useRef } from 'react'
import { heads } from '../../resources/generated/heads'
import { headOf } from './catalogue'

type Change = { type: string; id: string; kind: string }
type Listener = { types: readonly string[]; call: (ids: string[]) => void }

/** Every type whose changes some screen needs. */
export const liveTypes = [...new Set(heads.flatMap(({ live }) => live))]

const QUIET_MS = 300
const listeners = new Set<Listener>()
let gathered: Change[] = []

/** Notes a change; screens hear of several close ones together. */
export function noteChange(change: Change): void {
  gathered.push(change)
  if (gathered.length === 1) setTimeout(tell, QUIET_MS)
}

/** Reloads everything on the screen after a gap in the connection. */
export function noteGap(): void {
  for (const { call } of listeners) call([])
}

/** Refine's live provider, over the staff's one subscription to changes. */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }) => {
    const types = headOf(channel.replace(/^resources\//, ''))?.live ?? []
    const call = (ids: string[]) => callback({ channel, type: 'updated', payload: { ids }, date: new Date() })
    const listener = { types, call }
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  unsubscribe: (stop: () => void) => stop(),
}

/** Calls with the ids of changed rows of these types, for what a page by hand has read by itself; with none after a gap in the connection. */
export function useChanges(types: readonly string[], call: (ids: readonly string[]) => void): void {
  const latest = useRef(call)
  latest.current = call
  const key = types.join()
  useEffect(() => {
    const listener: Listener = { types: key.split(','), call: (ids) => latest.current(ids) }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [key])
}

function tell() {
  const changes = gathered
  gathered = []
  for (const { types, call } of listeners) {
    const ids = changes.filter(({ type }) => types.includes(type)).map(({ id }) => id)
    if (ids.length) call(ids)
  }
}
