import { useEffect } from 'react'
import { invalidate, queryClient, useAction, useApi } from '../../providers/api/query'
import { onMessage } from '../../providers/live/channels'
import { onReconnected } from '../../providers/live/live'
import { NotificationsRead, Unread } from './notifications.documents'

const reread = () => void invalidate('Unread', 'Notifications')

/** How many notifications are unread; it follows each new one. Undefined until known. */
export function useUnread({ enabled }: { enabled: boolean }): number | undefined {
  const { data } = useApi(Unread, {}, { enabled })
  useEffect(() => {
    if (!enabled) return
    const stops = [onMessage(reread), onReconnected(reread)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [enabled])
  return data?.notifications.pageInfo.totalCount
}

/** Marks notifications as read: those with these ids, or all. */
export function useMarkRead(): { mark: (ids?: string[]) => void; busy: boolean } {
  const read = useAction(NotificationsRead, {
    onSuccess: ({ notificationsRead }) => {
      queryClient.setQueryData(['Unread', {}], {
        notifications: { pageInfo: { totalCount: notificationsRead.unread } },
      })
      void invalidate('Notifications')
    },
  })
  return { mark: (ids) => read.mutate({ ids }), busy: read.isPending }
}
