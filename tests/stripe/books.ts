import type Stripe from 'stripe'
import type { z } from 'zod'
import { intentObject, refundObject, sessionObject } from './objects'
import type { taken } from './shapes'

/** What Stripe refuses, as it says so. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly more: { code?: string; param?: string } = {},
  ) {
    super(message)
  }
}

const invalid = (message: string, more?: { code?: string; param?: string }) =>
  new Refused(400, 'invalid_request_error', message, more)
const missing = (what: string, id: string, param: string) =>
  new Refused(404, 'invalid_request_error', `No such ${what}: '${id}'`, { code: 'resource_missing', param })

/** What the account holds. `told` is called with what an event would tell. */
export function createBooks(
  now: () => number,
  origin: () => string,
  told: (type: string, object: Stripe.Checkout.Session | Stripe.Refund) => void,
) {
  const sessions = new Map<string, Stripe.Checkout.Session>()
  const intents = new Map<string, Stripe.PaymentIntent>()
  const refunds = new Map<string, Stripe.Refund>()

  const session = (id: string) => found(sessions, id, () => missing('checkout.session', id, 'session'))
  const intent = (id: string) => found(intents, id, () => missing('payment_intent', id, 'payment_intent'))
  const refundsOf = (id: string) => [...refunds.values()].filter((refund) => refund.payment_intent === id)

  return {
    ...{ session, intent, refunds, refundsOf },

    createSession(asked: z.output<typeof taken.session>): Stripe.Checkout.Session {
      const ahead = asked.expires_at - now()
      if (ahead < 30 * 60 || ahead > 24 * 3600)
        throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours after the creation.', {
          param: 'expires_at',
        })
      const { unit_amount: amount, currency } = asked.line_items[0]!.price_data
      const made = sessionObject(
        {
          ...{ amount, currency, metadata: asked.metadata ?? {}, locale: asked.locale ?? null },
          ...{ clientReferenceId: asked.client_reference_id ?? null, expiresAt: asked.expires_at },
          ...{ successUrl: asked.success_url, cancelUrl: asked.cancel_url ?? null },
        },
        origin(),
        now(),
      )
      sessions.set(made.id, made)
      return made
    },

    /** The payer pays, or asks a bank to. */
    complete(id: string, status: 'succeeded' | 'processing'): Stripe.Checkout.Session {
      const paid = session(id)
      if (paid.status !== 'open') throw new Error(`It is ${paid.status}`)
      const made = { ...intentObject(paid, now()), status } satisfies Stripe.PaymentIntent
      intents.set(made.id, made)
      const payment_status = status === 'succeeded' ? 'paid' : 'unpaid'
      return Object.assign(paid, { status: 'complete', payment_status, payment_intent: made.id, url: null })
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

function found<Kept>(all: Map<string, Kept>, id: string, refusal: () => Error): Kept {
  const one = all.get(id)
  if (!one) throw refusal()
  return one
}
