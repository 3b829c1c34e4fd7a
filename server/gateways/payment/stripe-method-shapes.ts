import { z } from 'zod'
import type { CardFace, MethodFact } from './payment'
import { metadata, named, ownId, text } from './stripe-shapes'

const sessionShape = z.object({ mode: text, status: text.nullable(), metadata, setup_intent: named.nullish() })

const methodShape = z.object({ id: text, object: z.literal('payment_method') })

/** A method as Stripe shows it when asked for all of it. */
const wholeMethod = methodShape
  .extend({
    customer: named.nullable(),
    card: z
      .object({ brand: text, last4: text, exp_month: z.int().min(1).max(12), exp_year: z.int().positive() })
      .optional(),
  })
  .nullable()

/** A setup with its method. */
const setupShape = z.object({ metadata, payment_method: wholeMethod })

/** The setup that a session of Checkout has completed; null: it is none of ours, or has not. Throws ZodError. */
export function setupIn(object: unknown): string | null {
  const { mode, status, metadata, setup_intent: setup } = sessionShape.parse(object)
  return (mode === 'setup' && status === 'complete' && ownId(metadata?.billingSessionId) && setup) || null
}

/** The card that a setup has kept, or lost since; null: it has kept none of ours. Throws ZodError. */
export function methodIn(object: unknown): MethodFact | null {
  const { metadata, payment_method: method } = setupShape.parse(object)
  const billingSessionId = ownId(metadata?.billingSessionId)
  if (!billingSessionId || !method?.card) return null
  const { id: externalId, customer: customerId } = method
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card
  return customerId
    ? { type: 'method.kept', method: { externalId, customerId, billingSessionId, brand, last4, expMonth, expYear } }
    : { type: 'method.lost', method: { externalId } }
}

/** The card that has paid, by what took the money, with its method; undefined: no card has. Throws ZodError. */
export function faceIn(object: unknown): CardFace | undefined {
  const card = z.object({ payment_method: wholeMethod }).parse(object).payment_method?.card
  return card && { brand: card.brand, last4: card.last4 }
}

/** A method that is kept for nobody any more, be it one of ours or not. Throws ZodError. */
export const detachedIn = (object: unknown): MethodFact => ({
  type: 'method.lost',
  method: { externalId: methodShape.parse(object).id },
})
