import { Link } from 'react-router'
import { LinkButton } from '../../ui/action/link-button'
import { Money } from '../../ui/money/money'
import type { SectionProps } from './account'
import styles from './account.module.css'

/** The wallet's balance, with links to its pages. */
export const MoneySection = ({ account: { wallet } }: SectionProps) => (
  <div className={styles.form}>
    <div className={styles.line}>
      <p className={styles.lineWords}>
        <strong>
          <Money pence={wallet.balance} />
        </strong>
        <span className="help">In your wallet. Bookings are paid from it.</span>
      </p>
      <LinkButton to="/wallet/top-up" icon="wallet">
        Top up
      </LinkButton>
    </div>
    <p>
      <Link to="/wallet/transactions">All transactions</Link>
      <br />
      <Link to="/terms-and-conditions#prices">Price policy</Link>
      <span className="help">, what moving and cancelling cost</span>
    </p>
  </div>
)
