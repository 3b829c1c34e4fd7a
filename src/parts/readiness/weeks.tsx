import { paperNames } from '../../nouns/exam-sitting/exam-names'
import { Card } from '../../ui/data/card'
import { formatLondonDate } from '../../ui/time/london-time'
import type { Paper } from './readiness-words'
import styles from './weeks.module.css'

const WIDTH = 320
const HEIGHT = 160
const FOOT = 24

/** The projected score over eight weeks, as a band that narrows. */
export function Weeks({ paper: { weeks, pass, most, paper } }: { paper: Paper }) {
  if (weeks.length < 2) return null
  const low = Math.max(0, Math.min(pass, ...weeks.map(({ from }) => from)) - 20)
  const high = Math.min(most, Math.max(pass, ...weeks.map(({ until }) => until)) + 20)
  const x = (at: number) => (at * WIDTH) / (weeks.length - 1)
  const y = (score: number) => ((high - score) / (high - low)) * (HEIGHT - FOOT)
  const points = (of: 'from' | 'middle' | 'until') => weeks.map((week, at) => `${x(at)},${y(week[of])}`)
  return (
    <Card title={weeks.length === 8 ? 'Eight weeks' : 'The last weeks'} count="the band narrows as you answer more">
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`The projected score for ${paperNames[paper]}, week by week, against the pass line at ${pass}`}
      >
        <polygon className={styles.band} points={[...points('until'), ...points('from').reverse()].join(' ')} />
        <path className={styles.pass} d={`M0 ${y(pass)}H${WIDTH}`} />
        <polyline className={styles.middle} points={points('middle').join(' ')} />
        <text className={styles.passWord} x={0} y={y(pass) - 4}>
          Pass {pass}
        </text>
        <text className={styles.axis} x={0} y={HEIGHT - 4}>
          {formatLondonDate(weeks[0]?.at ?? '')}
        </text>
        <text className={styles.axis} x={WIDTH} y={HEIGHT - 4} textAnchor="end">
          {formatLondonDate(weeks.at(-1)?.at ?? '')}
        </text>
      </svg>
      <div className="vh">
        <table>
          <caption>The projected score, week by week</caption>
          <thead>
            <tr>
              <th scope="col">Week</th>
              <th scope="col">From</th>
              <th scope="col">To</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ at, from, until }) => (
              <tr key={at}>
                <th scope="row">{formatLondonDate(at)}</th>
                <td>{from}</td>
                <td>{until}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
