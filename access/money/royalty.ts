import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('Royalty', {
  reader: ['id', 'transactionId', 'recipientId', 'unit', 'unitAmount', 'currency', 'amount', 'reversed', 'status'],
})

export const royalty = noun({
  operations: {},
  fields: { Royalty: fields },
  rules: (viewer) => [
    ...allow('read', 'Royalty', { recipientId: ME }),
    ...(holds(viewer, 'manage_billing') ? allow('read', 'Royalty') : []),
  ],
})
