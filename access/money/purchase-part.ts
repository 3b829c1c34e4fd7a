import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('PurchasePart', {
  reader: [
    'id',
    'billingSessionId',
    'transactionId',
    'userId',
    'type',
    'typeId',
    'name',
    'list',
    'share',
    'giveBackUntil',
    'givenBackAt',
    'used',
    'insertedAt',
  ],
})

export const purchasePart = noun({
  operations: { purchaseParts: 'confirmed', purchasePartGiveBack: 'confirmed' },
  fields: { PurchasePart: fields },
  rules: (viewer) => [
    ...allow('read', 'PurchasePart', { userId: ME }),
    ...(holds(viewer, 'manage_billing') ? allow('read', 'PurchasePart') : []),
  ],
})
