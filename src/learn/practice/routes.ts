import { type AppRoute, page } from '../../providers/page/app-route'

/** Practice of one's own choice. */
export const practiceRoutes: readonly AppRoute[] = [
  page('/library/practice', { load: () => import('./practice-page').then((m) => ({ Component: m.PracticePage })) }),
]
