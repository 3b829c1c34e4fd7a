import type { ReactNode } from 'react'
import styles from './fact-strip.module.css'

export interface StripFact {
  term: ReactNode
  value: ReactNode
  note?: ReactNode
  /** What matters now. */
  isNow?: boolean
}

interface FactStripProps {
  facts: readonly StripFact[]
  /** Whether the values are names and times, which need more room than sums. */
  wordy?: boolean
  busy?: boolean
}

/** What matters most about the subject of a page, side by side below its name. */
export function FactStrip({ facts, wordy, busy }: FactStripProps) {
  return (
    <dl className={styles.facts} data-wordy={wordy || undefined} aria-busy={busy || undefined}>
      {facts.map(({ term, value, note, isNow }, place) => (
        // Facts keep their places, and while they load their names are not known.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className={isNow ? styles.now : undefined}>
          <dt>{term}</dt>
          <dd className="num">{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
