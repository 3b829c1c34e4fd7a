import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './countdown.module.css'
import type { Instant } from './london-time'
import { formatLeft, minuteWords, useTimeLeft } from './use-time-left'

const SOON_MS = 5 * 60_000

type CountdownProps = {
  end: Instant
  /** The server's clock if known, else the device's. */
  now?: () => number
  /** The thing that it counts down to, and the end in both zones. */
  children?: ReactNode
  overText?: string
  onEnd?: () => void
  /** Large, as a page's main figure. */
  large?: boolean
  /** It runs, is heard and ends as ever, and is not seen. */
  unseen?: boolean
}

/** The time left, to the second. Screen readers hear it at ten, five and one minute; the margin line shows under five. */
export function Countdown({
  end,
  now = Date.now,
  children,
  overText = 'Time is up',
  onEnd,
  large,
  unseen,
}: CountdownProps) {
  const { left, said } = useTimeLeft(end, now, overText, onEnd)
  const soon = left > 0 && left < SOON_MS
  return (
    <div className={unseen ? 'vh' : clsx(styles.timer, soon && styles.soon, large && styles.large)}>
      <p className={clsx(styles.left, 'num')} role="timer" aria-label={timerLabel(left, overText)}>
        {left > 0 ? formatLeft(left) : overText}
      </p>
      {children && <p className={styles.about}>{children}</p>}
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  )
}

/** The time left within a sentence: 'Held for you for 9:42'. */
export function TimeLeft({
  end,
  now = Date.now,
  overText = '0:00',
  onEnd,
}: Omit<CountdownProps, 'children' | 'large' | 'unseen'>) {
  const { left } = useTimeLeft(end, now, overText, onEnd)
  return (
    <span className="num" role="timer" aria-label={timerLabel(left, overText)}>
      {left > 0 ? formatLeft(left) : overText}
    </span>
  )
}

function timerLabel(left: number, overText: string): string {
  return left > 0 ? `${minuteWords(Math.floor(left / 60_000))} left` : overText
}
