import { type ReactNode, useContext } from 'react'
import { NavLink } from 'react-router'
import { Icon } from '../ui/action/icon'
import { addIcons } from '../ui/action/icon-paths'
import { moreIcons } from '../ui/action/icons-more'
import { useCurrentInView } from '../ui/page/use-current-in-view'
import { BottomBar } from './bottom-bar'
import { FrameNotice } from './frame-notice'
import styles from './main-layout.module.css'
import type { MenuItem } from './menu-item'
import { SlidingPage } from './sliding-page'
import { TopBar } from './top-bar'

addIcons(moreIcons)

type MainLayoutProps = Omit<Parameters<typeof TopBar>[0], 'children'> & {
  menu: readonly MenuItem[]
  /** The staff's group, below the learner's. */
  adminMenu?: readonly MenuItem[]
  /** The four places of the bottom bar; without them the first four of the menu. */
  places?: readonly MenuItem[]
  /** More places in 'More' beyond the menus, such as Marketplace. */
  more?: readonly MenuItem[]
  /** Offered in 'More' while the browser can install. */
  onInstall?: () => void
  children: ReactNode
}

/** The frame of every page for signed-in people. */
export function MainLayout(props: MainLayoutProps) {
  const { menu, adminMenu = [], places = menu.slice(0, 4), more = [], onInstall, children, ...topBar } = props
  const drawer = useCurrentInView<HTMLElement>(menu.length + adminMenu.length)
  return (
    <div>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <TopBar {...topBar} />
      <nav ref={drawer} className={styles.drawer} data-bar="drawer" aria-label="Main">
        <DrawerList items={menu} />
        {adminMenu.length > 0 && (
          <>
            <h2 className={styles.group} id="drawer-admin">
              Admin
            </h2>
            <DrawerList items={adminMenu} labelledBy="drawer-admin" />
          </>
        )}
      </nav>
      <div className={styles.frameBanner}>{useContext(FrameNotice)}</div>
      <SlidingPage>{children}</SlidingPage>
      <BottomBar
        menu={menu}
        adminMenu={adminMenu}
        places={places}
        more={more}
        balance={props.balance}
        onInstall={onInstall}
      />
    </div>
  )
}

function DrawerList({ items, labelledBy }: { items: readonly MenuItem[]; labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map(({ to, label, icon, end }) => (
        <li key={to}>
          <NavLink to={to} end={end} className={styles.link}>
            <Icon name={icon} />
            <span>{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
