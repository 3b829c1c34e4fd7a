import type { ReactNode } from 'react'
import { Money } from '../../ui/money/money'
import styles from './bar-steps.module.css'

interface BarStep {
  key: string
  label: ReactNode
  pence: number
}

/** Amounts one below the other, each as long as its part of `most`. */
export function BarSteps({ steps, most }: { steps: readonly BarStep[]; most: number }) {
  return (
    <dl className={styles.steps}>
      {steps.map(({ key, label, pence }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className={styles.bar} aria-hidden="true">
            {pence > 0 && <span style={{ width: `${most ? Math.min(100, (100 * pence) / most) : 0}%` }} />}
          </dd>
          <dd>
            <strong>
              <Money pence={pence} />
            </strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}
