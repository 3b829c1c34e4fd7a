import { useCallback, useEffect, useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { showError } from '../../providers/api/errors'
import { useViewer } from '../../providers/sign-in/viewer'
import { toast } from '../../ui/overlay/toast'
import { type KeptPlace, type Place, readKept } from './kept-store'
import { keepPlace, removePlace, renewKept } from './renew-kept'

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
    const renew = () => {
      if (userId) void renewKept(userId).then(() => (here ? look() : undefined))
    }
    void look().then(() => {
      if (here) renew()
    })
    addEventListener('online', renew)
    return () => {
      here = false
      removeEventListener('online', renew)
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
        if (!(await keepPlace(id, place)))
          toast({ kind: 'warning', text: 'This browser has no room for it, or keeps nothing.' })
      }),
    remove: () => act((id) => removePlace(id, place)),
  }
}
