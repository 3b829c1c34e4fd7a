import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './countdown.module.css'
import { formatLeft, minuteWords } from './use-time-left'

interface ElapsedProps {
  /** The time so far, in milliseconds. */
  ms: () => number
  children?: ReactNode
  /** It runs and is not seen. */
  unseen?: boolean
}

const SECOND_MS = 1000

/** The time that something has taken so far, counting up to no end. */
export function Elapsed({ ms, children, unseen }: ElapsedProps) {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.floor(ms() / SECOND_MS)
  return (
    <div className={unseen ? 'vh' : styles.timer}>
      <p
        className={clsx(styles.left, 'num')}
        role="timer"
        aria-label={`${minuteWords(Math.floor(seconds / 60))} so far`}
      >
        {formatLeft(seconds * SECOND_MS)}
      </p>
      {children && <p className={styles.about}>{children}</p>}
    </div>
  )
}
