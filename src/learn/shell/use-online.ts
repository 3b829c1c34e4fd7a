import { useSyncExternalStore } from 'react'
import { useConnection } from '../../providers/live/channels'

interface Online {
  online: boolean
  /** Since when there has been no network. */
  since: number | undefined
}

let offlineSince = navigator.onLine ? undefined : Date.now()
const listeners = new Set<() => void>()
addEventListener('online', () => change(undefined))
addEventListener('offline', () => change(Date.now()))

/** Whether the server can be reached, as far as the browser and the socket know. */
export function useOnline(): Online {
  const connection = useConnection()
  const since = useSyncExternalStore(subscribe, () => offlineSince)
  return { online: since === undefined && connection !== 'lost', since }
}

function change(since: number | undefined): void {
  offlineSince = since
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
