import type { ReactNode } from 'react'
import { Skeleton } from './skeleton'
import './stat.css'

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
    <div className={`stat stat-${size}`}>
      <p className="stat-label">{label}</p>
      <p className="stat-value num">{value === undefined ? <Skeleton width="5ch" height="0.8em" /> : (value ?? '–')}</p>
      {note && <p className="stat-note">{note}</p>}
    </div>
  )
}
