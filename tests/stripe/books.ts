import type Stripe from 'stripe'
import type { z } from 'zod'
import { createCoupons } from './coupon-books'
import { createMethods } from './method-books'
import { type Asked, intentObject, refundObject, type Shown, sessionObject } from './objects'
import { found, invalid, missing } from './refused'
import type { taken } from './shapes'
import type { Plan } from './subscription-bills'
import { createSubscriptions } from './subscription-books'

/** What the account holds. `told` is called with what an event would tell. */
export function createBooks(now: () => number, origin: () => string, told: (type: string, object: Shown) => void) {
  const sessions = new Map<string, Stripe.Checkout.Session>()
  const intents = new Map<string, Stripe.PaymentIntent>()
  const refunds = new Map<string, Stripe.Refund>()
  /** What sessions of Checkout begin, by their ids. */
  const plans = new Map<string, Plan>()
  const coupons = createCoupons(now)
  const subscriptions = createSubscriptions({ now, told, intents, coupons: coupons.coupons })
  const methods = createMethods({ now, told })

  const session = (id: string) => found(sessions, id, () => missing('checkout.session', id, 'session'))
  const intent = (id: string) => found(intents, id, () => missing('payment_intent', id, 'payment_intent'))
  /** What a session keeps, and of what is kept for whom it offers which. */
  const keptOf = (asked: z.output<typeof taken.session>): Pick<Asked, 'customer' | 'setupIntent' | 'redisplayed'> => {
    if (asked.mode === 'subscription') return { customer: null, setupIntent: null, redisplayed: null }
    const customer = asked.customer ? methods.customer(asked.customer).id : null
    if (asked.mode === 'payment') {
      const redisplayed = asked.saved_payment_method_options?.allow_redisplay_filters ?? null
      return { customer, setupIntent: null, redisplayed }
    }
    if (!customer) throw new Error('Without a customer Stripe would make one, which we never ask for')
    const { id } = methods.createSetup({ customer, metadata: asked.setup_intent_data?.metadata ?? {} })
    return { customer, setupIntent: id, redisplayed: null }
  }
  const refundsOf = (id: string) => [...refunds.values()].filter((refund) => refund.payment_intent === id)

  return {
    ...{ session, intent, refunds, refundsOf, subscriptions, methods, coupons },

    createSession(asked: z.output<typeof taken.session>): Stripe.Checkout.Session {
      const ahead = asked.expires_at - now()
      if (ahead < 30 * 60 || ahead > 24 * 3600)
        throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours after the creation.', {
          param: 'expires_at',
        })
      const plan = planOf(asked)
      if (plan?.coupon) subscriptions.usable(plan.coupon)
      const { price, currency } = priceOf(asked)
      const made = sessionObject(
        {
          ...{ mode: asked.mode, price, amount: plan ? subscriptions.amountOf(plan, 1) : price, currency },
          ...{ coupon: plan?.coupon ?? null, metadata: asked.metadata ?? {}, locale: asked.locale ?? null },
          ...keptOf(asked),
          ...{ clientReferenceId: asked.client_reference_id ?? null, expiresAt: asked.expires_at },
          ...{ successUrl: asked.success_url, cancelUrl: asked.cancel_url ?? null },
        },
        origin(),
        now(),
      )
      if (plan) plans.set(made.id, plan)
      sessions.set(made.id, made)
      return made
    },

    /** The payer pays, or asks a bank to. */
    complete(id: string, status: 'succeeded' | 'processing'): Stripe.Checkout.Session {
      const paid = session(id)
      if (paid.status !== 'open' || paid.mode !== 'payment') throw new Error(`It is ${paid.status}, a ${paid.mode}`)
      const { id: payment_method } = methods.typed()
      const made = { ...intentObject(paid, now()), status, payment_method } satisfies Stripe.PaymentIntent
      intents.set(made.id, made)
      const payment_status = status === 'succeeded' ? 'paid' : 'unpaid'
      return Object.assign(paid, { status: 'complete', payment_status, payment_intent: made.id, url: null })
    },

    /** The payer gives a card, which is kept. */
    keep(id: string): { session: Stripe.Checkout.Session; method: Stripe.PaymentMethod } {
      const kept = session(id)
      if (kept.status !== 'open' || kept.mode !== 'setup') throw new Error(`It is ${kept.status}, a ${kept.mode}`)
      const method = methods.keep(kept.setup_intent as string)
      return { session: Object.assign(kept, { status: 'complete', url: null }), method }
    },

    /** The payer gives a card, which pays the first period if that costs something. */
    subscribe(id: string): Stripe.Checkout.Session {
      const paid = session(id)
      const plan = plans.get(id)
      if (paid.status !== 'open' || !plan) throw new Error(`It is ${paid.status}, a ${paid.mode}`)
      const { subscription, bill } = subscriptions.begin(plan, paid.currency ?? '')
      const payment_status = bill.amount_due ? 'paid' : 'no_payment_required'
      const begun = { subscription: subscription.id, invoice: bill.id, customer: subscription.customer }
      return Object.assign(paid, { ...begun, status: 'complete', payment_status, url: null })
    },

    expireSession(id: string): Stripe.Checkout.Session {
      const open = session(id)
      if (open.status !== 'open')
        throw invalid(`Only Checkout Sessions that are open can be expired. This one has the status ${open.status}.`)
      Object.assign(open, { status: 'expired', url: null })
      told('checkout.session.expired', open)
      return open
    },

    refund(asked: z.output<typeof taken.refund>, status: string): Stripe.Refund {
      const from = intent(asked.payment_intent)
      const given = refundsOf(from.id).filter((each) => each.status !== 'failed' && each.status !== 'canceled')
      const left = from.amount_received - given.reduce((sum, each) => sum + each.amount, 0)
      if (left === 0) throw invalid('This charge has already been refunded.', { code: 'charge_already_refunded' })
      const amount = asked.amount ?? left
      if (amount > left)
        throw invalid(`The refund of ${amount} is greater than what is left of the charge, ${left}.`, {
          param: 'amount',
        })
      const made = refundObject(from, { amount, metadata: asked.metadata ?? {}, status }, now())
      refunds.set(made.id, made)
      told('refund.created', made)
      return made
    },
  }
}

/** What a session begins; null: it is paid once. */
function planOf(asked: z.output<typeof taken.session>): Plan | null {
  if (asked.mode !== 'subscription') return null
  const { unit_amount: price, recurring } = asked.line_items[0]!.price_data
  const coupon = asked.discounts?.[0]?.coupon ?? null
  return { price, every: recurring.interval, coupon, metadata: asked.subscription_data?.metadata ?? {} }
}

function priceOf(asked: z.output<typeof taken.session>): { price: number; currency: string } {
  if (asked.mode === 'setup') return { price: 0, currency: '' }
  const { unit_amount: price, currency } = asked.line_items[0]!.price_data
  return { price, currency }
}
