import { type AppRoute, page } from '../../providers/page/app-route'

const load = () => import('./health-page').then((m) => ({ Component: m.HealthPage }))

/** How the questions of a bundle do, for its authors and staff; on a phone each question has a page of its own. */
export const healthRoutes: readonly AppRoute[] = [
  page('/library/:bundleId/editor/health', { can: 'author', load }),
  page('/library/:bundleId/editor/health/:blockId', { can: 'author', load }),
]
