import type { PriceReducer } from '../../../schema/generated/types'
import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { sumOf } from '../sale/line'
import { quoteOf } from '../sale/quote'

export const checkoutQuote: Operation<'checkoutQuote'> = async ({ gateway, items, useCoupon, promoCode }, context) => {
  const { database, clock, nouns } = context
  const asking = { ...database, now: clock.now(), nouns }
  const asked = { buyerId: signedIn(context).id, gateway, items, useCoupon, promoCode: promoCode ?? null }
  const { coupon, kept, renewal, ...quote } = await quoteOf(asking, asked)
  const { balance, charged, fromWallet, bonus, lines, owed } = quote
  const reductions = new Map<PriceReducer, number>()
  for (const { by, amount } of lines.flatMap((line) => line.reductions))
    reductions.set(by, (reductions.get(by) ?? 0) + amount)
  return {
    ...quote,
    reductions: [...reductions].map(([by, amount]) => ({ by, amount })),
    coupon: coupon?.name ?? null,
    credits: kept,
    renewal: renewal && {
      ...{ every: renewal.every, firstAmountFor: renewal.firstAmountFor },
      amount: sumOf(renewal.lines.map(({ total }) => total)),
    },
    balanceAfter: balance - fromWallet + kept + bonus + Math.max(0, charged - (quote.total - fromWallet) - owed),
    missing: gateway === 'wallet' ? Math.max(0, quote.total - balance) : 0,
  }
}
