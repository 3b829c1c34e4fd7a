import { eq } from 'drizzle-orm'
import type { PaymentState } from '../../gateways/payment/payment'
import { users } from '../../identity/user/table'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { billingSessions, type KeptPurchase } from '../billing-session/table'
import { lockWallet, move } from '../ledger'
import { tellNotBought, tellOfTopUp } from '../letters'
import { takeAgain } from '../sale/coupons'
import { creditsOf, sumOf } from '../sale/line'
import { sell } from '../sale/sell'
import { vatOfCredits } from '../vat/rules'
import { followPayment } from './follow'
import { keepPayment } from './keep-payment'
import { askForRefund } from './refunds'
import { refusePeriod } from './refuse-period'

async function isArchived({ orm }: Writing, userId: string) {
  const [person] = await orm.select({ archivedAt: users.archivedAt }).from(users).where(eq(users.id, userId))
  return Boolean(person?.archivedAt)
}

/** How the gateway names the money; null: staff recorded it. */
type Named = Pick<PaymentState, 'intentId' | 'card'> | null

/**
 * Credits what a gateway has taken for a purchase to its person's wallet, and buys in the same transaction. What can no longer be bought leaves the money in the wallet,
 * and the person is told. If the account is deleted the money goes back the way it came. The purchase is locked and open, so this happens once. Returns whether it was
 * bought.
 */
export async function complete(
  writing: Writing,
  services: Services,
  purchase: KeptPurchase,
  state: Named = null,
): Promise<boolean> {
  const { userId, id: billingSessionId, amountCharged: amount, lineItems: lines } = purchase
  await writing.orm
    .update(billingSessions)
    .set({ status: 'complete', paymentStatus: 'paid', paymentIntent: state?.intentId ?? null })
    .where(eq(billingSessions.id, billingSessionId))
  // Deleting an account locks the wallet first, so after this the account either stays or is gone for good.
  await lockWallet(writing, userId)
  const payment = amount > 0 ? await takeIn(writing, purchase, state) : null
  writing.changed('BillingSession', billingSessionId)
  if (await isArchived(writing, userId)) {
    const reason = /* text */ 'The account is deleted.'
    if (payment) await askForRefund(writing, services, payment, { amount, reason, askedById: null })
    return false
  }
  const refusal = await writing.attempt(async () => {
    await takeAgain(writing, billingSessionId)
    await refusePeriod(writing, purchase)
    const paid = { charged: amount, ...(payment && { paymentId: payment.id }) }
    await sell(writing, services, {
      ...{ billingSessionId, buyerId: userId, lines, ...paid, isRenewing: Boolean(purchase.subscriptionId) },
    })
  })
  // What was known of it before it came, and what its person owed.
  if (payment) await followPayment(writing, services, payment.id)
  const names = lines.map(({ name }) => name)
  if (refusal) await tellNotBought(writing, services, userId, { amount, names, why: refusal.message })
  else if (lines.every(({ type }) => type === 'topup')) await tellOfTopUp(writing, services, userId, amount)
  return !refusal
}

/** Keeps the payment, and credits it. */
async function takeIn(writing: Writing, purchase: KeptPurchase, state: Named) {
  const { userId, id: billingSessionId, gateway, amountCharged: amount, lineItems } = purchase
  const payment = await keepPayment(writing, purchase, 'succeeded', state)
  const against = { kind: 'gateway', name: gateway } as const
  const credits = sumOf(lineItems.map((line) => creditsOf(line).paid))
  await move(writing, {
    ...{ userId, type: 'topup', amount, against, billingSessionId, credits },
    description: () => 'Wallet top-up',
    creditsVat: credits ? await vatOfCredits(writing) : null,
  })
  return payment
}
