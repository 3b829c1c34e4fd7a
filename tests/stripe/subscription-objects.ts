import type Stripe from 'stripe'
import { newId } from './objects'

// Whole objects of Stripe's API for what renews, with every field that its library's types name as always there; what we have no use for is empty.

interface Begun {
  currency: string
  customer: string
  metadata: Record<string, string>
}

/** A subscription that has just begun. */
export function subscriptionObject({ currency, customer, metadata }: Begun, created: number): Stripe.Subscription {
  const id = newId('sub')
  return {
    ...{ id, object: 'subscription', created, livemode: false, status: 'active', currency, customer, metadata },
    ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null, latest_invoice: null },
    ...{ billing_cycle_anchor: created, start_date: created, collection_method: 'charge_automatically' },
    items: { object: 'list', data: [], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_mode: { type: 'flexible', flexible: {} },
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    invoice_settings: {
      ...{ account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    },
    ...{ application: null, application_fee_percent: null, billing_cycle_anchor_config: null, billing_schedules: [] },
    ...{ billing_thresholds: null, customer_account: null, days_until_due: null, default_payment_method: newId('pm') },
    ...{ default_source: null, description: null, discounts: [], managed_payments: null, on_behalf_of: null },
    ...{ next_pending_invoice_item_invoice: null, pause_collection: null, payment_settings: null, schedule: null },
    ...{ pending_invoice_item_interval: null, pending_setup_intent: null, pending_update: null, test_clock: null },
    ...{ transfer_data: null, trial_end: null, trial_settings: null, trial_start: null },
  }
}

interface Billed {
  subscription: Stripe.Subscription
  isFirst: boolean
  price: number
  amount: number
  /** Seconds. */
  from: number
  until: number
  /** When the period before began; a bill's own period is that one. */
  before: number
}

/** A bill that nobody has tried to pay. */
export function invoiceObject(billed: Billed, created: number): Stripe.Invoice {
  const { subscription, isFirst, price, amount, from, before } = billed
  const { currency, customer, metadata } = subscription
  const id = newId('in')
  return {
    ...{ id, object: 'invoice', created, livemode: false, currency, customer, status: 'open' },
    ...{ billing_reason: isFirst ? 'subscription_create' : 'subscription_cycle', attempt_count: 0, attempted: false },
    ...{ amount_due: amount, amount_paid: 0, amount_remaining: amount, amount_overpaid: 0, amount_shipping: 0 },
    ...{ subtotal: price, total: amount, subtotal_excluding_tax: price, total_excluding_tax: amount },
    ...{ period_start: before, period_end: from, metadata: {}, collection_method: 'charge_automatically' },
    parent: {
      ...{ type: 'subscription_details', quote_details: null },
      subscription_details: { metadata, subscription: subscription.id },
    },
    lines: { object: 'list', data: [lineObject(billed, id)], has_more: false, url: `/v1/invoices/${id}/lines` },
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    issuer: { type: 'self' },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    ...noneOfInvoice,
  }
}

const noneOfInvoice = {
  ...{ account_country: 'GB', account_name: null, account_tax_ids: null, application: null, custom_fields: null },
  ...{ automatically_finalizes_at: null, customer_account: null, customer_address: null, customer_email: null },
  ...{ customer_name: null, customer_phone: null, customer_shipping: null, customer_tax_exempt: null },
  ...{ default_payment_method: null, default_source: null, default_tax_rates: [], description: null, discounts: [] },
  ...{ due_date: null, effective_at: null, ending_balance: 0, footer: null, from_invoice: null, number: null },
  ...{ last_finalization_error: null, latest_revision: null, next_payment_attempt: null, on_behalf_of: null },
  ...{ post_payment_credit_notes_amount: 0, pre_payment_credit_notes_amount: 0, receipt_number: null },
  ...{ rendering: null, shipping_cost: null, shipping_details: null, starting_balance: 0, statement_descriptor: null },
  ...{ test_clock: null, total_discount_amounts: null, total_pretax_credit_amounts: null, total_taxes: null },
  webhooks_delivered_at: null,
}

function lineObject({ subscription, price, from, until }: Billed, invoice: string): Stripe.InvoiceLineItem {
  return {
    ...{ id: newId('il'), object: 'line_item', livemode: false, amount: price, subtotal: price, invoice },
    ...{ currency: subscription.currency, metadata: subscription.metadata, subscription: subscription.id },
    period: { start: from, end: until },
    parent: {
      ...{ type: 'subscription_item_details', invoice_item_details: null },
      subscription_item_details: {
        ...{ invoice_item: null, proration: false, proration_details: null, subscription: subscription.id },
        subscription_item: newId('si'),
      },
    },
    ...{ description: null, discount_amounts: null, discountable: true, discounts: [], pretax_credit_amounts: null },
    ...{ pricing: null, quantity: 1, quantity_decimal: null, taxes: null },
  }
}

/** What pays a bill, or has tried to. */
export function invoicePaymentObject(
  { id: invoice, currency, amount_due }: Stripe.Invoice,
  { intent, isPaid }: { intent: string; isPaid: boolean },
  created: number,
): Stripe.InvoicePayment {
  return {
    ...{ id: newId('inpay'), object: 'invoice_payment', created, livemode: false, currency, invoice },
    ...{ amount_requested: amount_due, amount_paid: isPaid ? amount_due : null, is_default: true },
    ...{ payment: { type: 'payment_intent', payment_intent: intent }, status: isPaid ? 'paid' : 'open' },
    status_transitions: { canceled_at: null, paid_at: isPaid ? created : null },
  }
}
