import Stripe from 'stripe'
import type { PaymentRequest, Renewal } from './payment'
import { isMissing, isThereAlready } from './stripe-faults'
import { localeFor } from './stripe-locales'

type Asked = Stripe.Checkout.SessionCreateParams

interface Started {
  externalId: string
  url: string
}

/** Starts a payment on a page of Stripe Checkout, or a subscription whose first period is paid there, or what keeps a card. */
export async function start(stripe: Stripe, request: PaymentRequest, now: Date): Promise<Started> {
  const { customerId, ...alone } = request
  return begun(stripe, request, now).catch((error: unknown) => {
    // Somebody has removed the customer at Stripe: nothing is kept there, and who pays can still pay.
    if (!isMissing(error) || !customerId || request.keeps) throw error
    return begun(stripe, { ...alone, idempotencyKey: `${request.idempotencyKey}:alone` }, now)
  })
}

async function begun(stripe: Stripe, request: PaymentRequest, now: Date): Promise<Started> {
  const [closesAt, closedBefore] = closings(now)
  const asked = await askedFor(stripe, request)
  const begin = (expires_at: number) =>
    stripe.checkout.sessions.create({ ...asked, expires_at }, { idempotencyKey: request.idempotencyKey })
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

async function askedFor(stripe: Stripe, request: PaymentRequest): Promise<Asked> {
  const { renewal, keeps } = request
  if (keeps) return setupFor(request)
  return renewal
    ? subscriptionFor(request, renewal, await couponFor(stripe, request, renewal))
    : {
        ...sessionFor(request),
        ...offering(request),
        mode: 'payment',
        line_items: [lineFor(request, { unit_amount: request.amount })],
        payment_intent_data: { metadata: { billingSessionId: request.billingSessionId } },
      }
}

/** A card is given, and nothing is paid. */
function setupFor(request: PaymentRequest): Asked {
  const { customerId, billingSessionId } = request
  if (!customerId) throw new Error('Stripe keeps a card for a customer.')
  const { adaptive_pricing: _none, ...session } = sessionFor(request)
  return {
    ...{ ...session, mode: 'setup', customer: customerId, payment_method_types: ['card'] },
    setup_intent_data: { metadata: { billingSessionId } },
  }
}

/** The page offers the cards that the payer has kept, and keeps no other. A subscription has a customer of its own, whose card removing these leaves alone. */
const offering = ({ customerId: customer }: PaymentRequest): Asked =>
  customer
    ? { customer, saved_payment_method_options: { allow_redisplay_filters: ['always', 'limited', 'unspecified'] } }
    : {}

function subscriptionFor(request: PaymentRequest, { amount, every }: Renewal, coupon: string | null): Asked {
  return {
    ...sessionFor(request),
    mode: 'subscription',
    line_items: [lineFor(request, { unit_amount: amount, recurring: { interval: every } })],
    // Its bills show it again.
    subscription_data: { metadata: { billingSessionId: request.billingSessionId } },
    // The later periods are paid by the card, also where the first costs nothing.
    payment_method_collection: 'always',
    ...(coupon && { discounts: [{ coupon }] }),
  }
}

/** What all kinds have. */
function sessionFor({ billingSessionId, locale, successUrl, cancelUrl }: PaymentRequest): Asked {
  return {
    client_reference_id: billingSessionId,
    metadata: { billingSessionId },
    success_url: successUrl,
    cancel_url: cancelUrl,
    locale: localeFor(locale),
    // What is paid is what was shown, in pounds.
    adaptive_pricing: { enabled: false },
  }
}

/** Characters of a line on Stripe's page. */
const MOST_NAME = 250

const lineFor = (
  { currency, description }: PaymentRequest,
  price: Pick<Stripe.Checkout.SessionCreateParams.LineItem.PriceData, 'unit_amount' | 'recurring'>,
): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: { currency: currency.toLowerCase(), product_data: { name: description.slice(0, MOST_NAME) }, ...price },
})

/** Characters of a coupon's name. */
const MOST_COUPON = 40

/**
 * The coupon that lowers the price of each period to that of the first, for as long as that holds; null: they cost the same. It is made once for each purchase, and in
 * pence, so that a price is counted by us alone.
 */
async function couponFor(stripe: Stripe, request: PaymentRequest, renewal: Renewal): Promise<string | null> {
  const { billingSessionId, amount, currency, description } = request
  const amountOff = renewal.amount - amount
  if (amountOff < 0) throw new Error('Stripe takes no first period that costs more than the next ones.')
  if (amountOff === 0) return null
  const id = `first-${billingSessionId}`
  const name = (renewal.coupon ?? description).slice(0, MOST_COUPON)
  const coupon = { id, name, amount_off: amountOff, currency: currency.toLowerCase(), max_redemptions: 1 }
  await stripe.coupons
    .create(
      { ...coupon, ...durationOf(renewal), metadata: { billingSessionId } },
      { idempotencyKey: `coupon:${billingSessionId}` },
    )
    .catch((error: unknown) => {
      if (!isThereAlready(error)) throw error
    })
  return id
}

/** How long a coupon lowers the price. Months are counted from the beginning, so that 12 of them are one year's period and 13 are two. */
function durationOf({
  firstAmountFor: held,
}: Renewal): Pick<Stripe.CouponCreateParams, 'duration' | 'duration_in_months'> {
  if (held === 'once') return { duration: 'once' }
  return held === 'always' ? { duration: 'forever' } : { duration: 'repeating', duration_in_months: held }
}
