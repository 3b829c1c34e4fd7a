import { type AppRoute, page } from '../../providers/page/app-route'

/** Pages below a person that are no tab. */
export const userRoutes: readonly AppRoute[] = [
  page('/users/:id/test-results/:bundleId', {
    can: 'view_all_users',
    load: () => import('./person-test-page').then((m) => ({ Component: m.PersonTestPage })),
  }),
]
