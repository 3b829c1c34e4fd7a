import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Card } from '../../../ui/data/card'
import { Stat } from '../../../ui/data/stat'
import { formatMoney } from '../../../ui/money/money'
import styles from '../dashboard.module.css'
import type { TutorDashboardQuery } from './tutor.documents'

/** A tutor's earnings this month and balance. Hidden if both are zero. */
export function Earnings({ data }: { data: Pick<TutorDashboardQuery, 'wallet' | 'royalties'> }) {
  const earned = data.royalties.entries.reduce((sum, { amount }) => sum + amount, 0)
  if (earned === 0 && data.wallet.balance === 0) return null
  return (
    <Card>
      <Stat
        label={earned ? 'Earned this month' : 'In your wallet'}
        value={formatMoney(earned || data.wallet.balance)}
        note={earned ? `${formatMoney(data.wallet.balance)} in your wallet` : undefined}
      />
      <p className={clsx(styles.below, styles.link)}>
        <Link to="/wallet/transactions">Transactions</Link>
      </p>
    </Card>
  )
}
