import { clsx } from 'clsx'
import { pointsWords } from '../../parts/player/test/question-words'
import { Card } from '../../ui/data/card'
import type { Tally } from './result'
import styles from './tallies.module.css'

interface TalliesProps {
  title: string
  note?: string
  tallies: readonly Tally[]
  /** Percent. */
  passPercent: number | null
}

/** Parts of a result as bars, each with its numbers. */
export function Tallies({ title, note, tallies, passPercent }: TalliesProps) {
  if (!tallies.length) return null
  return (
    <Card title={title} count={note}>
      <ul className={styles.tallies}>
        {tallies.map(({ name, right, count, inPoints }) => (
          <li key={name} className={clsx(styles.tally, inPoints && styles.inPoints)}>
            <span className={styles.name}>{name}</span>
            <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width={100} height={8} />
              <rect className={styles.share} width={(100 * right) / count} height={8} />
              {passPercent !== null && (
                <rect className={styles.pass} x={Math.min(99, passPercent)} width={0.8} height={8} />
              )}
            </svg>
            <span className={styles.figure}>
              <span className={clsx(styles.percent, 'num')}>{Math.round((100 * right) / count)}%</span>
              <span className="meta num">{inPoints ? pointsWords(right, count) : `${right} of ${count}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
