import { useEffect, useRef, useState } from 'react'
import type { Instant } from './london-time'

const SPOKEN_MINUTES = [10, 5, 1]

/** Milliseconds until an end, every second, and the words for screen readers: at ten, five and one minute, and at the end. */
export function useTimeLeft(
  end: Instant,
  now: () => number,
  overText: string,
  onEnd?: () => void,
): { left: number; said: string } {
  const endAt = new Date(end).getTime()
  const [left, setLeft] = useState(() => Math.max(0, endAt - now()))
  const [said, setSaid] = useState('')
  const latest = useRef({ now, onEnd })
  latest.current = { now, onEnd }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let before = endAt - latest.current.now()
    const tick = () => {
      const rest = endAt - latest.current.now()
      const passed = SPOKEN_MINUTES.findLast((minutes) => before > minutes * 60_000 && rest <= minutes * 60_000)
      if (passed) setSaid(`${minuteWords(passed)} left`)
      if (rest <= 0 && before > 0) {
        setSaid(overText)
        latest.current.onEnd?.()
      }
      before = rest
      setLeft(Math.max(0, rest))
      // It goes on after the end, since a wrong clock may be put right.
      timer = setTimeout(tick, rest > 0 ? rest % 1000 || 1000 : 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [endAt, overText])
  return { left, said }
}

/** '17:54', '1:02:03' or '2 d 4 h'. */
export function formatLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return /* text */ `${Math.floor(hours / 24)} d ${hours % 24} h`
  const minutes = Math.floor(seconds / 60) % 60
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`
  return `${minutes}:${two(seconds % 60)}`
}

/** '17 minutes', for screen readers. */
export function minuteWords(minutes: number): string {
  if (minutes >= 120) return `${Math.floor(minutes / 60)} hours`
  if (minutes < 1) return 'Less than a minute'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
