import { buttonLook } from '../action/button-look'
import { Icon } from '../action/icon'
import { formatMoney } from './money'
import styles from './top-up.module.css'

interface TopUpProps {
  missing: number
  /** A button instead of a link, if topping up is the main action. */
  asAction?: boolean
}

/** The missing amount and a link to top up; it opens a new tab, since the hold goes on meanwhile. */
export function TopUp({ missing, asAction }: TopUpProps) {
  const link = (
    <a
      {...(asAction && buttonLook({ variant: 'primary', size: 'lg', block: true }))}
      href="/wallet/top-up"
      target="_blank"
      rel="noopener"
    >
      Top-up
      <span className="vh">, in a new tab</span>
    </a>
  )
  return (
    <>
      <p className={styles.topUp} role="status">
        <Icon name="warn" size="sm" />
        <span>
          Your wallet is <strong className="num">{formatMoney(missing)}</strong> short. {!asAction && link}
        </span>
      </p>
      {asAction && link}
    </>
  )
}
