import { and, eq, type SQL } from 'drizzle-orm'
import type { PaymentEvent, PaymentState } from '../../gateways/payment/payment'
import { users } from '../../identity/user/table'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { billingSessions } from '../billing-session/table'
import { lockWallet, move } from '../ledger'
import { tellNotBought, tellOfTopUp } from '../letters'
import { releaseCoupons, takeAgain } from '../sale/coupons'
import { sell } from '../sale/sell'
import { followPayment } from './follow'
import { keepPayment } from './keep-payment'
import { askForRefund } from './refunds'

async function isArchived({ orm }: Writing, userId: string) {
  const [person] = await orm.select({ archivedAt: users.archivedAt }).from(users).where(eq(users.id, userId))
  return Boolean(person?.archivedAt)
}

/** Expires the billing sessions of a person who leaves, here and, after the commit, at the gateway, whose pay page would still take their money. */
export async function expireVisits({ payments, log }: Services, writing: Writing, userId: string) {
  const expired = await expire(writing, eq(billingSessions.userId, userId))
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
 * Credits what a gateway has taken for a purchase to its person's wallet, and buys in the same transaction. What can no longer be bought leaves the money in the wallet,
 * and the person is told. If the account is deleted the money goes back the way it came. The purchase is locked and open, so this happens once.
 */
export async function complete(
  writing: Writing,
  services: Services,
  billingSession: Kept,
  state: PaymentState | null = null,
) {
  const { userId, id: billingSessionId, amountCharged: amount, lineItems } = billingSession
  await writing.orm
    .update(billingSessions)
    .set({ status: 'complete', paymentStatus: 'paid', paymentIntent: state?.intentId ?? null })
    .where(eq(billingSessions.id, billingSessionId))
  const payment = await keepPayment(writing, billingSession, 'succeeded', state)
  const against = { kind: 'gateway', name: billingSession.gateway } as const
  // Deleting an account locks the wallet first, so after this the account either stays or is gone for good.
  await lockWallet(writing, userId)
  await move(writing, { userId, type: 'topup', description: () => 'Wallet top-up', amount, against, billingSessionId })
  writing.changed('BillingSession', billingSessionId)
  if (await isArchived(writing, userId)) {
    const reason = /* text */ 'The account is deleted.'
    return askForRefund(writing, services, payment, { amount, reason, askedById: null })
  }
  const buys = lineItems.some((line) => line.type !== 'topup')
  const refusal = await writing.attempt(async () => {
    await takeAgain(writing, billingSessionId)
    await sell(writing, services, { billingSessionId, buyerId: userId, lines: lineItems, paymentId: payment.id })
  })
  // What was known of it before it came, and what its person owed.
  await followPayment(writing, services, payment.id)
  const names = lineItems.map(({ name }) => name)
  if (refusal) await tellNotBought(writing, services, userId, { amount, names, why: refusal.message })
  else if (!buys) await tellOfTopUp(writing, services, userId, amount)
}

/** Acts on what a gateway tells of a payment; ignores one that does not match our request. Returns whether it acted. */
export async function settlePayment(
  writing: Writing,
  services: Services,
  { gateway, type, payment }: Extract<PaymentEvent, { payment: unknown }>,
): Promise<boolean> {
  const [billingSession] = await writing.orm
    .select()
    .from(billingSessions)
    .where(
      and(eq(billingSessions.gateway, gateway as Kept['gateway']), eq(billingSessions.externalId, payment.externalId)),
    )
    .for('update')
  if (!billingSession || billingSession.paymentStatus === 'paid') return false
  if (
    payment.amount !== billingSession.amountCharged ||
    payment.currency.toLowerCase() !== billingSession.currency ||
    payment.billingSessionId !== billingSession.id
  )
    return false
  // Money that arrives after a billing session expired still belongs to the person.
  if (type === 'payment.paid') {
    await complete(writing, services, billingSession, payment)
    return true
  }
  // Of what a person gave up before any money was asked for there is nothing to keep.
  if (payment.intentId)
    await keepPayment(writing, billingSession, type === 'payment.failed' ? 'failed' : 'canceled', payment)
  if (billingSession.status === 'open') await expire(writing, eq(billingSessions.id, billingSession.id))
  return true
}

/** Ends open purchases that came to nothing. Returns where they stood at their gateways. */
export async function expire(writing: Writing, which: SQL | undefined) {
  const expired = await writing.orm
    .update(billingSessions)
    .set({ status: 'expired' })
    .where(and(which, eq(billingSessions.status, 'open')))
    .returning({ id: billingSessions.id, gateway: billingSessions.gateway, externalId: billingSessions.externalId })
  await releaseCoupons(
    writing,
    expired.map(({ id }) => id),
  )
  for (const { id } of expired) writing.changed('BillingSession', id)
  return expired
}
