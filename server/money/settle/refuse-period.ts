import { and, eq, ne } from 'drizzle-orm'
import { conflict } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import type { KeptPurchase } from '../billing-session/table'
import { billingSubscriptions } from '../billing-subscription/table'

/** Throws CONFLICT where a period of a subscription is not paid at the agreed price, or would begin a second one to its package beside one that goes on. */
export async function refusePeriod(
  { orm }: Writing,
  { userId, subscriptionId, renewal, amountCharged, amountTotal }: KeptPurchase,
): Promise<void> {
  if (!subscriptionId) return
  if (amountCharged !== amountTotal) throw conflict('The payment was of another amount than the price.')
  if (!renewal) return
  const [other] = await orm
    .select({ id: billingSubscriptions.id })
    .from(billingSubscriptions)
    .where(
      and(
        eq(billingSubscriptions.userId, userId),
        eq(billingSubscriptions.packageId, renewal.packageId),
        ne(billingSubscriptions.id, subscriptionId),
        ne(billingSubscriptions.status, 'ended'),
        ne(billingSubscriptions.renewing, 'stop'),
      ),
    )
  if (other) throw conflict('You have this already. It renews by itself.')
}
