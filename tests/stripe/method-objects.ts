import type Stripe from 'stripe'
import { newId } from './objects'

// Whole objects of Stripe's API for what is kept, with every field that its library's types name as always there; what we have no use for is empty.

export function customerObject(metadata: Record<string, string>, created: number): Stripe.Customer {
  return {
    ...{ id: newId('cus'), object: 'customer', created, livemode: false, balance: 0, metadata },
    ...{ default_source: null, description: null, email: null, shipping: null },
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  }
}

/** A card that is typed on a page: Visa, the last four digits 4242. */
export function methodObject(customer: string | null, created: number): Stripe.PaymentMethod {
  return {
    ...{ id: newId('pm'), object: 'payment_method', created, livemode: false, type: 'card', customer, metadata: {} },
    ...{ allow_redisplay: 'limited', customer_account: null },
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      ...{ brand: 'visa', last4: '4242', exp_month: 11, exp_year: 2029, funding: 'credit', country: 'GB' },
      ...{ checks: null, display_brand: 'visa', fingerprint: null, generated_from: null, networks: null },
      ...{ regulated_status: null, three_d_secure_usage: null, wallet: null },
    },
  }
}

/** What keeps a card for a customer, before one is given. */
export function setupIntentObject(
  { customer, metadata }: { customer: string; metadata: Record<string, string> },
  created: number,
): Stripe.SetupIntent {
  return {
    ...{ id: newId('seti'), object: 'setup_intent', created, livemode: false, customer, metadata },
    ...{ status: 'requires_payment_method', usage: 'off_session', payment_method: null },
    payment_method_types: ['card'],
    ...{ allowed_payment_method_types: null, application: null, automatic_payment_methods: null },
    ...{ cancellation_reason: null, client_secret: null, description: null, excluded_payment_method_types: null },
    ...{ last_setup_error: null, latest_attempt: null, mandate: null, next_action: null, on_behalf_of: null },
    ...{ payment_method_configuration_details: null, payment_method_options: null, single_use_mandate: null },
  }
}
