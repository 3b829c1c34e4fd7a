import { useSearchParams } from 'react-router'
import { NotificationList } from '../../parts/notifications/notification-list'
import { Notifications } from '../../parts/notifications/notifications.documents'
import { useMarkRead, useUnread } from '../../parts/notifications/use-notifications'
import { useApi } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { Pages } from '../../ui/list/pages'
import { ErrorState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'

const PAGE_SIZE = 25

/** All notifications of the signed-in person, by page. */
export function NotificationsPage() {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const { data, error, refetch, isFetching, isPlaceholderData } = useApi(Notifications, { page, pageSize: PAGE_SIZE })
  const unread = useUnread({ enabled: true }) ?? 0
  const { mark, busy } = useMarkRead()
  return (
    <>
      <PageHeader
        title="Notifications"
        sub={unread > 0 ? `${unread} unread` : 'All read'}
        actions={
          <>
            {unread > 0 && (
              <Button icon="check" busy={busy} onClick={() => mark()}>
                Mark all read
              </Button>
            )}
            <LinkButton icon="settings" to="/account#notifications">
              Settings
            </LinkButton>
          </>
        }
      />
      <Card flush busy={isPlaceholderData}>
        {data ? (
          <NotificationList entries={data.notifications.entries} />
        ) : error ? (
          <ErrorState title="Your notifications did not load" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Loading>
            <SkeletonRows rows={8} />
          </Loading>
        )}
      </Card>
      {data && (
        <Pages info={data.notifications.pageInfo} onPage={(to) => setSearch(to > 1 ? { page: String(to) } : {})} />
      )}
    </>
  )
}
