import { clsx } from 'clsx'
import { formatMoney } from '../../ui/money/money'
import styles from './refund.module.css'
import type { Payment } from './use-refund'

/** What of a payment went back before, goes back now and stays, as one bar and in words. */
export function RefundBar({ payment, now }: { payment: Payment; now: number }) {
  const { amountTotal, amountRefunded, amountDisputed } = payment
  const parts = [
    { name: 'Refunded before', look: styles.before, pence: amountRefunded },
    { name: 'Disputed', look: styles.held, pence: amountDisputed },
    { name: 'Now', look: styles.now, pence: now, always: true },
    { name: 'Stays', look: styles.stays, pence: amountTotal - amountRefunded - amountDisputed - now, always: true },
  ].filter(({ pence, always }) => always || pence > 0)
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, look, pence }) => (
          <span key={name} className={look} style={{ width: `${(pence / amountTotal) * 100}%` }} />
        ))}
      </div>
      <dl className={styles.parts}>
        {parts.map(({ name, look, pence }) => (
          <div key={name}>
            <dt>
              <span className={clsx(styles.mark, look)} aria-hidden="true" />
              {name}
            </dt>
            <dd className="num">{formatMoney(pence)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
