import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../ui/action/icon'
import { LinkButton } from '../ui/action/link-button'
import { Skeleton } from '../ui/data/skeleton'
import { formatMoney } from '../ui/money/money'
import { BrandLink } from '../ui/page/brand-link'
import { LondonClock } from './london-clock'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu'

type TopBarProps = Parameters<typeof UserMenu>[0] & {
  /** Pence; undefined while it loads. */
  balance: number | undefined
  online: boolean
  /** The staff's way to anything by its name. */
  find?: ReactNode
  /** The bell with the notifications. */
  bell?: ReactNode
  /** Whether there is a page of prices and packages. */
  packages?: boolean
  /** The present in milliseconds, if the device's own clock is not trusted. */
  now?: () => number
}

/** London time, the connection, prices, the wallet and the user. */
export function TopBar({ balance, online, now, find, bell, packages, ...userMenu }: TopBarProps) {
  return (
    <header className={styles.topbar}>
      <BrandLink to="/dashboard" label="Articled, dashboard" className={styles.brand} />
      <LondonClock now={now} />
      <p className={clsx(styles.online, !online && styles.onlineOff)} role="status">
        {online ? <span className={styles.onlineDot} aria-hidden="true" /> : <Icon name="offline" size="sm" />}
        {online ? 'Online' : 'Offline'}
      </p>
      <div className={styles.end}>
        {find}
        {packages && (
          <LinkButton variant="quiet" to="/wallet/packages" className={styles.link} label="Prices & Packages">
            <Icon name="tag" className="only-wide" />
            <span className="only-wide">Prices &amp; Packages</span>
            <span className="only-narrow">Packages</span>
          </LinkButton>
        )}
        <LinkButton
          variant="quiet"
          to="/wallet/top-up"
          className={clsx(styles.link, styles.purse, 'num')}
          label={purseLabel(balance)}
        >
          <Icon name="wallet" className="only-wide" />
          {balance === undefined ? <Skeleton width={58} height={14} /> : formatMoney(balance)}
        </LinkButton>
        {bell}
        <UserMenu {...userMenu} />
      </div>
    </header>
  )
}

function purseLabel(balance: number | undefined): string {
  return balance === undefined ? 'Wallet. Top up' : `Wallet, ${formatMoney(balance)}. Top up`
}
