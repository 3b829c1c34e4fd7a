import { useEffect, useState } from 'react'

const PAUSE_MS = 200

/** A text as it stands after a pause in typing: what is asked of the server. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
