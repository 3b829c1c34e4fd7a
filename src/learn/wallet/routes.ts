import { type AppRoute, page } from '../../providers/page/app-route'

/** One's money. */
export const walletRoutes: readonly AppRoute[] = [
  page('/wallet', { to: '/wallet/top-up' }),
  page('/wallet/top-up', { load: () => import('./top-up-page').then((m) => ({ Component: m.TopUpPage })) }),
  page('/wallet/transactions', {
    load: () => import('./movements/transactions-page').then((m) => ({ Component: m.TransactionsPage })),
  }),
  page('/wallet/transactions/:transactionId', {
    load: () => import('./charge/charge-page').then((m) => ({ Component: m.ChargePage })),
  }),
]
