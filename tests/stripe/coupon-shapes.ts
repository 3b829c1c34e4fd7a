import type Stripe from 'stripe'
import { z } from 'zod'
import { currency, listOf, metadata, seconds, text, whole, yesNo } from './primitives'

const coupon = z.object({
  id: z.string().regex(/^[\w-]{1,200}$/),
  object: z.literal('coupon'),
  amount_off: z.int().positive().nullable(),
  created: seconds,
  currency: currency.nullable(),
  duration: z.enum(['forever', 'once', 'repeating']),
  duration_in_months: z.int().positive().nullable(),
  livemode: z.boolean(),
  max_redemptions: z.int().positive().nullable(),
  metadata: metadata.nullable(),
  name: z.string().max(40).nullable(),
  percent_off: z.number().positive().max(100).nullable(),
  redeem_by: seconds.nullable(),
  times_redeemed: z.int(),
  valid: z.boolean(),
}) satisfies z.ZodType<Partial<Stripe.Coupon>>

const deletedCoupon = z.object({ id: text, object: z.literal('coupon'), deleted: z.literal(true) })
deletedCoupon satisfies z.ZodType<Stripe.DeletedCoupon>

const promotionCode = z.object({
  id: z.string().regex(/^promo_\w+$/),
  object: z.literal('promotion_code'),
  active: z.boolean(),
  code: z.string().regex(/^[A-Za-z0-9-]{1,500}$/),
  created: seconds,
  customer: text.nullable(),
  expires_at: seconds.nullable(),
  livemode: z.boolean(),
  max_redemptions: z.int().positive().nullable(),
  metadata: metadata.nullable(),
  promotion: z.object({ type: z.literal('coupon'), coupon: text.nullable() }),
  restrictions: z.object({
    first_time_transaction: z.boolean(),
    minimum_amount: z.int().positive().nullable(),
    minimum_amount_currency: currency.nullable(),
  }),
  times_redeemed: z.int(),
}) satisfies z.ZodType<Partial<Stripe.PromotionCode>>

/** What it answers of reductions. */
export const couponShapes = { coupon, deletedCoupon, promotionCode, promotionCodeList: listOf(promotionCode) }

const positive = whole.refine((number) => number > 0)

/** What months a coupon has, and no more than it needs. */
const duration = z.discriminatedUnion('duration', [
  z.strictObject({ duration: z.enum(['forever', 'once']) }),
  z.strictObject({ duration: z.literal('repeating'), duration_in_months: positive }),
])

/** What it takes off. */
const reduction = z.union([
  z.strictObject({ amount_off: positive, currency }),
  z.strictObject({
    percent_off: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .refine((percent) => percent > 0 && percent <= 100),
  }),
])

const couponFields = z.strictObject({
  id: coupon.shape.id,
  amount_off: z.string().optional(),
  percent_off: z.string().optional(),
  currency: currency.optional(),
  duration: z.string(),
  duration_in_months: z.string().optional(),
  max_redemptions: positive.optional(),
  metadata: metadata.optional(),
  name: z.string().min(1).max(40).optional(),
  redeem_by: positive.optional(),
})

/** What it takes of reductions. */
export const couponTaken = {
  coupon: couponFields.transform((asked, context) => {
    const { amount_off, percent_off, currency: of, duration: kind, duration_in_months, ...rest } = asked
    const off = reduction.safeParse({
      ...(amount_off && { amount_off }),
      ...(percent_off && { percent_off }),
      ...(of && { currency: of }),
    })
    const lasts = duration.safeParse({ duration: kind, ...(duration_in_months && { duration_in_months }) })
    if (off.success && lasts.success) return { ...rest, ...off.data, ...lasts.data }
    if (!off.success)
      context.addIssue({
        code: 'custom',
        path: ['amount_off'],
        message: 'A coupon has an amount with its currency, or a percentage',
      })
    if (!lasts.success)
      context.addIssue({
        code: 'custom',
        path: ['duration'],
        message: 'A coupon that repeats, and no other, has months',
      })
    return z.NEVER
  }),
  couponChange: z.strictObject({ name: z.string().min(1).max(40).optional(), metadata: metadata.optional() }),
  promotionCode: z.strictObject({
    promotion: z.strictObject({ type: z.literal('coupon'), coupon: text }),
    code: promotionCode.shape.code,
    active: yesNo.default(true),
    expires_at: positive.optional(),
    max_redemptions: positive.optional(),
    metadata: metadata.optional(),
    restrictions: z.strictObject({ minimum_amount: positive, minimum_amount_currency: currency }).optional(),
  }),
  promotionCodeChange: z.strictObject({ active: yesNo.optional(), metadata: metadata.optional() }),
  promotionCodeList: z.strictObject({
    coupon: text.optional(),
    code: text.optional(),
    active: yesNo.optional(),
    limit: whole.refine((limit) => limit >= 1 && limit <= 100).default(10),
    starting_after: text.optional(),
  }),
}
