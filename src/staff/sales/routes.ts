import { type AppRoute, page } from '../../providers/page/app-route'

/** What is sold and given back by week, and what the school owes. */
export const salesRoutes: readonly AppRoute[] = [
  page('/billing/sales', {
    can: 'manage_billing',
    load: () => import('./sales-page').then((m) => ({ Component: m.SalesPage })),
  }),
]
