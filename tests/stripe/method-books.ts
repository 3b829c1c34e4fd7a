import type Stripe from 'stripe'
import { customerObject, methodObject, setupIntentObject } from './method-objects'
import type { Shown } from './objects'
import { found, invalid, missing } from './refused'

/** What the account holds of customers and what is kept for them. */
export function createMethods({ now, told }: { now: () => number; told: (type: string, object: Shown) => void }) {
  const customers = new Map<string, Stripe.Customer>()
  const methods = new Map<string, Stripe.PaymentMethod>()
  const setups = new Map<string, Stripe.SetupIntent>()

  const customer = (id: string) => found(customers, id, () => missing('customer', id, 'customer'))
  const method = (id: string) => found(methods, id, () => missing('PaymentMethod', id, 'payment_method'))
  const setup = (id: string) => found(setups, id, () => missing('setupintent', id, 'intent'))
  const detach = (id: string): Stripe.PaymentMethod => {
    const one = method(id)
    if (!one.customer)
      throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.')
    one.customer = null
    told('payment_method.detached', one)
    return one
  }

  return {
    ...{ customers, customer, method, detach },

    createCustomer(metadata: Record<string, string>): Stripe.Customer {
      const made = customerObject(metadata, now())
      customers.set(made.id, made)
      return made
    },

    /** With the customer go the cards. */
    deleteCustomer(id: string): Stripe.DeletedCustomer {
      customers.delete(customer(id).id)
      for (const each of methods.values()) if (each.customer === id) detach(each.id)
      return { id, object: 'customer', deleted: true }
    },

    /** A card that is typed on a page, for nobody but the payment. */
    typed(): Stripe.PaymentMethod {
      const made = methodObject(null, now())
      methods.set(made.id, made)
      return made
    },

    createSetup(asked: { customer: string; metadata: Record<string, string> }): Stripe.SetupIntent {
      const made = setupIntentObject({ ...asked, customer: customer(asked.customer).id }, now())
      setups.set(made.id, made)
      return made
    },

    /** The payer gives a card. */
    keep(setupId: string): Stripe.PaymentMethod {
      const one = setup(setupId)
      const made = methodObject(one.customer as string, now())
      methods.set(made.id, made)
      Object.assign(one, { status: 'succeeded', payment_method: made.id })
      return made
    },

    /** A thing that names its method, with that as a whole where it is asked for. */
    expanded: <One extends { payment_method: unknown }>(one: One, isAsked: boolean): One =>
      isAsked && typeof one.payment_method === 'string'
        ? { ...one, payment_method: methods.get(one.payment_method) ?? one.payment_method }
        : one,
    setup,
  }
}
