import type { StaffFeature } from '../../admin/feature'
import { lazyPart } from '../../providers/page/lazy-part'

/** How a payment is refunded. */
export const feature: StaffFeature = {
  dialogs: { billingTransactionRefund: lazyPart(() => import('./refund-dialog').then((m) => m.RefundDialog)) },
}
