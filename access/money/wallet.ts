import { allow, ME, noun } from '../rule'
import { holds } from '../viewer'

export const wallet = noun({
  operations: {
    wallet: 'confirmed',
    transactions: 'confirmed',
    discount: 'confirmed',
    sales: 'manage_billing',
    walletWithdraw: 'manage_billing',
    walletUpdated: 'confirmed',
    billingSessions: 'confirmed',
    billingSession: 'confirmed',
    checkout: 'confirmed',
    billingSessionCreate: 'manage_billing',
    billingSessionUpdate: 'confirmed',
  },
  rules: (viewer) => [
    ...['Wallet', 'Transaction', 'BillingSession'].flatMap((subject) => allow('read', subject, { userId: ME })),
    ...(holds(viewer, ['manage_billing', 'view_all_users']) ? allow('read', 'Wallet') : []),
    ...(holds(viewer, 'manage_billing')
      ? ['Transaction', 'BillingSession'].flatMap((subject) => allow('read', subject))
      : []),
  ],
})
