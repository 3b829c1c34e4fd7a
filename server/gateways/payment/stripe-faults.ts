import Stripe from 'stripe'
import { PaymentDeclined } from './payment'

/** Stripe did not do what it was asked, or did not say whether it did: asking again with the same key is safe. */
export class StripeFault extends Error {
  override name = 'StripeFault'
}

const { StripeAuthenticationError, StripeCardError, StripeError, StripeIdempotencyError } = Stripe.errors
const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors

/** Refuses for good what Stripe refuses for good. Limits of rate, reused keys, wrong keys and silence are faults. */
export function asDeclined(error: unknown): unknown {
  const isDefinite = error instanceof StripeInvalidRequestError || error instanceof StripeCardError
  return isDefinite ? new PaymentDeclined(error.message) : error
}

/** Whether Stripe has no such thing. */
export const isMissing = (error: unknown) =>
  error instanceof StripeInvalidRequestError && error.code === 'resource_missing'

/** Nothing, where Stripe has no such thing; throws the error otherwise. */
export function unlessMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** Whether Stripe has made such a thing before: by the same key, or under the same id. */
export const isThereAlready = (error: unknown) =>
  (error instanceof StripeIdempotencyError && error.code !== 'idempotency_key_in_use') ||
  (error instanceof StripeInvalidRequestError && error.code === 'resource_already_exists')

/** The answer to a request. What the library throws holds whole answers, with people's details; a fault says what a log may know. */
export async function withoutDetails<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    const { type, statusCode, code, requestId } = error
    // These quote a part of the key.
    const isOfTheKey = error instanceof StripeAuthenticationError || error instanceof StripePermissionError
    const words = isOfTheKey ? 'the secret key is not accepted' : error.message
    throw new StripeFault([type, statusCode, code, requestId, words].filter(Boolean).join(' '))
  }
}
