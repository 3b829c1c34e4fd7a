import type Stripe from 'stripe'
import { z } from 'zod'
import { currency, listOf, metadata, seconds, text, whole, yesNo } from './primitives'

const line = z.object({
  id: text,
  object: z.literal('line_item'),
  amount: z.int(),
  currency,
  parent: z
    .object({
      type: z.enum(['invoice_item_details', 'subscription_item_details']),
      subscription_item_details: z
        .object({ proration: z.boolean(), subscription: text.nullable(), subscription_item: text })
        .nullable(),
    })
    .nullable(),
  period: z.object({ start: seconds, end: seconds }),
})
line satisfies z.ZodType<Partial<Pick<Stripe.InvoiceLineItem, 'id' | 'object' | 'amount' | 'currency' | 'period'>>>

const invoicePayment = z.object({
  id: text,
  object: z.literal('invoice_payment'),
  amount_paid: z.int().nullable(),
  amount_requested: z.int(),
  created: seconds,
  currency,
  invoice: text,
  is_default: z.boolean(),
  payment: z.object({ type: z.literal('payment_intent'), payment_intent: text }),
  status: z.enum(['open', 'paid', 'canceled']),
}) satisfies z.ZodType<Partial<Stripe.InvoicePayment>>

const invoice = z.object({
  id: z.string().regex(/^in_\w+$/),
  object: z.literal('invoice'),
  amount_due: z.int().nonnegative(),
  amount_paid: z.int().nonnegative(),
  amount_remaining: z.int().nonnegative(),
  attempt_count: z.int().nonnegative(),
  attempted: z.boolean(),
  billing_reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update', 'manual']).nullable(),
  created: seconds,
  currency,
  customer: text.nullable(),
  lines: listOf(line),
  livemode: z.boolean(),
  parent: z
    .object({
      type: z.enum(['quote_details', 'subscription_details']),
      subscription_details: z.object({ metadata: metadata.nullable(), subscription: text }).nullable(),
    })
    .nullable(),
  payments: listOf(invoicePayment).optional(),
  period_end: seconds,
  period_start: seconds,
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).nullable(),
  total: z.int(),
})

const subscription = z.object({
  id: z.string().regex(/^sub_\w+$/),
  object: z.literal('subscription'),
  cancel_at_period_end: z.boolean(),
  canceled_at: seconds.nullable(),
  created: seconds,
  currency,
  customer: text,
  ended_at: seconds.nullable(),
  latest_invoice: text.nullable(),
  livemode: z.boolean(),
  metadata,
  status: z.enum([
    ...(['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'paused'] as const),
    ...(['trialing', 'unpaid'] as const),
  ]),
}) satisfies z.ZodType<Partial<Stripe.Subscription>>

/** What it answers and tells of what renews. */
export const subscriptionShapes = { invoice, invoiceList: listOf(invoice), subscription }

/** What it takes. */
export const subscriptionTaken = {
  change: z.strictObject({ cancel_at_period_end: yesNo }),
  cancel: z.strictObject({ prorate: yesNo.optional(), invoice_now: yesNo.optional() }),
  invoiceRead: z.strictObject({ expand: z.array(z.literal('payments')).optional() }),
  invoiceList: z.strictObject({
    subscription: text,
    limit: whole.refine((limit) => limit >= 1 && limit <= 100).default(10),
    starting_after: text.optional(),
    expand: z.array(z.literal('data.payments')).optional(),
  }),
}
