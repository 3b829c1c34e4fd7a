import { type AppRoute, page } from '../../providers/page/app-route'

/** All that the person was told. */
export const notificationRoutes: readonly AppRoute[] = [
  page('/notifications', {
    load: () => import('./notifications-page').then((m) => ({ Component: m.NotificationsPage })),
  }),
]
