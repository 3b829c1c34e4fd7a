import { z } from 'zod'

// What Stripe's objects are made of.

export const text = z.string().min(1).max(5000)
export const seconds = z.int().positive()
export const currency = z.string().length(3).lowercase()
export const metadata = z.record(z.string().max(40), z.string().max(500))

/** In a form everything is text. */
export const whole = z.string().regex(/^\d+$/).transform(Number)
export const yesNo = z.enum(['true', 'false']).transform((said) => said === 'true')

export const listOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ object: z.literal('list'), data: z.array(shape), has_more: z.boolean(), url: text })
