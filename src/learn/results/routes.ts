import { type AppRoute, page } from '../../providers/page/app-route'

/** How ready one is, and the results of one's tests. */
export const resultRoutes: readonly AppRoute[] = [
  page('/test-results', { load: () => import('./readiness-page').then((m) => ({ Component: m.ReadinessPage })) }),
  page('/test-results/:bundleId', { load: () => import('./test-page').then((m) => ({ Component: m.TestPage })) }),
]
