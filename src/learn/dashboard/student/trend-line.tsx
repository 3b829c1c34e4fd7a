import { formatScore } from '../../../nouns/session/score-words'
import styles from '../dashboard.module.css'

const [WIDTH, HEIGHT, EDGE, BEST] = [96, 28, 3, 5]
/** Points of space above the best and below the worst, so that a small change looks small. */
const SPARE = 0.5

/** A line of the latest scores of one station, the oldest first; the numbers are beside it. */
export function TrendLine({ station, scores }: { station: string; scores: readonly number[] }) {
  const least = Math.max(0, Math.min(...scores) - SPARE)
  const most = Math.min(BEST, Math.max(...scores) + SPARE)
  const points = scores.map((score, index) => ({
    x: EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, scores.length - 1),
    y: HEIGHT - EDGE - ((score - least) * (HEIGHT - 2 * EDGE)) / (most - least || 1),
  }))
  const last = points.at(-1)
  return (
    <div className={styles.trendLine}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {last && <circle cx={last.x} cy={last.y} r={EDGE} />}
      </svg>
      <p>
        {station}, oldest to newest: <span className="num">{scores.map(formatScore).join(', ')}</span>
      </p>
    </div>
  )
}
