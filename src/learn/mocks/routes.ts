import { type AppRoute, page } from '../../providers/page/app-route'

/** The mocks that a tutor may edit. */
export const mockRoutes: readonly AppRoute[] = [
  page('/my-mocks', {
    can: 'tutor',
    load: () => import('./mocks-page').then((m) => ({ Component: m.MocksPage })),
  }),
  page('/my-mocks/:mockId', {
    can: 'tutor',
    load: () => import('./mock-page').then((m) => ({ Component: m.MockPage })),
  }),
]
