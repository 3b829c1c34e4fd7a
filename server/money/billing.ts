import { and, eq } from 'drizzle-orm'
import type { BillingSessionItem, CheckoutItemInput } from '../../schema/generated/types'
import type { PaymentEvent } from '../gateways/payment/payment'
import type { Post } from '../identity/notification/notify'
import { users } from '../identity/user/table'
import type { Services } from '../kernel/context'
import { newId } from '../kernel/database/columns'
import { invalid } from '../kernel/errors'
import type { Writing } from '../kernel/write/write'
import { billingSessions, gatewayEvents } from './billing-session/table'
import { lockWallet, move, payout } from './ledger'
import { tellOfTopUp } from './letters'

const LEAST_TOPUP = 500
const MOST_TOPUP = 200_000

/** The items of a checkout with the server's own prices. Throws VALIDATION. */
export function pricedItems(items: readonly CheckoutItemInput[] | null | undefined): BillingSessionItem[] {
  if (!items?.length) throw invalid('items', 'There is nothing to pay for.')
  if (items.length > 1) throw invalid('items', 'Please pay for one top-up at a time.')
  return items.map(({ type, quantity, unitAmount }) => {
    // The wallet pays for sessions; pay pages sell only top-ups so far.
    if (type !== 'topup') throw invalid('items', 'Only a top-up can be bought here.')
    if ((quantity ?? 1) !== 1) throw invalid('items', 'A top-up is bought once at a time.')
    const amount = unitAmount ?? 0
    if (amount < LEAST_TOPUP || amount > MOST_TOPUP) throw invalid('items', 'A top-up is between £5.00 and £2,000.00.')
    return { id: newId(), type, typeId: null, name: 'Wallet top-up', currency: 'gbp', quantity: 1, unitAmount: amount }
  })
}

export const totalOf = (items: readonly BillingSessionItem[]) =>
  items.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0)

async function isArchived({ orm }: Writing, userId: string) {
  const [person] = await orm.select({ archivedAt: users.archivedAt }).from(users).where(eq(users.id, userId))
  return Boolean(person?.archivedAt)
}

/** Expires the billing sessions of a person who leaves, here and, after the commit, at the gateway, whose pay page would still take their money. */
export async function expireVisits({ payments, log }: Services, writing: Writing, userId: string) {
  const expired = await writing.orm
    .update(billingSessions)
    .set({ status: 'expired' })
    .where(and(eq(billingSessions.userId, userId), eq(billingSessions.status, 'open')))
    .returning({ gateway: billingSessions.gateway, externalId: billingSessions.externalId })
  writing.after(() => {
    for (const { gateway, externalId } of expired)
      if (externalId)
        payments
          .get(gateway)
          ?.expire(externalId)
          .catch((error) => log.error(error, 'a payment could not be expired'))
  })
}

type Kept = typeof billingSessions.$inferSelect

/**
 * Credits a paid billing session to its person's wallet, or sets the money aside to be paid back if the account is deleted. The billing session is locked and open, so
 * this happens once.
 */
export async function complete(writing: Writing, post: Post, billingSession: Kept) {
  await writing.orm
    .update(billingSessions)
    .set({ status: 'complete', paymentStatus: 'paid' })
    .where(eq(billingSessions.id, billingSession.id))
  const against = { kind: 'gateway', name: billingSession.gateway } as const
  const { userId, id: billingSessionId } = billingSession
  // Deleting an account locks the wallet first, so after this the account either stays or is gone for good.
  await lockWallet(writing, userId)
  const isGone = await isArchived(writing, userId)
  for (const { type, unitAmount, quantity, name: description } of billingSession.items) {
    if (type !== 'topup') continue
    const amount = unitAmount * quantity
    await move(writing, { userId, type: 'topup', description, amount, against, billingSessionId })
    if (!isGone) await tellOfTopUp(writing, post, userId, amount)
    else
      await move(writing, {
        userId,
        type: 'adjustment',
        description: () => 'Paid after the account was deleted, to be paid back',
        amount: -amount,
        against: payout,
        billingSessionId,
      })
  }
  writing.changed('BillingSession', billingSession.id)
}

/** Acts on a gateway's event, once for each event and each effect on a payment; ignores any that does not match our request. Returns whether it acted. */
export async function settlePayment(writing: Writing, post: Post, event: PaymentEvent): Promise<boolean> {
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
  const [billingSession] = await writing.orm
    .select()
    .from(billingSessions)
    .where(
      and(
        eq(billingSessions.gateway, event.gateway as Kept['gateway']),
        eq(billingSessions.externalId, payment.externalId),
      ),
    )
    .for('update')
  if (!billingSession || billingSession.paymentStatus === 'paid') return false
  if (
    payment.amount !== billingSession.amountTotal ||
    payment.currency.toLowerCase() !== billingSession.currency ||
    payment.billingSessionId !== billingSession.id
  )
    return false
  // Money that arrives after a billing session expired still belongs to the person.
  if (event.type === 'payment.paid') await complete(writing, post, billingSession)
  else if (billingSession.status === 'open') {
    await writing.orm
      .update(billingSessions)
      .set({ status: 'expired' })
      .where(eq(billingSessions.id, billingSession.id))
    writing.changed('BillingSession', billingSession.id)
  }
  return true
}
