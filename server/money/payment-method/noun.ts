import { eq } from 'drizzle-orm'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { forgetLater } from './forgetting'
import { paymentMethodDelete } from './paymentMethodDelete'
import { paymentMethod as entity, paymentCustomers } from './table'

export const paymentMethod = noun({
  entities: [entity],
  operations: { paymentMethodDelete, paymentMethods: all('PaymentMethod') },
  erasure: {
    // The cards go with the account, and the gateway drops all that it has of its customer.
    async erase(writing, { userId }, services) {
      const lost = await writing.orm
        .update(paymentCustomers)
        .set({ lostAt: writing.now })
        .where(eq(paymentCustomers.userId, userId))
        .returning({ id: paymentCustomers.id })
      forgetLater(
        writing,
        services,
        'customer',
        lost.map(({ id }) => id),
      )
    },
  },
  exported: {
    paymentMethods: ['PaymentMethod', fields('gateway', 'brand', 'last4', 'expMonth', 'expYear', 'keptAt')],
  },
  unwatched: {
    payment_methods: 'each person’s own',
    payment_customers: 'follow the cards that are kept',
  },
  outOfReach: {
    payment_methods_external: 'a second one is left aside',
    payment_customers_external: 'a second one is left aside',
    payment_customers_person: 'a second one is left aside',
  },
})
