import type { BillingGateway, BillingMode, BillingSessionStatus, PaymentStatus } from '../../../schema/generated/types'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { billingSessions } from '../billing-session/table'
import { takeCoupon } from './coupons'
import type { SaleLine } from './line'
import type { SaleQuote } from './quote'

interface Purchase {
  buyerId: string
  gateway: BillingGateway
  mode: BillingMode
  quote: SaleQuote
  status: BillingSessionStatus
  metadata?: unknown
  cancelUrl?: string
  successUrl?: string
}

/** The reductions of a purchase, added up by who made them; a coupon has its name. */
export function discountsOf(lines: readonly SaleLine[], couponName?: string) {
  const all = new Map<string, number>()
  for (const { by, amount } of lines.flatMap(({ reductions }) => reductions)) all.set(by, (all.get(by) ?? 0) + amount)
  return [...all].map(([by, amount]) => ({ by, amount, ...(by === 'coupon' && { name: couponName }) }))
}

const itemOf = ({ type, typeId, name, list }: SaleLine) => ({
  ...{ id: newId(), type, typeId, name, currency: 'gbp', quantity: 1, unitAmount: list },
})

const paymentStatusOf = ({ status, quote }: Purchase): PaymentStatus =>
  quote.total === 0 ? 'no_payment_required' : status === 'complete' ? 'paid' : 'unpaid'

/** Keeps a purchase with its quote, and uses its coupon. Returns its id. Throws CONFLICT at `promoCode` where the coupon has just been used up. */
export async function keepPurchase(writing: Writing, purchase: Purchase): Promise<string> {
  const { buyerId: userId, gateway, mode, quote, status, metadata, cancelUrl, successUrl } = purchase
  const id = newId()
  const { lines, list, total, charged, fromWallet, kept, bonus, owed, coupon, renewal } = quote
  await writing.orm.insert(billingSessions).values({
    ...{ id, userId, gateway, mode, status, metadata, cancelUrl, successUrl },
    items: lines.map(itemOf),
    lineItems: lines,
    renewal,
    discounts: discountsOf(lines, coupon?.name),
    totalDetails: { fromWallet, credits: kept, bonus, owed },
    amountSubtotal: list,
    amountTotal: total,
    amountCharged: charged,
    paymentStatus: paymentStatusOf(purchase),
    ...(charged > 0 && gateway !== 'manual' && { paymentMethodTypes: ['card'] }),
    ...{ createdAt: writing.now, insertedAt: writing.now, updatedAt: writing.now },
  })
  if (coupon) await takeCoupon(writing, { couponId: coupon.id, userId, billingSessionId: id })
  writing.changed('BillingSession', id, 'created')
  return id
}
