import { useEffect, useRef } from 'react'

const DEBOUNCE_MS = 1500
const RETRY_MS = 8000

/**
 * Saves a while after the last change, again after a failure, at once when the connection returns, and when the page closes. `change` is anything
 * that differs between changes.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the time anew.
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => latest.current.save(), failed ? RETRY_MS : DEBOUNCE_MS)
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
