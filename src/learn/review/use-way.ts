import { useCallback, useEffect, useState } from 'react'
import { readKept } from '../../parts/kept-reviews/kept-store'
import { readEvents } from '../../parts/kept-reviews/outbox'
import { loadOnce } from '../../providers/page/load-page'
import { useViewer } from '../../providers/sign-in/viewer'

/** How cards are reviewed: by the server, or from this device while it cannot be reached; `sending` what was done without it comes first. */
export type Way = 'sending' | 'server' | 'device'

const loadRenewing = loadOnce(() => import('../../parts/kept-reviews/renew-kept'))

/** Which way a review goes, and what to do when the server does not answer or is back. */
export function useWay(): { way: Way; away: () => void; back: () => void } {
  const userId = useViewer()?.id ?? ''
  const [way, setWay] = useState<Way>('sending')

  const away = useCallback(async () => {
    if ((await readKept(userId)).length) setWay('device')
  }, [userId])
  const back = useCallback(() => setWay('sending'), [])

  useEffect(() => {
    if (way !== 'sending') return
    let here = true
    const go = (next: Way) => here && setWay(next)
    void begin(userId).then(go, () => go('server'))
    return () => {
      here = false
    }
  }, [way, userId])

  useEffect(() => {
    if (way !== 'device') return
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [way, back])
  return { way, away, back }
}

async function begin(userId: string): Promise<Way> {
  const [kept, events] = await Promise.all([readKept(userId), readEvents(userId)])
  if (!navigator.onLine) return 'device'
  if (!kept.length && !events.length) return 'server'
  const { sendReviews, renewKept } = await loadRenewing()
  if (!(await sendReviews(userId))) return kept.length ? 'device' : 'server'
  void renewKept(userId)
  return 'server'
}
