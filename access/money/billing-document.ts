import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('BillingDocument', {
  reader: [
    'id',
    'userId',
    'user',
    'kind',
    'number',
    'name',
    'transactionId',
    'reducesId',
    'reduces',
    'currency',
    'net',
    'vat',
    'total',
    'insertedAt',
    'url',
  ],
})

export const billingDocument = noun({
  operations: {
    billingDocuments: 'confirmed',
    billingDocument: 'confirmed',
    billingDocumentTotals: 'manage_billing',
  },
  fields: { BillingDocument: fields },
  rules: (viewer) => [
    ...allow('read', 'BillingDocument', { userId: ME }),
    ...(holds(viewer, 'manage_billing') ? allow('read', 'BillingDocument') : []),
  ],
})
