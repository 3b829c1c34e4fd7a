import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Skeleton } from './skeleton'
import styles from './stat.module.css'

type StatProps = {
  label: ReactNode
  /** Undefined while it loads; null if there is too little data. */
  value: ReactNode
  /** The evidence: '96 answers, 1 station'. */
  note?: ReactNode
  size?: 'md' | 'lg'
}

/** One number, its name, and its evidence. */
export function Stat({ label, value, note, size = 'md' }: StatProps) {
  return (
    <div className={styles[size]}>
      <p className={styles.label}>{label}</p>
      <p className={clsx(styles.value, 'num')}>
        {value === undefined ? <Skeleton width="5ch" height="0.8em" /> : (value ?? '–')}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
