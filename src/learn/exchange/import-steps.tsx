import { Icon } from '../../ui/action/icon'
import type { ImportFragment } from './exchange.documents'
import styles from './import-steps.module.css'

const at = { reading: 0, ready: 1, importing: 2, done: 3, failed: 0, cancelled: 0 } as const

/** Where an import stands: file, check, import. */
export function ImportSteps({ status }: Pick<ImportFragment, 'status'>) {
  const current = at[status]
  return (
    <ol className={styles.steps} aria-label="Steps">
      {['File', 'Check', 'Import'].map((label, step) => (
        <li key={label} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.number}>{step < current ? <Icon name="check" size="sm" /> : step + 1}</span>
          {label}
          {step < current && <span className="vh">, done</span>}
        </li>
      ))}
    </ol>
  )
}
