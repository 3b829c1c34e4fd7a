import type { RecordHeads } from '../../admin/record/tab-page'
import { type AppRoute, page } from '../../providers/page/app-route'

/** The facts of a bundle, for its authors as for staff, in the generated form. */
export const bundleFactsRoutes: readonly AppRoute[] = [
  page('/library/:categoryId/:bundleId/edit', {
    load: () => import('./facts-page').then((m) => ({ Component: m.FactsPage })),
  }),
]

/** What stands above a bundle's tabs. */
export const bundleHead: RecordHeads = {
  '/library/settings/bundles': () => import('./bundle-head').then((m) => m.bundleHead),
}
