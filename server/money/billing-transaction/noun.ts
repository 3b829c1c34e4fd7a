import { eq } from 'drizzle-orm'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { list, row, totals } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { billingTransactionRefund } from './billingTransactionRefund'
import { billingTransactions, billingTransaction as entity } from './table'
import { sums } from './totals'

export const billingTransaction = noun({
  entities: [entity],
  operations: {
    billingTransaction: row('BillingTransaction'),
    billingTransactionRefund,
    billingTransactions: list('BillingTransaction'),
    billingTransactionTotals: totals('BillingTransaction', sums),
  },
  rates: { billingTransactionRefund: perPerson(60) },
  erasure: {
    // The payment stays with the books, of an account without a name.
    async erase({ orm }, { userId }) {
      await orm
        .update(billingTransactions)
        .set({ metadata: null, paymentMethod: null, cardBrand: null, cardLast4: null })
        .where(eq(billingTransactions.userId, userId))
    },
  },
  exported: {
    cardPayments: [
      'BillingTransaction',
      fields('createdAt', 'gateway', 'itemName', 'currency', 'amountTotal', 'amountRefunded', 'status'),
    ],
  },
  outOfReach: {
    billing_transactions_external: 'the gateway gives the id',
    payment_returns_external: 'the gateway gives the id',
  },
})
