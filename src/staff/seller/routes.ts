import { type AppRoute, page } from '../../providers/page/app-route'

/** Who sells here, as it stands on invoices, and the VAT of what is sold. */
export const sellerRoutes: readonly AppRoute[] = [
  page('/billing/seller', {
    can: 'manage_billing',
    load: () => import('./seller-page').then((m) => ({ Component: m.SellerPage })),
  }),
]
