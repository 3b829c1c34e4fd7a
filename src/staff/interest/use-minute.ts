import { useEffect, useState } from 'react'
import { now } from '../../providers/device/clock'

const MINUTE_MS = 60_000

/** The present, renewed as each minute begins. */
export function useMinute(): number {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setAt(now()), MINUTE_MS - (now() % MINUTE_MS) + 50)
    return () => clearTimeout(timer)
  })
  return at
}
