import { eq } from 'drizzle-orm'
import type { Operation } from '../../kernel/graphql/operation'
import { accounts } from '../../money/wallet/table'
import { buyerOf, forSale, priced } from './price'

/** The price, from the same functions that buy. */
export const bundleQuote: Operation<'bundleQuote'> = async ({ bundleId, userId }, context) => {
  const buyerId = buyerOf(context, userId)
  const { price } = await forSale(
    { reader: context.reader, orm: context.database.orm, now: context.clock.now() },
    bundleId,
    buyerId,
  )
  const [wallet] = await context.database.orm.select().from(accounts).where(eq(accounts.userId, buyerId))
  return priced(price, wallet ?? { discount: 0, balance: 0 })
}
