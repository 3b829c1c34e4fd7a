import Stripe from 'stripe'
import { z } from 'zod'
import { EventRefused, type MethodFact, type PaymentEvent, type PaymentFact, type SubscriptionFact } from './payment'
import { billNamedIn, endIn } from './stripe-bills'
import { detachedIn, setupIn } from './stripe-method-shapes'
import { disputeIn, paymentIn, refundIn } from './stripe-shapes'

const TOLERANCE_SECONDS = 300

const eventShape = z.object({
  id: z.string().min(1),
  object: z.literal('event'),
  type: z.string(),
  /** Seconds; the last is in the year 9999. */
  created: z.int().positive().max(253_402_300_799),
  data: z.object({ object: z.unknown() }),
})

/** A bill, or a setup of a card, of which Stripe is asked what it says. */
type Named = { bill: string } | { setup: string }

/** What each kind of event says; all others say nothing of our payments. */
const readings = new Map<string, (object: unknown) => PaymentFact | Named | null>([
  ['checkout.session.completed', completedIn],
  ['checkout.session.async_payment_succeeded', paidIn],
  ['checkout.session.async_payment_failed', (object) => endedIn(object, 'failed')],
  ['checkout.session.expired', (object) => endedIn(object, 'cancelled')],
  ['refund.created', refundedIn],
  ['refund.updated', refundedIn],
  ['refund.failed', refundedIn],
  ['charge.refund.updated', refundedIn],
  ['charge.dispute.created', disputedIn],
  // An inquiry that has become a dispute.
  ['charge.dispute.funds_withdrawn', disputedIn],
  ['charge.dispute.closed', decidedIn],
  ['invoice.paid', billedIn],
  ['invoice.payment_failed', billedIn],
  ['customer.subscription.deleted', endIn],
  ['payment_method.detached', detachedIn],
])

interface Hearing {
  secret: string
  now: Date
  /** What Stripe's own record says of a bill. */
  readBill: (id: string) => Promise<SubscriptionFact | null>
  /** What it says of a setup. */
  readSetup: (id: string) => Promise<MethodFact | null>
  /** What an event says, with what it says of the card that paid. */
  withCard: (fact: PaymentFact) => Promise<PaymentFact>
}

/** The event that a call of Stripe's brings; null: it says nothing of our payments. Throws EventRefused. */
export async function stripeEventIn(
  { secret, now, ...reading }: Hearing,
  rawBody: string | Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<PaymentEvent | null> {
  const read = eventShape.safeParse(signed(secret, rawBody, headers['stripe-signature'], now))
  if (!read.success) throw new EventRefused('malformed')
  const { id, created } = read.data
  const said = saidIn(read.data)
  const fact = said && (await whole(said, reading))
  return fact && { ...fact, id, gateway: 'stripe', occurredAt: new Date(created * 1000) }
}

/** What is said, with what Stripe is asked for. */
function whole(said: PaymentFact | Named, { readBill, readSetup, withCard }: Omit<Hearing, 'secret' | 'now'>) {
  if ('bill' in said) return readBill(said.bill)
  return 'setup' in said ? readSetup(said.setup) : withCard(said)
}

function saidIn({ type, data }: z.output<typeof eventShape>): PaymentFact | Named | null {
  try {
    return readings.get(type)?.(data.object) ?? null
  } catch (error) {
    if (error instanceof z.ZodError) throw new EventRefused('malformed')
    throw error
  }
}

/** What was signed with the secret at most 300 s ago. */
function signed(secret: string, rawBody: string | Buffer, header: string | string[] | undefined, now: Date): unknown {
  const fields = typeof header === 'string' ? header.split(',') : []
  const times = fields.filter((field) => field.startsWith('t='))
  // The library would read any number of times, and trips over an empty signature.
  const isWhole = fields.every((field) => /^(t=\d{1,12}|v\d=\w+)$/.test(field))
  if (typeof header !== 'string' || !isWhole || times.length !== 1) throw new EventRefused('signature')
  const event = proven(secret, rawBody, header, now)
  // The library accepts any time to come.
  if (Number(times[0]?.slice(2)) - now.getTime() / 1000 > TOLERANCE_SECONDS) throw new EventRefused('too_old')
  return event
}

function proven(secret: string, rawBody: string | Buffer, header: string, now: Date): unknown {
  try {
    return Stripe.webhooks.constructEvent(rawBody, header, secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw new EventRefused('malformed')
    // The time is looked at after the signature, and has no class of its own.
    throw new EventRefused(error.message.startsWith('Timestamp outside') ? 'too_old' : 'signature')
  }
}

function completedIn(object: unknown): PaymentFact | Named | null {
  const setup = setupIn(object)
  return setup ? { setup } : paidIn(object)
}

function paidIn(object: unknown): PaymentFact | null {
  const payment = paymentIn(object)
  // A bank that pays later is told of later.
  return payment?.status === 'paid' ? { type: 'payment.paid', payment } : null
}

function endedIn(object: unknown, status: 'failed' | 'cancelled'): PaymentFact | null {
  const payment = paymentIn(object)
  return payment && { type: `payment.${status}`, payment: { ...payment, status } }
}

function refundedIn(object: unknown): PaymentFact | null {
  const refund = refundIn(object)
  return refund && refund.status !== 'pending' ? { type: `refund.${refund.status}`, refund } : null
}

function disputedIn(object: unknown): PaymentFact | null {
  const dispute = disputeIn(object)
  // Some are decided as they are opened, which an event of its own says.
  return dispute && { type: 'dispute.opened', dispute: { ...dispute, status: 'open' } }
}

function decidedIn(object: unknown): PaymentFact | null {
  const dispute = disputeIn(object)
  return dispute && dispute.status !== 'open' ? { type: `dispute.${dispute.status}`, dispute } : null
}

function billedIn(object: unknown): Named | null {
  const bill = billNamedIn(object)
  return bill ? { bill } : null
}
