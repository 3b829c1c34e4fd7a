import { lazy, Suspense } from 'react'
import { useLater } from '../../providers/page/use-later'
import { Icon } from '../../ui/action/icon'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { Popover } from '../../ui/overlay/popover'
import styles from './notifications.module.css'
import { useUnread } from './use-notifications'

const Panel = lazy(() => import('./panel').then((m) => ({ default: m.Panel })))
/** The page's own data come first. */
const LATER_MS = 500
/** Above this the exact number says nothing more. */
const MOST_SHOWN = 99

/** The bell of the top bar: how many notifications are unread, and the latest of them. */
export function Bell({ enabled }: { enabled: boolean }) {
  const isLater = useLater(LATER_MS)
  const unread = useUnread({ enabled: enabled && isLater }) ?? 0
  return (
    <Popover
      label="Notifications"
      role="dialog"
      width={400}
      trigger={(props) => (
        <button {...props} type="button" className={styles.bell}>
          <Icon name="bell" />
          {unread > 0 && (
            <span className={styles.count} aria-hidden="true">
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          )}
          <span className="vh">{unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}</span>
        </button>
      )}
    >
      {(close) => (
        <Suspense
          fallback={
            <Loading>
              <SkeletonRows rows={4} />
            </Loading>
          }
        >
          <Panel unread={unread} onGo={close} />
        </Suspense>
      )}
    </Popover>
  )
}
