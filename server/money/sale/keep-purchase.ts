import type { BillingGateway, BillingMode, BillingSessionStatus, PaymentStatus } from '../../../schema/generated/types'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { billingSessions } from '../billing-session/table'
import { takeCoupon } from './coupons'
import type { SaleLine } from './line'
import type { SaleQuote } from './quote'

/** A purchase before it is kept. */
export interface Purchase {
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

const itemOf = (id: string, { type, typeId, name, list }: SaleLine) => ({
  ...{ id, type, typeId, name, currency: 'gbp', quantity: 1, unitAmount: list },
})

const paymentStatusOf = ({ status, quote }: Purchase): PaymentStatus =>
  quote.total === 0 ? 'no_payment_required' : status === 'complete' ? 'paid' : 'unpaid'

/** A purchase as it is kept; `idOf` gives it and each of its items an id. */
export function purchaseRow(purchase: Purchase, now: Date, idOf: () => string) {
  const { buyerId: userId, gateway, mode, quote, status, metadata, cancelUrl, successUrl } = purchase
  const { lines, list, total, charged, fromWallet, kept, bonus, owed, coupon, renewal } = quote
  return {
    ...{ id: idOf(), userId, gateway, mode, status, metadata, cancelUrl, successUrl },
    items: lines.map((line) => itemOf(idOf(), line)),
    lineItems: lines,
    renewal,
    discounts: discountsOf(lines, coupon?.name),
    totalDetails: { fromWallet, credits: kept, bonus, owed },
    amountSubtotal: list,
    amountTotal: total,
    amountCharged: charged,
    paymentStatus: paymentStatusOf(purchase),
    ...(charged > 0 && gateway !== 'manual' && { paymentMethodTypes: ['card'] }),
    ...{ createdAt: now, insertedAt: now, updatedAt: now },
  }
}

/** Keeps a purchase with its quote, and uses its coupon. Returns its id. Throws CONFLICT at `promoCode` where the coupon has just been used up. */
export async function keepPurchase(writing: Writing, purchase: Purchase): Promise<string> {
  const { coupon } = purchase.quote
  const { id, userId, ...row } = purchaseRow(purchase, writing.now, newId)
  await writing.orm.insert(billingSessions).values({ id, userId, ...row })
  if (coupon) await takeCoupon(writing, { couponId: coupon.id, userId, billingSessionId: id })
  writing.changed('BillingSession', id, 'created')
  return id
}
