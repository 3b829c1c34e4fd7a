import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('BillingSubscription', {
  reader: [
    'id',
    'userId',
    'user',
    'packageId',
    'name',
    'gateway',
    'externalId',
    'every',
    'currency',
    'amount',
    'nextAmount',
    'status',
    'renews',
    'paidUntil',
    'endedAt',
    'insertedAt',
    'updatedAt',
  ],
})

export const billingSubscription = noun({
  operations: {
    billingSubscriptions: 'confirmed',
    billingSubscription: 'confirmed',
    billingSubscriptionUpdate: 'confirmed',
  },
  fields: { BillingSubscription: fields },
  rules: (viewer) => [
    ...allow('read', 'BillingSubscription', { userId: ME }),
    ...(holds(viewer, 'manage_billing') ? allow('read', 'BillingSubscription') : []),
  ],
})
