import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'

const fields = audiences('PaymentMethod', {
  reader: ['id', 'userId', 'gateway', 'brand', 'last4', 'expMonth', 'expYear', 'keptAt'],
})

export const paymentMethod = noun({
  operations: { paymentMethods: 'confirmed', paymentMethodDelete: 'confirmed' },
  fields: { PaymentMethod: fields },
  rules: (viewer) => [
    ...allow(['read', 'delete'], 'PaymentMethod', { userId: ME, lostAt: null }),
    ...(holds(viewer, 'manage_billing') ? allow('read', 'PaymentMethod', { lostAt: null }) : []),
  ],
})
