import { and, eq } from 'drizzle-orm'
import type { BillingSessionItem, CheckoutItemInput } from '../../schema/generated/types'
import { invalid } from '../errors'
import type { PaymentEvent } from '../gateways/payment'
import { billingSessions, gatewayEvents } from '../tables/billing-session'
import { newId } from '../tables/columns'
import type { Writing } from '../write'
import { move } from './ledger'

export const LEAST_TOPUP = 500
export const MOST_TOPUP = 200_000

/** The items of a checkout with the prices that the server knows. Throws VALIDATION. */
export function pricedItems(items: readonly CheckoutItemInput[] | null | undefined): BillingSessionItem[] {
  if (!items?.length) throw invalid('items', 'There is nothing to pay for.')
  if (items.length > 1) throw invalid('items', 'Please pay for one top-up at a time.')
  return items.map(({ type, quantity, unitAmount }) => {
    // Sessions are paid from the wallet; nothing but a top-up is sold at a pay page yet.
    if (type !== 'topup') throw invalid('items', 'Only a top-up can be bought here.')
    if ((quantity ?? 1) !== 1) throw invalid('items', 'A top-up is bought once at a time.')
    const amount = unitAmount ?? 0
    if (amount < LEAST_TOPUP || amount > MOST_TOPUP) throw invalid('items', 'A top-up is between £5.00 and £2,000.00.')
    return { id: newId(), type, typeId: null, name: 'Wallet top-up', currency: 'gbp', quantity: 1, unitAmount: amount }
  })
}

export const totalOf = (items: readonly BillingSessionItem[]) =>
  items.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0)

type Kept = typeof billingSessions.$inferSelect

/** Credits a paid visit to its person's wallet. The visit is locked and open, so this happens once. */
export async function complete(writing: Writing, visit: Kept) {
  await writing.orm
    .update(billingSessions)
    .set({ status: 'complete', paymentStatus: 'paid' })
    .where(eq(billingSessions.id, visit.id))
  const against = { kind: 'gateway', name: visit.gateway } as const
  for (const { type, unitAmount, quantity, name } of visit.items)
    if (type === 'topup')
      await move(writing, {
        userId: visit.userId,
        type: 'topup',
        description: name,
        amount: unitAmount * quantity,
        against,
        billingSessionId: visit.id,
      })
  writing.changed('BillingSession', visit.id)
}

/** Acts on a gateway's event, once for an event and once for an effect on a payment; anything that does not fit what we asked for is left alone. Answers whether it acted. */
export async function settlePayment(writing: Writing, event: PaymentEvent): Promise<boolean> {
  const { payment } = event
  const [first] = await writing.orm
    .insert(gatewayEvents)
    .values({
      id: event.id,
      gateway: event.gateway,
      payment: payment.externalId,
      effect: event.type,
      payload: event,
      insertedAt: writing.now,
    })
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.id })
  if (!first) return false
  const [visit] = await writing.orm
    .select()
    .from(billingSessions)
    .where(
      and(
        eq(billingSessions.gateway, event.gateway as Kept['gateway']),
        eq(billingSessions.externalId, payment.externalId),
      ),
    )
    .for('update')
  if (!visit || visit.paymentStatus === 'paid') return false
  if (
    payment.amount !== visit.amountTotal ||
    payment.currency.toLowerCase() !== visit.currency ||
    payment.billingSessionId !== visit.id
  )
    return false
  // Money that arrives after a visit was given up is still the person's.
  if (event.type === 'payment.paid') await complete(writing, visit)
  else if (visit.status === 'open') {
    await writing.orm.update(billingSessions).set({ status: 'expired' }).where(eq(billingSessions.id, visit.id))
    writing.changed('BillingSession', visit.id)
  }
  return true
}
