import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConnection } from '../../providers/channels'

interface Online {
  online: boolean
  /** Since when there has been no network. */
  since: number | undefined
}

/** Whether the server can be reached, as far as the browser and the socket tell. */
export function useOnline(): Online {
  const connection = useConnection()
  const network = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [since, setSince] = useState<number>()
  useEffect(() => setSince(network ? undefined : Date.now()), [network])
  return { online: network && connection !== 'lost', since }
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
