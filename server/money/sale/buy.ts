import type { CheckoutItemInput } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { lockWallet } from '../ledger'
import { keepPurchase } from './keep-purchase'
import { quoteOf } from './quote'
import { sell } from './sell'

interface Buying {
  buyerId: string
  items: readonly CheckoutItemInput[]
  promoCode: string | null
  /** The price that the buyer saw, in pence. */
  seen: number | null
}

/**
 * Buys from the wallet: price, payment and what is bought are one transaction, and the wallet's lock lets one purchase of a person be made at a time. Returns the
 * purchase's id. Throws CONFLICT at `price` where it is another than the buyer saw, INSUFFICIENT_FUNDS, and what the things refuse.
 */
export async function buyFromWallet(
  writing: Writing,
  services: Services,
  { buyerId, items, promoCode, seen }: Buying,
): Promise<string> {
  await lockWallet(writing, buyerId)
  const quote = await quoteOf(writing, { buyerId, gateway: 'wallet', items, useCoupon: true, promoCode })
  refuseUnseen(quote.total, seen)
  const billingSessionId = await keepPurchase(writing, {
    ...{ buyerId, gateway: 'wallet', mode: 'payment', quote, status: 'complete' },
  })
  await sell(writing, services, { billingSessionId, buyerId, lines: quote.lines })
  return billingSessionId
}

export function refuseUnseen(total: number, seen: number | null | undefined) {
  if (typeof seen === 'number' && seen !== total)
    throw conflict('The price has changed. Please look at it again.', { field: 'price', current: total })
}
