import type Stripe from 'stripe'
import { Temporal } from 'temporal-polyfill'
import { intentObject, type Shown } from './objects'
import { invoiceObject, invoicePaymentObject } from './subscription-objects'

/** What a session of Checkout begins once it is paid. */
export interface Plan {
  price: number
  every: 'month' | 'year'
  coupon: string | null
  metadata: Record<string, string>
}

/** A subscription with what Stripe keeps beside it. */
export interface Kept extends Plan {
  subscription: Stripe.Subscription
  /** The oldest first. */
  bills: Stripe.Invoice[]
}

export interface Account {
  now: () => number
  told: (type: string, object: Shown) => void
  intents: Map<string, Stripe.PaymentIntent>
}

/** What bills say, and who pays them. */
export function createBills({ now, told, intents }: Account, coupons: ReadonlyMap<string, Stripe.Coupon>) {
  const payments = new Map<string, Stripe.InvoicePayment[]>()

  /** What the period of this number costs; the first is 1. */
  const amountOf = ({ price, every, coupon: id }: Plan, number: number) => {
    const coupon = id ? coupons.get(id) : undefined
    const isLower = coupon && isLowered(coupon, (number - 1) * monthsOf[every])
    return Math.max(0, price - (isLower ? (coupon.amount_off ?? 0) : 0))
  }

  /** The bill for the next period, which may wait from before. */
  const nextBill = (one: Kept): Stripe.Invoice => {
    const last = one.bills.at(-1)
    if (last?.status === 'open') return last
    const number = one.bills.length + 1
    const [before, from, until] = [number - 2, number - 1, number].map((each) => startOf(one, each)) as Three
    const price = { price: one.price, amount: amountOf(one, number) }
    const { subscription: of } = one
    const bill = invoiceObject({ subscription: of, isFirst: number === 1, ...price, from, until, before }, now())
    one.bills.push(bill)
    of.latest_invoice = bill.id
    return bill
  }

  const attempt = (bill: Stripe.Invoice, isPaid: boolean) => {
    Object.assign(bill, { attempted: true, attempt_count: bill.attempt_count + 1 })
    if (!bill.amount_due) return
    const intent = intentObject({ amount_total: bill.amount_due, currency: bill.currency, metadata: {} }, now())
    if (!isPaid) Object.assign(intent, { status: 'requires_payment_method', amount_received: 0 })
    intents.set(intent.id, intent)
    const earlier = (payments.get(bill.id) ?? []).map((each) => ({ ...each, status: 'canceled' }))
    payments.set(bill.id, [...earlier, invoicePaymentObject(bill, { intent: intent.id, isPaid }, now())])
  }

  const payNext = (one: Kept): Stripe.Invoice => {
    const bill = nextBill(one)
    attempt(bill, true)
    Object.assign(bill, { status: 'paid', amount_paid: bill.amount_due, amount_remaining: 0 })
    bill.status_transitions.paid_at = now()
    one.subscription.status = 'active'
    told('invoice.paid', bill)
    return bill
  }

  const refuseNext = (one: Kept) => {
    const bill = nextBill(one)
    attempt(bill, false)
    one.subscription.status = 'past_due'
    told('invoice.payment_failed', bill)
  }

  const shownAs = (bill: Stripe.Invoice, isExpanded: boolean): Stripe.Invoice => {
    const url = `/v1/invoice_payments?invoice=${bill.id}`
    const data = payments.get(bill.id) ?? []
    return isExpanded ? { ...bill, payments: { object: 'list', data, has_more: false, url } } : bill
  }

  return { amountOf, payNext, refuseNext, shownAs }
}

type Three = [number, number, number]
const monthsOf = { month: 1, year: 12 } as const

/** Whether a coupon still lowers the price so many months after the beginning. */
function isLowered({ duration, duration_in_months }: Stripe.Coupon, months: number): boolean {
  if (duration === 'forever') return true
  return duration === 'once' ? months === 0 : months < (duration_in_months ?? 0)
}

/** When a period begins, in seconds; the first has the number 0, and nothing is before it. */
export function startOf({ subscription, every }: Kept, number: number): number {
  const began = Temporal.Instant.fromEpochMilliseconds(subscription.created * 1000).toZonedDateTimeISO('UTC')
  return began.add({ months: Math.max(0, number) * monthsOf[every] }).epochMilliseconds / 1000
}
