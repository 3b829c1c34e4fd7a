import { type ReactNode, useContext } from 'react'
import { addIcons } from '../ui/action/icon-paths'
import { frameIcons } from '../ui/action/icons-frame'
import { BottomBar } from './bottom-bar'
import { FrameNotice } from './frame-notice'
import styles from './main-layout.module.css'
import type { MenuGroup, MenuItem } from './menu-item'
import { Rail } from './rail'
import { SlidingPage } from './sliding-page'
import { TopBar } from './top-bar'

addIcons(frameIcons)

type MainLayoutProps = Omit<Parameters<typeof TopBar>[0], 'children'> & {
  menu: readonly MenuItem[]
  /** Places beside those of the menu. */
  groups?: readonly MenuGroup[]
  /** The four places of the bottom bar; without them the first four of the menu. */
  places?: readonly MenuItem[]
  /** Places that stand in 'More' only, such as Marketplace. */
  more?: readonly MenuItem[]
  /** Offered in 'More' while the browser can install. */
  onInstall?: () => void
  /** A room in place of a page: it fills what the frame leaves, or all of the window. */
  room?: 'framed' | 'full'
  children: ReactNode
}

/** The frame of every page for signed-in people. */
export function MainLayout(props: MainLayoutProps) {
  const { menu, groups = [], places = menu.slice(0, 4), more = [], onInstall, room, children, ...topBar } = props
  const notice = useContext(FrameNotice)
  const framed = room !== 'full'
  return (
    <div>
      {framed && (
        <>
          <a className={styles.skip} href="#main">
            Skip to content
          </a>
          <TopBar {...topBar} />
          <Rail menu={menu} groups={groups} more={more} />
        </>
      )}
      {room ? (
        <div className={framed ? styles.room : styles.roomFull}>{children}</div>
      ) : (
        <>
          <div className={styles.frameBanner}>{notice}</div>
          <SlidingPage>{children}</SlidingPage>
        </>
      )}
      {framed && (
        <BottomBar
          menu={menu}
          groups={groups}
          places={places}
          more={more}
          balance={props.balance}
          onInstall={onInstall}
        />
      )}
    </div>
  )
}
