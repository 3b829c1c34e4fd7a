import { type AppRoute, page } from '../../providers/page/app-route'

/** Bringing questions and cards into a bundle, and taking them out. */
export const exchangeRoutes: readonly AppRoute[] = [
  page('/library/:bundleId/editor/import', {
    load: () => import('./exchange-page').then((m) => ({ Component: m.ExchangePage })),
  }),
]
