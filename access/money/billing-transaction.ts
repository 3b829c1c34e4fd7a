import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('BillingTransaction', {
  reader: [
    'id',
    'userId',
    'user',
    'billingSessionId',
    'gateway',
    'externalId',
    'itemType',
    'itemId',
    'itemName',
    'itemPrice',
    'itemQuantity',
    'currency',
    'amountSubtotal',
    'amountTotal',
    'amountRefunded',
    'amountDisputed',
    'refundable',
    'discounts',
    'metadata',
    'package',
    'paymentMethod',
    'cardBrand',
    'cardLast4',
    'status',
    'royalties',
    'createdAt',
    'insertedAt',
    'updatedAt',
  ],
})

export const billingTransaction = noun({
  operations: {
    billingTransactions: 'confirmed',
    billingTransaction: 'confirmed',
    billingTransactionTotals: 'manage_billing',
    billingTransactionRefund: 'manage_billing',
  },
  fields: { BillingTransaction: fields },
  rules: (viewer) => [
    ...allow('read', 'BillingTransaction', { userId: ME }),
    ...(holds(viewer, 'manage_billing') ? allow('read', 'BillingTransaction') : []),
  ],
})
