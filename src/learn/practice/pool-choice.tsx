import type { PracticePool } from '../../../schema/generated/types'
import { Card } from '../../ui/data/card'
import { type Choices, type Counts, countIn } from './choices'
import styles from './practice.module.css'
import type { Change } from './use-choices'

const pools: { pool: PracticePool; label: string; note: string }[] = [
  { pool: 'unused', label: 'Unused', note: 'Never answered by you' },
  { pool: 'wrong', label: 'Wrong', note: 'Your last answer was wrong' },
  { pool: 'sure_and_wrong', label: 'Sure and wrong', note: 'You thought you knew' },
  { pool: 'guessed', label: 'Guessed right', note: 'Still to learn' },
  { pool: 'flagged', label: 'Flagged', note: 'By you, the last time' },
  { pool: 'right', label: 'Right before', note: 'To keep them fresh' },
]

/** Which of the areas' questions: several pools together are all that is in any of them. */
export function PoolChoice({ counts, choices, onChange }: { counts: Counts; choices: Choices; onChange: Change }) {
  const toggle = (pool: PracticePool) =>
    onChange({
      pools: choices.pools.includes(pool) ? choices.pools.filter((each) => each !== pool) : [...choices.pools, pool],
    })
  return (
    <Card>
      <fieldset className={styles.pools}>
        <legend>Which questions</legend>
        {pools.map(({ pool, label, note }) => (
          <span key={pool} className={styles.pool}>
            <input
              className="vh"
              type="checkbox"
              id={`pool-${pool}`}
              checked={choices.pools.includes(pool)}
              onChange={() => toggle(pool)}
              aria-describedby={`pool-${pool}-note`}
            />
            <label htmlFor={`pool-${pool}`}>
              <b>
                {label} <span className="n num">{countIn(counts, choices, pool)}</span>
              </b>
              <span className={styles.note} id={`pool-${pool}-note`}>
                {note}
              </span>
            </label>
          </span>
        ))}
      </fieldset>
      {choices.pools.length === 0 && <p className="help">None is chosen, so questions come from all of them.</p>}
    </Card>
  )
}
