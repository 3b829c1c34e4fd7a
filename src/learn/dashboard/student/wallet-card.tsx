import { clsx } from 'clsx'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Stat } from '../../../ui/data/stat'
import { Tag } from '../../../ui/data/tag'
import { formatMoney } from '../../../ui/money/money'
import styles from '../dashboard.module.css'
import type { StudentDashboardQuery } from './student.documents'

type Types = StudentDashboardQuery['sessionTypes']

/** The bookable types, the cheapest first. */
export const bookable = (types: Types): Types =>
  types
    .filter(({ status, bookingAllowed, children }) => status === 'active' && bookingAllowed && !children.length)
    .sort((a, b) => a.price - b.price)

/** The balance; says so if it is less than the cheapest session costs. */
export function WalletCard({ balance, types }: { balance: number; types: Types }) {
  const [cheapest] = bookable(types)
  const isLow = cheapest !== undefined && balance < cheapest.price
  return (
    <Card>
      <Stat
        label="In your wallet"
        value={formatMoney(balance)}
        note={isLow && `The cheapest session, ${cheapest.name}, costs ${formatMoney(cheapest.price)}.`}
      />
      {isLow && (
        <p className={styles.below}>
          <Tag icon="warn" kind="warning">
            Too low to book
          </Tag>
        </p>
      )}
      <p className={clsx(styles.below, 'btn-row')}>
        <LinkButton to="/wallet/top-up" size="sm">
          Top-up
        </LinkButton>
        <LinkButton to="/wallet/transactions" size="sm" variant="quiet">
          Transactions
        </LinkButton>
      </p>
    </Card>
  )
}
