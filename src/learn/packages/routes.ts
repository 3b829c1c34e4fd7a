import { type AppRoute, page } from '../../providers/page/app-route'

/** What is sold together, and what each thing costs. */
export const packageRoutes: readonly AppRoute[] = [
  page('/wallet/packages', { load: () => import('./packages-page').then((m) => ({ Component: m.PackagesPage })) }),
  page('/wallet/packages/:packageId', {
    load: () => import('./package-page').then((m) => ({ Component: m.PackagePage })),
  }),
]
