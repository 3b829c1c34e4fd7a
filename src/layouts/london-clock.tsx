import { useEffect, useState } from 'react'
import { differsFromLondon, formatClock, LONDON, zoneCity } from '../components/london-time'
import { useOwnZone } from '../components/own-zone'

/** London's time to the second, and the reader's own beside it where it differs. Only this redraws each second. */
export function LondonClock({ zone }: { zone?: string | null }) {
  const own = useOwnZone(zone)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(Date.now())
      timer = setTimeout(tick, 1000 - (Date.now() % 1000))
    }
    timer = setTimeout(tick, 1000 - (Date.now() % 1000))
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="clock">
      <span className="clock-place">London</span> <time className="clock-time">{formatClock(now, LONDON)}</time>
      {differsFromLondon(own, now) && (
        <span className="clock-own">
          <span className="clock-place">{zoneCity(own)}</span> <time>{formatClock(now, own, false)}</time>
        </span>
      )}
    </p>
  )
}
