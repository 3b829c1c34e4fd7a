import type Stripe from 'stripe'
import { z } from 'zod'
import { metadata, seconds, text } from './primitives'

const customer = z.object({
  id: z.string().regex(/^cus_\w+$/),
  object: z.literal('customer'),
  created: seconds,
  email: text.nullable(),
  livemode: z.boolean(),
  metadata,
}) satisfies z.ZodType<Partial<Stripe.Customer>>

const deletedCustomer = z.object({ id: text, object: z.literal('customer'), deleted: z.literal(true) })
deletedCustomer satisfies z.ZodType<Stripe.DeletedCustomer>

const method = z.object({
  id: z.string().regex(/^pm_\w+$/),
  object: z.literal('payment_method'),
  allow_redisplay: z.enum(['always', 'limited', 'unspecified']),
  card: z.object({
    brand: text,
    exp_month: z.int().min(1).max(12),
    exp_year: z.int(),
    last4: z.string().regex(/^\d{4}$/),
  }),
  created: seconds,
  customer: text.nullable(),
  livemode: z.boolean(),
  metadata: metadata.nullable(),
  type: z.literal('card'),
})
method satisfies z.ZodType<Partial<Omit<Stripe.PaymentMethod, 'card'>>>

const setupIntent = z.object({
  id: z.string().regex(/^seti_\w+$/),
  object: z.literal('setup_intent'),
  created: seconds,
  customer: text.nullable(),
  metadata: metadata.nullable(),
  payment_method: z.union([text, method]).nullable(),
  status: z.enum([
    ...(['requires_payment_method', 'requires_confirmation', 'requires_action'] as const),
    ...(['processing', 'canceled', 'succeeded'] as const),
  ]),
  usage: text,
})
setupIntent satisfies z.ZodType<Partial<Omit<Stripe.SetupIntent, 'payment_method'>>>

/** What it answers and tells of what is kept. */
export const methodShapes = { customer, deletedCustomer, method, setupIntent }

/** What it takes. */
export const methodTaken = {
  customer: z.strictObject({ metadata: metadata.optional() }),
  expandedMethod: z.strictObject({ expand: z.array(z.literal('payment_method')).optional() }),
}
