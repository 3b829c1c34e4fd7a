import type { Operation } from '../../kernel/graphql/operation'
import { quoteOf } from '../../money/sale/quote'
import { buyerOf } from './buyer'

/** The price, from the same function that buys. */
export const bundleQuote: Operation<'bundleQuote'> = async ({ bundleId, userId, promoCode }, context) => {
  const { database, clock, nouns } = context
  const { list, total, balance } = await quoteOf(
    { ...database, now: clock.now(), nouns },
    {
      ...{ buyerId: buyerOf(context, userId), gateway: 'wallet', items: [{ type: 'bundle', typeId: bundleId }] },
      ...{ useCoupon: true, promoCode: promoCode ?? null },
    },
  )
  return {
    ...{ price: list, discount: list - total, total, balance },
    balanceAfter: balance - total,
    missing: Math.max(0, total - balance),
  }
}
