import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('BillingSession', {
  reader: [
    'id',
    'userId',
    'user',
    'externalId',
    'gateway',
    'mode',
    'subscriptionId',
    'periodFrom',
    'periodUntil',
    'items',
    'lineItems',
    'discounts',
    'metadata',
    'cancelUrl',
    'successUrl',
    'status',
    'currency',
    'paymentIntent',
    'paymentLink',
    'paymentMethodCollection',
    'paymentMethodOptions',
    'paymentMethodTypes',
    'paymentStatus',
    'amountSubtotal',
    'amountTotal',
    'amountCharged',
    'automaticTax',
    'totalDetails',
    'url',
    'createdAt',
    'insertedAt',
    'updatedAt',
  ],
})

export const billingSession = noun({
  operations: {
    billingGateways: 'confirmed',
    billingSessions: 'confirmed',
    billingSession: 'confirmed',
    billingSessionCreate: 'manage_billing',
    billingSessionUpdate: 'confirmed',
    checkout: 'confirmed',
    checkoutQuote: 'confirmed',
    sales: 'manage_billing',
    salesByWeek: 'manage_billing',
    billingWeeks: 'manage_billing',
  },
  fields: { BillingSession: fields },
  rules: (viewer) => [
    ...allow('read', 'BillingSession', { userId: ME }),
    ...(holds(viewer, 'manage_billing') ? allow('read', 'BillingSession') : []),
  ],
})
