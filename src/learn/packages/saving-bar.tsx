import { Money } from '../../ui/money/money'
import styles from './saving-bar.module.css'

/** What a package saves beside its parts bought one at a time: solid what is paid, hatched what is saved. */
export function SavingBar({ total, apart }: { total: number; apart: number }) {
  const saved = Math.max(0, apart - total)
  return (
    <dl className={styles.saving}>
      <div>
        <dt>One at a time</dt>
        <dd>
          <Money pence={apart} />
        </dd>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${apart ? (100 * total) / apart : 100}%` }} />
      </div>
      <div>
        <dt>You save</dt>
        <dd>
          <strong>
            <Money pence={saved} />
          </strong>
        </dd>
      </div>
    </dl>
  )
}
