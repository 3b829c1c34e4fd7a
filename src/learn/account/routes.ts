import { type AppRoute, page } from '../../providers/page/app-route'

/** One's account. */
export const accountRoutes: readonly AppRoute[] = [
  page('/account', {
    load: () => import('./account-page').then((m) => ({ Component: m.AccountPage, ahead: m.askAccount })),
  }),
]
