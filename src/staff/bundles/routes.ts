import { type AppRoute, page } from '../../providers/page/app-route'

/** The facts of a bundle, for its authors as for staff, in the generated form. */
export const bundleFactsRoutes: readonly AppRoute[] = [
  page('/library/:categoryId/:bundleId/edit', {
    load: () => import('./facts-page').then(async (m) => ({ Component: await m.factsPage() })),
  }),
]
