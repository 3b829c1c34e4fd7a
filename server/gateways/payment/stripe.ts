import Stripe from 'stripe'
import type { Clock } from '../../kernel/time/clock'
import { type Patience, usualPatience } from '../../kernel/time/patience'
import { requireSecret } from './event-signature'
import type { PaymentGateway, PaymentRequest, RefundRequest, RefundState } from './payment'
import { stripeEventIn } from './stripe-events'
import { asDeclined, isMissing, withoutDetails } from './stripe-faults'
import { localeFor } from './stripe-locales'
import { paymentIn, refundIn } from './stripe-shapes'

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

    read: (externalId) =>
      withoutDetails(
        sessions.retrieve(externalId, { expand: ['payment_intent'] }).then(paymentIn, (error: unknown) => {
          if (isMissing(error)) return null
          throw error
        }),
      ),

    refund: (request) =>
      withoutDetails(
        refund(stripe, request).catch((error: unknown) => {
          throw asDeclined(error)
        }),
      ),

    verifyEvent: (rawBody, headers) => stripeEventIn(secret, rawBody, headers, clock.now()),
  }
}

async function start(stripe: Stripe, request: PaymentRequest, now: Date): Promise<{ externalId: string; url: string }> {
  const [closesAt, closedBefore] = closings(now)
  const begin = (expiresAt: number) =>
    stripe.checkout.sessions.create(sessionFor(request, expiresAt), { idempotencyKey: request.idempotencyKey })
  const { id: externalId, url } = await begin(closesAt).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeIdempotencyError) return begin(closedBefore)
    throw error
  })
  if (!url) throw new Error('Stripe gave a payment without an address.')
  return { externalId, url }
}

/**
 * When a payment closes by itself, in seconds: after 31 minutes at least, since Stripe takes no less than 30, and 91 at most. It is the same for all who
 * ask within an hour, because Stripe refuses a key that comes back with other words; for one that was first used in the hour before, the second holds.
 */
function closings(now: Date): [number, number] {
  const nextHour = (Math.floor(now.getTime() / 3_600_000) + 1) * 3600
  const closesAt = nextHour + 31 * 60
  return [closesAt, closesAt - 3600]
}

function sessionFor(request: PaymentRequest, expiresAt: number): Stripe.Checkout.SessionCreateParams {
  const { billingSessionId, amount, currency, description, locale, successUrl, cancelUrl } = request
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: description.slice(0, MOST_NAME) },
        },
      },
    ],
    client_reference_id: billingSessionId,
    metadata: { billingSessionId },
    payment_intent_data: { metadata: { billingSessionId } },
    success_url: successUrl,
    cancel_url: cancelUrl,
    locale: localeFor(locale),
    expires_at: expiresAt,
    // What is paid is what was shown, in pounds.
    adaptive_pricing: { enabled: false },
  }
}

/** Characters of a line on Stripe's page. */
const MOST_NAME = 250

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
