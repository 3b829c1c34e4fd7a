import Stripe from 'stripe'
import type { Clock } from '../../kernel/time/clock'
import { type Patience, usualPatience } from '../../kernel/time/patience'
import { requireSecret } from './event-signature'
import type { PaymentFact, PaymentGateway, RefundRequest, RefundState } from './payment'
import { couponsAt } from './stripe-coupons'
import { stripeEventIn } from './stripe-events'
import { asDeclined, isMissing, unlessMissing, withoutDetails } from './stripe-faults'
import { setupIn } from './stripe-method-shapes'
import { methodsAt, readSetup, withCard } from './stripe-methods'
import { firstBillIn, paymentIn, refundIn } from './stripe-shapes'
import { start } from './stripe-start'
import { readBill, readSubscription, renew } from './stripe-subscriptions'

interface StripeOptions {
  secretKey: string
  /** What Stripe signs events with: `whsec_…`. */
  webhookSecret: string
  clock: Clock
  patience?: Pick<Patience, 'gatewayMs'>
  /** Where its API is, if not at Stripe. */
  apiUrl?: string
}

/** Stripe, through its own library: payers pay on the pages of Stripe Checkout. Throws if a secret is missing. */
export function createStripe({
  secretKey,
  webhookSecret,
  clock,
  patience = usualPatience,
  apiUrl,
}: StripeOptions): PaymentGateway {
  const secret = requireSecret(webhookSecret)
  const stripe = new Stripe(secretKey, {
    // Whoever asked asks again with the same key, and nothing goes on behind their back.
    maxNetworkRetries: 0,
    timeout: patience.gatewayMs,
    telemetry: false,
    ...(apiUrl && placeOf(apiUrl)),
  })
  const { sessions } = stripe.checkout

  return {
    name: 'stripe',
    start: (request) => withoutDetails(start(stripe, request, clock.now())),

    expire: (externalId) =>
      withoutDetails(
        sessions.expire(externalId).then(
          () => {},
          async (error: unknown) => {
            // Stripe refuses to close what is closed.
            const isOpen = !isMissing(error) && (await sessions.retrieve(externalId)).status === 'open'
            if (isOpen) throw error
          },
        ),
      ),

    read: (externalId) => withoutDetails(read(stripe, externalId)),

    refund: (request) =>
      withoutDetails(
        refund(stripe, request).catch((error: unknown) => {
          throw asDeclined(error)
        }),
      ),

    verifyEvent: (rawBody, headers) =>
      withoutDetails(stripeEventIn({ secret, now: clock.now(), ...readingsAt(stripe) }, rawBody, headers)),

    renew: (subscriptionId, renewing) => withoutDetails(renew(stripe, subscriptionId, renewing)),

    readSubscription: (subscriptionId) => withoutDetails(readSubscription(stripe, subscriptionId)),

    ...methodsAt(stripe),
    coupons: couponsAt(stripe, clock),
  }
}

/** What Stripe is asked for when its events leave it out. */
const readingsAt = (stripe: Stripe) => ({
  readBill: (id: string) => readBill(stripe, id),
  readSetup: (id: string) => readSetup(stripe, id),
  withCard: (fact: PaymentFact) => withCard(stripe, fact),
})

async function read(stripe: Stripe, externalId: string): Promise<PaymentFact | null> {
  const session = await stripe.checkout.sessions
    .retrieve(externalId, { expand: ['payment_intent'] })
    .catch(unlessMissing)
  const setup = session && setupIn(session)
  if (setup) return readSetup(stripe, setup)
  const payment = session && paymentIn(session)
  if (!payment) return null
  const bill = firstBillIn(session)
  if (bill) return readBill(stripe, bill)
  return payment.status === 'open' ? null : withCard(stripe, { type: `payment.${payment.status}`, payment })
}

async function refund(stripe: Stripe, request: RefundRequest): Promise<RefundState> {
  const { intentId, refundId, amount, idempotencyKey } = request
  // Stripe forgets a key after a day, and would pay back again.
  for await (const each of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
    const known = refundIn(each)
    if (known?.refundId === refundId && known.amount === amount) return known
  }
  const made = refundIn(
    await stripe.refunds.create({ payment_intent: intentId, amount, metadata: { refundId } }, { idempotencyKey }),
  )
  if (!made) throw new Error('Stripe gave a refund of no payment.')
  return made
}

function placeOf(apiUrl: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(apiUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:'
    ? { protocol: 'https', host, port: port || '443' }
    : { protocol: 'http', host, port: port || '80' }
}
