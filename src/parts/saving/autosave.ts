import { useEffect, useRef } from 'react'

const DEBOUNCE_MS = 1500
/** Somebody who never pauses is saved as often as this. */
const LONGEST_MS = 5000
const RETRY_MS = 8000

/**
 * Saves a while after the last change, and at the latest a while after the first; again after a failure, at once when the connection returns, and when
 * the page closes. `change` is anything that differs between changes.
 */
export function useAutosave({
  due,
  failed,
  change,
  save,
}: {
  due: boolean
  failed: boolean
  change: unknown
  save: () => void
}) {
  const latest = useRef({ due, save })
  latest.current = { due, save }
  const since = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the time anew.
  useEffect(() => {
    if (!due) {
      since.current = 0
      return
    }
    since.current ||= performance.now()
    const pause = Math.max(0, Math.min(DEBOUNCE_MS, since.current + LONGEST_MS - performance.now()))
    const timer = setTimeout(
      () => {
        since.current = 0
        latest.current.save()
      },
      failed ? RETRY_MS : pause,
    )
    return () => clearTimeout(timer)
  }, [due, failed, change])
  useEffect(() => {
    const now = () => latest.current.due && latest.current.save()
    const away = () => document.visibilityState === 'hidden' && now()
    addEventListener('online', now)
    document.addEventListener('visibilitychange', away)
    return () => {
      removeEventListener('online', now)
      document.removeEventListener('visibilitychange', away)
      now()
    }
  }, [])
}
