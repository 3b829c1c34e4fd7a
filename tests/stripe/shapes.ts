import type Stripe from 'stripe'
import { z } from 'zod'
import { couponShapes, couponTaken } from './coupon-shapes'
import { methodShapes, methodTaken } from './method-shapes'
import { currency, listOf, metadata, seconds, text, whole } from './primitives'
import { subscriptionShapes, subscriptionTaken } from './subscription-shapes'

// The part of Stripe's API that we use, as its OpenAPI description v2596 of API version 2026-10-28.endive says it (github.com/stripe/openapi, MIT
// licence), read in the types that the library stripe 23.1.0 makes of it; the compiler compares both.

export const API_VERSION = '2026-10-28.endive' satisfies Stripe.LatestApiVersion

const intent = z.object({
  id: text,
  object: z.literal('payment_intent'),
  amount: z.int(),
  currency,
  metadata,
  payment_method: z.union([text, methodShapes.method]).nullable(),
  status: z.enum([
    ...(['requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture'] as const),
    ...(['processing', 'canceled', 'succeeded'] as const),
  ]),
})
intent satisfies z.ZodType<Partial<Omit<Stripe.PaymentIntent, 'payment_method'>>>

const session = z.object({
  id: z.string().regex(/^cs_(test|live)_\w+$/),
  object: z.literal('checkout.session'),
  amount_total: z.int().nonnegative().nullable(),
  cancel_url: text.nullable(),
  client_reference_id: text.nullable(),
  created: seconds,
  currency: currency.nullable(),
  customer: text.nullable(),
  expires_at: seconds,
  invoice: text.nullable(),
  livemode: z.boolean(),
  locale: text.nullable(),
  metadata: metadata.nullable(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  payment_intent: z.union([text, intent]).nullable(),
  payment_status: z.enum(['no_payment_required', 'paid', 'unpaid']),
  setup_intent: text.nullable(),
  status: z.enum(['complete', 'expired', 'open']).nullable(),
  subscription: text.nullable(),
  success_url: text.nullable(),
  url: z.url().nullable(),
})
session satisfies z.ZodType<Partial<Omit<Stripe.Checkout.Session, 'payment_intent'>>>

const refund = z.object({
  id: text,
  object: z.literal('refund'),
  amount: z.int().positive(),
  charge: text.nullable(),
  created: seconds,
  currency,
  failure_reason: text.optional(),
  metadata: metadata.nullable(),
  payment_intent: text.nullable(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']).nullable(),
}) satisfies z.ZodType<Partial<Stripe.Refund>>

const dispute = z.object({
  id: text,
  object: z.literal('dispute'),
  amount: z.int().positive(),
  charge: text,
  created: seconds,
  currency,
  payment_intent: text.nullable(),
  reason: text,
  status: z.enum([
    ...(['needs_response', 'under_review', 'won', 'lost', 'prevented'] as const),
    ...(['warning_needs_response', 'warning_under_review', 'warning_closed'] as const),
  ]),
}) satisfies z.ZodType<Partial<Stripe.Dispute>>

const event = z.object({
  id: z.string().regex(/^evt_\w+$/),
  object: z.literal('event'),
  api_version: text.nullable(),
  created: seconds,
  data: z.object({
    object: z.union([
      session,
      refund,
      dispute,
      subscriptionShapes.invoice,
      subscriptionShapes.subscription,
      methodShapes.method,
    ]),
  }),
  livemode: z.boolean(),
  pending_webhooks: z.int(),
  request: z.object({ id: text.nullable(), idempotency_key: text.nullable() }).nullable(),
  type: text,
})

const error = z.object({
  error: z.object({
    type: z.enum(['api_error', 'card_error', 'idempotency_error', 'invalid_request_error']),
    message: text.optional(),
    code: text.optional(),
    param: text.optional(),
  }),
})

/** What it answers and tells. */
export const shapes = {
  ...subscriptionShapes,
  ...methodShapes,
  ...couponShapes,
  session,
  intent,
  refund,
  refundList: listOf(refund),
  event,
  error,
}

const priceData = z.strictObject({
  currency,
  unit_amount: whole.refine((amount) => amount >= 30, 'Stripe takes no less than 30 pence'),
  product_data: z.strictObject({ name: text.max(250) }),
})
const recurring = z.strictObject({ interval: z.enum(['month', 'year']) })
const oneLine = <Price extends z.ZodType>(price_data: Price) =>
  z.array(z.strictObject({ quantity: whole.refine((quantity) => quantity === 1), price_data })).length(1)

const anySession = z.strictObject({
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  locale: z
    .string()
    .regex(/^(auto|[a-z]{2,3}(-[A-Z0-9]{2,3})?)$/)
    .optional(),
  expires_at: whole,
  adaptive_pricing: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
})

/** What it takes; it refuses every parameter that it does not know. */
export const taken = {
  ...subscriptionTaken,
  ...methodTaken,
  ...couponTaken,
  session: z.discriminatedUnion('mode', [
    anySession.extend({
      mode: z.literal('payment'),
      line_items: oneLine(priceData),
      payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
      customer: text.optional(),
      saved_payment_method_options: z
        .strictObject({ allow_redisplay_filters: z.array(z.enum(['always', 'limited', 'unspecified'])).optional() })
        .optional(),
    }),
    // A sum shown in another currency is for what is paid.
    anySession.omit({ adaptive_pricing: true }).extend({
      mode: z.literal('setup'),
      customer: text.optional(),
      payment_method_types: z.array(z.literal('card')).length(1),
      setup_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
    }),
    anySession.extend({
      mode: z.literal('subscription'),
      line_items: oneLine(priceData.extend({ recurring })),
      subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
      payment_method_collection: z.enum(['always', 'if_required']).optional(),
      discounts: z
        .array(z.strictObject({ coupon: text }))
        .length(1)
        .optional(),
    }),
  ]),
  refund: z.strictObject({
    payment_intent: text,
    amount: whole.refine((amount) => amount > 0).optional(),
    metadata: metadata.optional(),
  }),
  refundList: z.strictObject({ payment_intent: text, limit: whole.optional() }),
  sessionRead: z.strictObject({ expand: z.array(z.literal('payment_intent')).optional() }),
  nothing: z.strictObject({}),
}
