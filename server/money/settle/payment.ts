import { and, eq, type SQL } from 'drizzle-orm'
import type { PaymentEvent } from '../../gateways/payment/payment'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { billingSessions, type KeptPurchase } from '../billing-session/table'
import { releaseCoupons } from '../sale/coupons'
import { complete } from './complete'
import { keepPayment } from './keep-payment'

/** Expires open purchases here and, after the commit, at the gateway, whose pay page would still take money for them. */
export async function expireVisits({ payments, log }: Services, writing: Writing, which: SQL | undefined) {
  const expired = await expire(writing, which)
  writing.after(() => {
    for (const { gateway, externalId } of expired)
      if (externalId)
        payments
          .get(gateway)
          ?.expire(externalId)
          .catch((error) => log.error(error, 'a payment could not be expired'))
  })
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
      and(
        eq(billingSessions.gateway, gateway as KeptPurchase['gateway']),
        eq(billingSessions.externalId, payment.externalId),
      ),
    )
    .for('update')
  if (!billingSession || billingSession.paymentStatus === 'paid') return false
  if (
    payment.amount !== billingSession.amountCharged ||
    payment.currency.toLowerCase() !== billingSession.currency ||
    payment.billingSessionId !== billingSession.id
  )
    return false
  // Money that arrives after a billing session expired still belongs to the person. That of a subscription is told of by its period.
  if (type === 'payment.paid') {
    if (billingSession.renewal) return false
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
