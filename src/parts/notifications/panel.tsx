import { useApi } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { ErrorState } from '../../ui/page/blank'
import { NotificationList } from './notification-list'
import { Notifications } from './notifications.documents'
import styles from './notifications.module.css'
import { useMarkRead } from './use-notifications'

const SHOWN = 12

interface PanelProps {
  unread: number
  /** Closes the panel when the person goes on to a page. */
  onGo: () => void
}

/** The latest notifications, under the bell. */
export function Panel({ unread, onGo }: PanelProps) {
  const { data, error, refetch, isFetching } = useApi(Notifications, { page: 1, pageSize: SHOWN }, { staleTime: 0 })
  const { mark, busy } = useMarkRead()
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2>Notifications</h2>
        <p className="meta">{unread > 0 ? `${unread} unread` : 'All read'}</p>
        {unread > 0 && (
          <Button variant="quiet" size="sm" icon="check" busy={busy} onClick={() => mark()}>
            Mark all read
          </Button>
        )}
      </header>
      {data ? (
        <NotificationList entries={data.notifications.entries} onGo={onGo} />
      ) : error ? (
        <ErrorState title="Your notifications did not load" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <SkeletonRows rows={4} />
        </Loading>
      )}
      <footer className={styles.foot}>
        <LinkButton variant="quiet" size="sm" icon="settings" to="/account#notifications" onClick={onGo}>
          Notification settings
        </LinkButton>
        <LinkButton variant="quiet" size="sm" to="/notifications" onClick={onGo}>
          All notifications
        </LinkButton>
      </footer>
    </div>
  )
}
