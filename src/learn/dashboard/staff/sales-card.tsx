import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Icon } from '../../../ui/action/icon'
import { Card } from '../../../ui/data/card'
import { Stat } from '../../../ui/data/stat'
import { formatMoney } from '../../../ui/money/money'
import type { SoldFragment, StaffDashboardQuery } from '../dashboard.documents'
import styles from '../dashboard.module.css'

type Sold = Required<Pick<StaffDashboardQuery, 'soldToday' | 'soldInWeek' | 'soldBefore'>>

/** The sales of today and of seven days, compared with the seven before. Hidden if there are none. */
export function SalesCard({ soldToday, soldInWeek, soldBefore }: Partial<Sold>) {
  if (!soldToday || !soldInWeek || !soldBefore) return null
  if ([soldInWeek, soldBefore].every(({ count, amount }) => count === 0 && amount === 0)) return null
  const change = soldInWeek.amount - soldBefore.amount
  return (
    <Card title="Sales">
      <div className={styles.stats}>
        <Stat label="Today" value={formatMoney(soldToday.amount)} note={bookings(soldToday)} />
        <Stat label="7 days" value={formatMoney(soldInWeek.amount)} note={bookings(soldInWeek)} />
      </div>
      <p className={clsx(styles.below, styles.trend, 'meta num')}>
        {change !== 0 && <Icon name={change > 0 ? 'up' : 'down'} size="xs" />}
        {change === 0
          ? `The same as in the week before, ${formatMoney(soldBefore.amount)}`
          : `${formatMoney(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than the week before, ${formatMoney(soldBefore.amount)}`}
      </p>
      <p className={clsx(styles.below, styles.link)}>
        <Link to="/billing/transactions">Transactions</Link>
      </p>
    </Card>
  )
}

const bookings = ({ count }: SoldFragment) =>
  count === 1 ? '1 purchase' : `${count.toLocaleString('en-GB')} purchases`
