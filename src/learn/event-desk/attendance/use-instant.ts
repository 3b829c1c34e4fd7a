import { useEffect, useState } from 'react'
import { now } from '../../../providers/device/clock'

/** Timers count no further than some weeks; they are set again. */
const LONGEST_MS = 3_600_000

/** Draws again when each of these instants has come. */
export function useInstant(...instants: readonly number[]): void {
  const [, setRound] = useState(0)
  const next = Math.min(...instants.filter((at) => at > now()))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = next - now()
      if (left > 0) timer = setTimeout(wait, Math.min(left, LONGEST_MS))
      else setRound((round) => round + 1)
    }
    wait()
    return () => clearTimeout(timer)
  }, [next])
}
