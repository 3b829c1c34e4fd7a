import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const walletFields = audiences('Wallet', {
  reader: ['id', 'userId', 'balance', 'bonus', 'owed', 'discount', 'statementUrl'],
})
const transactionFields = audiences('Transaction', {
  reader: [
    'id',
    'userId',
    'user',
    'type',
    'description',
    'amount',
    'status',
    'insertedAt',
    'balanceAfter',
    'sessionId',
    'billingSessionId',
    'reversesId',
    'notGivenBack',
    'document',
    'royalty',
    'package',
  ],
})

export const wallet = noun({
  operations: {
    wallet: 'confirmed',
    transactions: 'confirmed',
    walletMonths: 'confirmed',
    charge: 'confirmed',
    discount: 'confirmed',
    walletWithdraw: 'manage_billing',
    walletCredit: 'manage_billing',
    walletUpdate: 'manage_billing',
    walletUpdated: 'confirmed',
  },
  fields: { Wallet: walletFields, Transaction: transactionFields },
  rules: (viewer) => [
    ...allow('read', 'Wallet', { userId: ME }),
    ...allow('read', 'Transaction', { userId: ME }),
    ...(holds(viewer, ['manage_billing', 'view_all_users']) ? allow('read', 'Wallet') : []),
    ...(holds(viewer, 'manage_billing') ? allow('read', 'Transaction') : []),
  ],
})
