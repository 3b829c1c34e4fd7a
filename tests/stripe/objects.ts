import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

// Whole objects of Stripe's API, with every field that its library's types name as always there; what we have no use for is empty.

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export interface Asked {
  mode: 'payment' | 'subscription' | 'setup'
  price: number
  /** What is paid first. */
  amount: number
  coupon: string | null
  currency: string
  metadata: Record<string, string>
  clientReferenceId: string | null
  locale: string | null
  successUrl: string
  cancelUrl: string | null
  expiresAt: number
  customer: string | null
  setupIntent: string | null
  /** Which kept cards it offers. */
  redisplayed: Stripe.Checkout.Session.SavedPaymentMethodOptions.AllowRedisplayFilter[] | null
}

/** A new session of Checkout, which nobody has paid. */
export function sessionObject(asked: Asked, origin: string, created: number): Stripe.Checkout.Session {
  const id = newId('cs_test')
  const { mode, price, amount, coupon, currency, metadata, locale, successUrl, cancelUrl } = asked
  const { clientReferenceId, expiresAt, customer, setupIntent, redisplayed } = asked
  const isPaid = mode !== 'setup'
  return {
    ...{ id, object: 'checkout.session', created, livemode: false, mode, ui_mode: 'hosted_page' },
    ...{
      status: 'open',
      payment_status: isPaid ? 'unpaid' : 'no_payment_required',
      payment_intent: null,
      url: `${origin}/c/pay/${id}`,
    },
    ...{ amount_subtotal: isPaid ? price : null, amount_total: isPaid ? amount : null, currency_conversion: null },
    ...{ currency: isPaid ? currency : null, customer, setup_intent: setupIntent },
    ...{ metadata, locale, expires_at: expiresAt, success_url: successUrl, cancel_url: cancelUrl },
    client_reference_id: clientReferenceId,
    total_details: isPaid ? { amount_discount: price - amount, amount_shipping: 0, amount_tax: 0 } : null,
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    invoice_creation: null,
    payment_method_types: ['card'],
    payment_method_collection: mode === 'payment' ? 'if_required' : 'always',
    saved_payment_method_options: redisplayed && {
      ...{ allow_redisplay_filters: redisplayed, payment_method_remove: null, payment_method_save: null },
    },
    discounts: coupon ? [{ coupon, promotion_code: null }] : [],
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    phone_number_collection: { enabled: false },
    ...{ after_expiration: null, allow_promotion_codes: null, allowed_payment_method_types: null },
    ...{ billing_address_collection: null, client_secret: null, collected_information: null, consent: null },
    ...{ consent_collection: null, custom_fields: [], customer_account: null, customer_creation: null },
    ...{ customer_details: null, customer_email: null, integration_identifier: null, invoice: null },
    ...{ managed_payments: null, origin_context: null, payment_link: null, permissions: null, recovered_from: null },
    ...{ payment_method_configuration_details: null },
    ...{ shipping_address_collection: null, shipping_cost: null, shipping_options: [], submit_type: null },
    ...{ subscription: null, wallet_options: null },
  }
}

/** What takes the money of a session, or of a bill. */
export function intentObject(
  session: Pick<Stripe.Checkout.Session, 'amount_total' | 'currency' | 'metadata'>,
  created: number,
): Stripe.PaymentIntent {
  const [amount, currency] = [session.amount_total ?? 0, session.currency ?? '']
  return {
    ...{ id: newId('pi'), object: 'payment_intent', created, livemode: false, status: 'succeeded' },
    ...{ amount, amount_capturable: 0, amount_received: amount, currency, metadata: session.metadata ?? {} },
    ...{ capture_method: 'automatic_async', confirmation_method: 'automatic', payment_method_types: ['card'] },
    ...{ latest_charge: newId('ch'), payment_method: newId('pm'), payment_method_options: null },
    ...{ allowed_payment_method_types: null, application: null, application_fee_amount: null },
    ...{ automatic_payment_methods: null, canceled_at: null, cancellation_reason: null, client_secret: null },
    ...{ customer: null, customer_account: null, description: null, excluded_payment_method_types: null },
    ...{ last_payment_error: null, managed_payments: null, next_action: null, on_behalf_of: null },
    ...{ payment_method_configuration_details: null, payment_record: null, processing: null, receipt_email: null },
    ...{ review: null, setup_future_usage: null, shipping: null, source: null, statement_descriptor: null },
    ...{ statement_descriptor_suffix: null, transfer_group: null },
  }
}

export function refundObject(
  intent: Stripe.PaymentIntent,
  { amount, metadata, status }: { amount: number; metadata: Record<string, string>; status: string },
  created: number,
): Stripe.Refund {
  return {
    ...{ id: newId('re'), object: 'refund', created, amount, currency: intent.currency, metadata, status },
    ...{ payment_intent: intent.id, charge: intent.latest_charge, payment_method: intent.payment_method },
    ...{ balance_transaction: newId('txn'), customer: null, customer_account: null, reason: null },
    ...{ receipt_number: null, source_transfer_reversal: null, transfer_reversal: null },
  }
}

const noEvidence = {
  ...{ access_activity_log: null, billing_address: null, cancellation_policy: null, cancellation_rebuttal: null },
  ...{ cancellation_policy_disclosure: null, customer_communication: null, customer_email_address: null },
  ...{ customer_name: null, customer_purchase_ip: null, customer_signature: null, duplicate_charge_id: null },
  ...{ duplicate_charge_documentation: null, duplicate_charge_explanation: null, enhanced_evidence: {} },
  ...{ product_description: null, receipt: null, refund_policy: null, refund_policy_disclosure: null },
  ...{ refund_refusal_explanation: null, service_date: null, service_documentation: null, shipping_address: null },
  ...{ shipping_carrier: null, shipping_date: null, shipping_documentation: null, shipping_tracking_number: null },
  ...{ uncategorized_file: null, uncategorized_text: null },
}

export function disputeObject(
  intent: Stripe.PaymentIntent,
  { amount, status }: { amount: number; status: string },
  created: number,
): Stripe.Dispute {
  return {
    ...{ id: newId('du'), object: 'dispute', created, livemode: false, amount, currency: intent.currency },
    ...{ status: status as Stripe.Dispute.Status, reason: 'fraudulent', metadata: {}, is_charge_refundable: false },
    ...{ payment_intent: intent.id, charge: intent.latest_charge ?? '', balance_transactions: [] },
    ...{ enhanced_eligibility_types: [], intended_submission_method: null, evidence: noEvidence },
    evidence_details: {
      ...{ due_by: created + 7 * 86_400, enhanced_eligibility: {}, has_evidence: false, past_due: false },
      ...{ submission_count: 0, submission_method: 'not_submitted' },
    },
  }
}

export type Shown =
  | Stripe.Checkout.Session
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Invoice
  | Stripe.Subscription
  | Stripe.PaymentMethod

/** An event as Stripe sends it: with a copy of the object as it was then. */
export function eventObject(type: string, object: Shown, apiVersion: string, created: number) {
  return {
    ...{ id: newId('evt'), object: 'event', api_version: apiVersion, created, livemode: false, type },
    data: { object: structuredClone(object) },
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  }
}
