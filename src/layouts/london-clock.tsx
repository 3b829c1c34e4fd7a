import { useEffect, useState } from 'react'
import { whichOfTwo } from '../../rules/wall-clock'
import { differsFromLondon, formatClock, formatTime, guessZone, LONDON, zoneCity } from '../ui/time/london-time'
import styles from './top-bar.module.css'

/** London's time to the second, and the device's own zone if it differs. Only this component redraws each second. */
export function LondonClock({ now = Date.now }: { now?: () => number }) {
  const [at, setAt] = useState(now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(tick, 1000 - (now() % 1000))
    }
    const tick = () => {
      setAt(now())
      next()
    }
    next()
    return () => clearTimeout(timer)
  }, [now])
  const here = guessZone()
  return (
    <p className={styles.clock}>
      <span className={styles.clockPlace}>London</span>{' '}
      <time className={styles.clockTime}>{`${formatClock(at, LONDON)}${whichOfTwo(at, LONDON)}`}</time>
      {differsFromLondon(here, at) && (
        <span className={styles.clockOwn}>
          <span className={styles.clockPlace}>{zoneCity(here)}</span> <time>{formatTime(at, here)}</time>
        </span>
      )}
    </p>
  )
}
