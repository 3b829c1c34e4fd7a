import { useCallback, useEffect, useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { showError } from '../../providers/api/errors'
import { loadOnce } from '../../providers/page/load-page'
import { useViewer } from '../../providers/sign-in/viewer'
import { toast } from '../../ui/overlay/toast'
import { type KeptPlace, type Place, readKept } from './kept-store'
import { readEvents } from './outbox'

const loadRenewing = loadOnce(() => import('./renew-kept'))

interface Keeping {
  /** What is kept of the place; null: nothing, undefined until it is known. */
  kept: KeptPlace | null | undefined
  busy: boolean
  keep: () => Promise<void>
  remove: () => Promise<void>
}

/** A place that may be kept on this device. What is kept is renewed at each visit. */
export function useKeeping(place: Place): Keeping {
  const userId = useViewer()?.id
  const [kept, setKept] = useState<KeptPlace | null>()
  const [busy, setBusy] = useState(false)

  const look = useCallback(async () => {
    if (!userId) return
    const all = await readKept(userId)
    setKept(all.find((each) => each.place === place) ?? null)
  }, [userId, place])

  useEffect(() => {
    let here = true
    const begin = () => {
      if (userId) void renew(userId).then(() => (here ? look() : undefined))
    }
    void look().then(() => {
      if (here) begin()
    })
    addEventListener('online', begin)
    return () => {
      here = false
      removeEventListener('online', begin)
    }
  }, [userId, look])

  const act = async (work: (userId: string) => Promise<void>) => {
    if (!userId || busy) return
    setBusy(true)
    try {
      await work(userId)
    } catch (error) {
      showError(error as ApiError)
    }
    setBusy(false)
    await look()
  }
  return {
    kept,
    busy,
    keep: () =>
      act(async (id) => {
        if (!(await loadRenewing().then(({ keepPlace }) => keepPlace(id, place))))
          toast({ kind: 'warning', text: 'This browser has no room for it, or keeps nothing.' })
      }),
    remove: () => act(async (id) => (await loadRenewing()).removePlace(id, place)),
  }
}

/** Renews what a person keeps on this device, and sends what they did without a network; without either there is nothing to load it for. */
async function renew(userId: string): Promise<void> {
  if (!(await readKept(userId)).length && !(await readEvents(userId)).length) return
  try {
    const { renewKept } = await loadRenewing()
    await renewKept(userId)
  } catch (error) {
    // The next visit tries again.
    console.warn('What is kept here was not renewed.', error)
  }
}
