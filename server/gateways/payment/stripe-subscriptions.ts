import Stripe from 'stripe'
import { PaymentDeclined, type Renewing, type SubscriptionFact } from './payment'
import { beginningIn, endIn, periodIn } from './stripe-bills'
import { unlessMissing } from './stripe-faults'

/** What Stripe's own record says of a bill; null: nothing of a period of ours. An event does not say which payment paid it. */
export const readBill = async (stripe: Stripe, id: string): Promise<SubscriptionFact | null> =>
  periodIn(await stripe.invoices.retrieve(id, { expand: ['payments'] }))

/** Says whether a subscription goes on. Throws PaymentDeclined where there is none. */
export async function renew(stripe: Stripe, id: string, renewing: Renewing): Promise<void> {
  const { subscriptions } = stripe
  const change =
    renewing === 'stop'
      ? subscriptions.cancel(id, { prorate: false })
      : subscriptions.update(id, { cancel_at_period_end: renewing === 'off' })
  await change.catch(async (error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // Stripe refuses to change what has ended, or says that it is not there.
    const kept = await subscriptions.retrieve(id).catch(unlessMissing)
    if (!kept) throw new PaymentDeclined(error.message)
    if (kept.ended_at === null) throw error
  })
}

/** All that Stripe's own record says of a subscription: its periods, the oldest first, and its end. */
export async function readSubscription(stripe: Stripe, id: string): Promise<SubscriptionFact[]> {
  const subscription = await stripe.subscriptions.retrieve(id).catch(unlessMissing)
  if (!subscription || !beginningIn(subscription)) return []
  const periods: SubscriptionFact[] = []
  // The latest comes first.
  for await (const bill of stripe.invoices.list({ subscription: id, limit: 100, expand: ['data.payments'] })) {
    const period = periodIn(bill)
    if (period) periods.unshift(period)
  }
  const end = endIn(subscription)
  const isPaid = subscription.status === 'active'
  return [
    ...periods.filter(({ type }) => type === 'period.paid'),
    // While a bank has yet to answer, the bill is open too.
    ...periods.filter(({ type }) => type === 'period.unpaid' && !isPaid),
    ...(end ? [end] : []),
  ]
}
