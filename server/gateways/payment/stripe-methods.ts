import Stripe from 'stripe'
import type { CardFace, MethodFact, PaymentFact, PaymentGateway } from './payment'
import { unlessMissing, withoutDetails } from './stripe-faults'
import { faceIn, methodIn } from './stripe-method-shapes'

/** What Stripe does with the cards that it keeps. */
export const methodsAt = (stripe: Stripe): Pick<PaymentGateway, 'customer' | 'forget' | 'forgetCustomer'> => ({
  customer: (personId) => withoutDetails(customer(stripe, personId)),
  forget: (methodId) => withoutDetails(forget(stripe, methodId)),
  forgetCustomer: (customerId) => withoutDetails(forgetCustomer(stripe, customerId)),
})

/** A person's customer, of whom Stripe knows no more than our id. */
async function customer(stripe: Stripe, personId: string): Promise<string> {
  const made = await stripe.customers.create(
    { metadata: { userId: personId } },
    { idempotencyKey: `customer:${personId}` },
  )
  return made.id
}

/** What Stripe's own record says of a setup; null: it has kept no card of ours. An event does not show the card. */
export const readSetup = async (stripe: Stripe, id: string): Promise<MethodFact | null> =>
  methodIn(await stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }))

/** A payment that was made, with the card that made it. Its event does not show the card, and its money does not wait for one. */
export async function withCard<Fact extends PaymentFact>(stripe: Stripe, fact: Fact): Promise<Fact> {
  if (fact.type !== 'payment.paid' || !fact.payment.intentId) return fact
  const card = await readFace(stripe, fact.payment.intentId).catch(() => undefined)
  return card ? { ...fact, payment: { ...fact.payment, card } } : fact
}

const readFace = async (stripe: Stripe, intentId: string): Promise<CardFace | undefined> =>
  faceIn(await stripe.paymentIntents.retrieve(intentId, { expand: ['payment_method'] }))

/** Takes a card from its customer, which is for good at Stripe. */
async function forget(stripe: Stripe, id: string): Promise<void> {
  await stripe.paymentMethods.detach(id).catch(async (error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // Stripe refuses to detach what is detached, or says that it is not there.
    const kept = await stripe.paymentMethods.retrieve(id).catch(unlessMissing)
    if (kept?.customer) throw error
  })
}

async function forgetCustomer(stripe: Stripe, id: string): Promise<void> {
  await stripe.customers.del(id).catch(unlessMissing)
}
