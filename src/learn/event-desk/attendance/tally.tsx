import { Icon } from '../../../ui/action/icon'
import styles from './attendance.module.css'
import { attendances, type Tally as Counts } from './marks'

/** How many are here, late, absent and not marked: a bar and its figures. */
export function Tally({ tally: { here, late, absent, open }, bar = true }: { tally: Counts; bar?: boolean }) {
  const all = here + late + absent + open
  const rows = [
    { ...attendances.present, count: here },
    { ...attendances.late, count: late },
    { ...attendances.absent, count: absent },
    { words: 'Not marked', icon: 'more' as const, count: open },
  ]
  return (
    <div className={styles.counts}>
      {bar && all > 0 && (
        <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.all} width="100" height="4" />
          <rect className={styles.here} width={(here / all) * 100} height="4" />
          <rect className={styles.late} x={(here / all) * 100} width={(late / all) * 100} height="4" />
          <rect className={styles.absent} x={((here + late) / all) * 100} width={(absent / all) * 100} height="4" />
        </svg>
      )}
      <dl className={styles.tally}>
        {rows.map(({ words, icon, count }) => (
          <div key={words}>
            <dt>
              <Icon name={icon} size="sm" /> {words}
            </dt>
            <dd className="num">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
