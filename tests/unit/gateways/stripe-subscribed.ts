import { afterEach, beforeEach } from 'vitest'
import type { PaymentGateway, Renewal } from '../../../server/gateways/payment/payment'
import { createStripe } from '../../../server/gateways/payment/stripe'
import { createClock } from '../../../server/kernel/time/clock'
import { type StripeStub, startStripe } from '../../stripe'

// A stub of Stripe for each test of a file, with a gateway to it and what such tests ask of both.

export const billingSessionId = '01920000-0000-7000-8000-0000000000bb'
const monthly: Renewal = { every: 'month', amount: 20_000, firstAmountFor: 'once' }
export const request = {
  ...{ billingSessionId, amount: 20_000, currency: 'GBP', description: 'Gold', locale: 'en-us', renewal: monthly },
  ...{ successUrl: 'https://articled.example/paid', cancelUrl: 'https://articled.example/', idempotencyKey: 'key' },
}
export const at = new Date('2026-01-31T12:10:00Z')

/** It stands still. */
export const clock = { ...createClock({ settable: false }), now: () => at }
export let stub: StripeStub
export let stripe: PaymentGateway

/** Called by each file, since this module is read once for several of them. */
export function stripeForEach(): void {
  beforeEach(async () => {
    stub = await startStripe({ clock })
    stripe = createStripe({ ...stub, clock })
  })
  afterEach(() => stub.close())
}

export interface Terms extends Partial<Renewal> {
  first?: number
}

export const asked = ({ first, ...renewal }: Terms) => ({
  ...{ ...request, amount: first ?? request.amount },
  renewal: { ...monthly, ...renewal },
})

/** A subscription whose first period is paid. */
export async function begun(terms: Terms = {}) {
  const { externalId } = await stripe.start(asked(terms))
  return { externalId, ...stub.subscribe(externalId) }
}

/** What an event of Stripe's says to us. */
export async function heard(event: { type: string; data: { object: object } }, more?: object) {
  const object = { ...event.data.object, ...more }
  const { body, headers } = stub.call({ ...event, data: { object } })
  return await stripe.verifyEvent(body, headers)
}

export const errorOf = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error: unknown) => error,
  )

/** What each period costs that is on Stripe's record, the first first. */
export const amountsOf = async (subscriptionId: string) =>
  (await stripe.readSubscription(subscriptionId)).map((fact) => ('period' in fact ? fact.period.amount : fact.type))
