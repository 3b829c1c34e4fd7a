import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { BillingTransactionStatus } from '../../../schema/generated/types'
import type { PaymentState } from '../../gateways/payment/payment'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import type { KeptPurchase as Purchase } from '../billing-session/table'
import { billingTransactions, type KeptPayment, paymentReturns } from '../billing-transaction/table'

/** Money that a gateway names so. */
interface Money {
  gateway: string
  intentId: string
}

/** Lets one event at a time speak of this money, so that a refund and its payment cannot miss each other. */
export async function lockMoney({ query }: Writing, { gateway, intentId }: Money): Promise<void> {
  await query({ text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', values: [`${gateway} ${intentId}`] })
}

/** How the gateway names the money of a purchase; what staff record is named by the purchase. */
const nameOf = ({ id, externalId }: PaidPurchase, state: Pick<PaymentState, 'intentId'> | null) =>
  state?.intentId ?? externalId ?? id

/** What was bought, as the payment shows it. */
function itemOf({ items, lineItems }: PaidPurchase) {
  const types = new Set(items.map(({ type }) => type))
  const [first] = items
  const bought = lineItems.find(({ type }) => type === 'package')
  return {
    itemType: types.size === 1 ? (first?.type ?? null) : null,
    itemId: items.length === 1 ? (first?.typeId ?? null) : null,
    itemName: items.map(({ name }) => name).join(', '),
    itemPrice: items.reduce((all, { unitAmount, quantity }) => all + unitAmount * quantity, 0),
    itemQuantity: items.length,
    ...(bought && { package: { id: bought.typeId, title: bought.name, parts: bought.parts } }),
  }
}

type Ended = Extract<BillingTransactionStatus, 'succeeded' | 'failed' | 'canceled'>
type Named = Pick<PaymentState, 'intentId' | 'card'>

/** What a payment is made of that pays for a purchase. */
export type PaidPurchase = Pick<
  Purchase,
  | 'id'
  | 'userId'
  | 'externalId'
  | 'gateway'
  | 'currency'
  | 'items'
  | 'lineItems'
  | 'amountSubtotal'
  | 'amountCharged'
  | 'discounts'
  | 'metadata'
  | 'paymentMethodTypes'
>

/** The money of a purchase as it is kept. */
export function paymentRow(purchase: PaidPurchase, status: Ended, state: Named | null, now: Date) {
  const { userId, gateway, currency, amountSubtotal, amountCharged, discounts, metadata, paymentMethodTypes } = purchase
  const externalId = nameOf(purchase, state)
  const card = { cardBrand: state?.card?.brand ?? null, cardLast4: state?.card?.last4 ?? null }
  return {
    ...{ userId, billingSessionId: purchase.id, gateway, externalId, currency, discounts, metadata, status },
    ...{ amountSubtotal, amountTotal: amountCharged, ...itemOf(purchase) },
    ...{ paymentMethod: paymentMethodTypes?.[0] ?? null, ...card },
    ...{ createdAt: now, insertedAt: now, updatedAt: now },
  }
}

/** Keeps the money of a purchase as its gateway tells of it, once, with what came back of it before it was known. A payment that did not succeed may do so later. */
export async function keepPayment(
  writing: Writing,
  purchase: Purchase,
  status: Ended,
  state: Named | null = null,
): Promise<KeptPayment> {
  const id = newId()
  const { gateway } = purchase
  const row = paymentRow(purchase, status, state, writing.now)
  const { externalId, cardBrand, cardLast4 } = row
  const [kept] = await writing.orm
    .insert(billingTransactions)
    .values({ id, ...row })
    .onConflictDoUpdate({
      target: [billingTransactions.gateway, billingTransactions.externalId],
      set: { status, cardBrand, cardLast4, updatedAt: writing.now },
      setWhere: inArray(billingTransactions.status, ['pending', 'failed', 'canceled']),
    })
    .returning()
  if (!kept) throw new Error(`${gateway} has two payments of the name ${externalId}`)
  writing.changed('BillingTransaction', kept.id, kept.id === id ? 'created' : 'updated')
  await writing.orm
    .update(paymentReturns)
    .set({ paymentId: kept.id })
    .where(
      and(
        eq(paymentReturns.gateway, gateway),
        eq(paymentReturns.intentId, externalId),
        isNull(paymentReturns.paymentId),
      ),
    )
  return kept
}

/** The payment that a gateway names so; null: it is not known here, or not yet. */
export async function paymentOf({ orm }: Writing, { gateway, intentId }: Money): Promise<KeptPayment | null> {
  const [kept] = await orm
    .select()
    .from(billingTransactions)
    .where(
      and(
        eq(billingTransactions.gateway, gateway as Purchase['gateway']),
        eq(billingTransactions.externalId, intentId),
      ),
    )
  return kept ?? null
}
