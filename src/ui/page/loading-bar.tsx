import { useEffect, useState } from 'react'
import styles from './loading-bar.module.css'

const PATIENCE_MS = 100

/** A thin bar at the top after a tenth of a second of loading; it blocks nothing. */
export function LoadingBar({ active }: { active: boolean }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!active) return setShown(false)
    const timer = setTimeout(() => setShown(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [active])
  return shown ? <div className={styles.loadingBar} data-loading="" aria-hidden="true" /> : null
}
