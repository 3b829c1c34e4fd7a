import { type AppRoute, page } from '../../providers/page/app-route'

/** One's sessions, and the room of each. */
export const classroomRoutes: readonly AppRoute[] = [
  page('/classroom', { load: () => import('./classroom-list-page').then((m) => ({ Component: m.ClassroomListPage })) }),
  page('/classroom/:sessionId', {
    load: () => import('./classroom-page').then((m) => ({ Component: m.ClassroomPage })),
  }),
]
