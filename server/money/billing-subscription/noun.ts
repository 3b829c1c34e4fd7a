import { and, eq, isNull, ne } from 'drizzle-orm'
import { noun } from '../../kernel/noun'
import { list, row } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { billingSubscriptionUpdate } from './billingSubscriptionUpdate'
import { setRenewing } from './renewing'
import { billingSubscriptions, billingSubscription as entity } from './table'

export const billingSubscription = noun({
  entities: [entity],
  operations: {
    billingSubscription: row('BillingSubscription'),
    billingSubscriptionUpdate,
    billingSubscriptions: list('BillingSubscription'),
  },
  erasure: {
    // What was paid stays with the books, of an account without a name; no more is taken.
    async erase(writing, { userId }, services) {
      const running = await writing.orm
        .select()
        .from(billingSubscriptions)
        .where(
          and(
            eq(billingSubscriptions.userId, userId),
            isNull(billingSubscriptions.endedAt),
            ne(billingSubscriptions.renewing, 'stop'),
          ),
        )
      for (const each of running) await setRenewing(writing, services, each, 'stop')
    },
  },
  exported: {
    subscriptions: [
      'BillingSubscription',
      fields(
        'name',
        'gateway',
        'every',
        'currency',
        'amount',
        'status',
        'renews',
        'paidUntil',
        'endedAt',
        'insertedAt',
      ),
    ],
  },
  outOfReach: {
    billing_subscriptions_external: 'the gateway gives the id',
  },
})
