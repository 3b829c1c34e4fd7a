import { clsx } from 'clsx'
import { Fragment } from 'react'
import { NavLink } from 'react-router'
import { Icon } from '../ui/action/icon'
import { formatMoney } from '../ui/money/money'
import { Popover } from '../ui/overlay/popover'
import styles from './bottom-bar.module.css'
import type { MenuGroup, MenuItem } from './menu-item'

type BottomBarProps = {
  menu: readonly MenuItem[]
  groups: readonly MenuGroup[]
  places: readonly MenuItem[]
  more: readonly MenuItem[]
  balance: number | undefined
  onInstall?: () => void
}

/** A phone's navigation: four places, and a sheet with all others. */
export function BottomBar({ menu, groups, places, more, balance, onInstall }: BottomBarProps) {
  const shown = new Set(places.map(({ to }) => to))
  const rest = [...menu, ...more].filter(({ to }) => !shown.has(to))
  const others = groups
    .map(({ label, items }) => ({ label, items: items.filter(({ to }) => !shown.has(to)) }))
    .filter(({ items }) => items.length > 0)
  return (
    <nav className={styles.bottombar} data-bar="bottom" aria-label="Main, short">
      <ul className={styles.list}>
        {places.map(({ to, label, icon, end }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to} end={end}>
              <Icon name={icon} />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
        <li>
          <Popover
            label="More"
            sheet
            trigger={(props) => (
              <button {...props} type="button" className={styles.link}>
                <Icon name="more" />
                <span>More</span>
              </button>
            )}
          >
            {(close) => (
              <>
                <h2 className={styles.moreTitle}>More</h2>
                <Tiles items={rest} onGo={close} />
                {others.map(({ label, items }) => (
                  <Fragment key={label}>
                    <h3 className={styles.moreTitle}>{label}</h3>
                    <Tiles items={items} onGo={close} />
                  </Fragment>
                ))}
                <MoreLines balance={balance} onInstall={onInstall} onGo={close} />
              </>
            )}
          </Popover>
        </li>
      </ul>
    </nav>
  )
}

interface MoreLinesProps extends Pick<BottomBarProps, 'balance' | 'onInstall'> {
  onGo: () => void
}

function MoreLines({ balance, onInstall, onGo }: MoreLinesProps) {
  return (
    <ul className={styles.moreList}>
      <li>
        <NavLink className={styles.moreLine} to="/wallet" onClick={onGo}>
          <Icon name="wallet" />
          <span>Wallet</span>
          {balance !== undefined && <span className={clsx(styles.moreNote, 'num')}>{formatMoney(balance)}</span>}
        </NavLink>
      </li>
      {onInstall && (
        <li>
          <button
            type="button"
            className={styles.moreLine}
            onClick={() => {
              onGo()
              onInstall()
            }}
          >
            <Icon name="download" />
            <span>Install the app</span>
          </button>
        </li>
      )}
    </ul>
  )
}

function Tiles({ items, onGo }: { items: readonly MenuItem[]; onGo: () => void }) {
  return (
    <ul className={styles.moreTiles}>
      {items.map(({ to, label, icon, end }) => (
        <li key={to}>
          <NavLink className={styles.moreTile} to={to} end={end} onClick={onGo}>
            <Icon name={icon} />
            <span>{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
