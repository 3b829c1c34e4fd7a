import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { checkEventSignature, SIGNATURE_HEADER } from './event-signature'
import { EventRefused, type PaymentEvent, type PaymentFact } from './payment'
import type { SandboxEvent } from './sandbox-ledger'

/** Printable, so that any database keeps it. */
const id = z.string().regex(/^[\x21-\x7e]{1,200}$/)
const told = { id, occurredAt: z.iso.datetime() }
const instant = z.iso.datetime().transform((text) => new Date(text))
const money = { amount: z.int().positive().max(100_000_000), currency: z.string().regex(/^[A-Za-z]{3}$/) }

const face = z.object({ brand: z.string().regex(/^[a-z_]{1,40}$/), last4: z.string().regex(/^\d{4}$/) })

const shape = z.discriminatedUnion('type', [
  z.object({
    ...told,
    type: z.enum(['payment.paid', 'payment.failed', 'payment.cancelled']),
    payment: z.object({
      ...money,
      externalId: id,
      billingSessionId: id,
      // Events of earlier releases have none.
      intentId: id.nullable().default(null),
      status: z.enum(['paid', 'failed', 'cancelled']),
      card: face.optional(),
    }),
  }),
  z.object({
    ...told,
    type: z.enum(['refund.succeeded', 'refund.failed']),
    refund: z.object({
      ...money,
      externalId: id,
      intentId: id,
      refundId: id.nullable(),
      status: z.enum(['succeeded', 'failed']),
    }),
  }),
  z.object({
    ...told,
    type: z.enum(['dispute.opened', 'dispute.won', 'dispute.lost']),
    dispute: z.object({ ...money, externalId: id, intentId: id, status: z.enum(['open', 'won', 'lost']) }),
  }),
  z.object({
    ...told,
    type: z.enum(['period.paid', 'period.unpaid']),
    period: z.object({
      ...{ ...money, externalId: id, subscriptionId: id, billingSessionId: id, isFirst: z.boolean() },
      ...{ intentId: id.nullable(), from: instant, until: instant, status: z.enum(['paid', 'unpaid']) },
      // A coupon can make a period cost nothing.
      amount: z.int().nonnegative().max(100_000_000),
    }),
  }),
  z.object({
    ...told,
    type: z.literal('subscription.ended'),
    end: z.object({ externalId: id, billingSessionId: id, endedAt: instant }),
  }),
  z.object({
    ...told,
    type: z.literal('method.kept'),
    method: z.object({
      ...{ externalId: id, customerId: id, billingSessionId: id },
      ...face.shape,
      ...{ expMonth: z.int().min(1).max(12), expYear: z.int().min(2000).max(2999) },
    }),
  }),
  z.object({ ...told, type: z.literal('method.lost'), method: z.object({ externalId: id }) }),
])

interface Sending {
  now: Date
  /** When it is sent; now unless told. */
  sendAt?: Date
  /** How often it is delivered. */
  copies?: number
}

/** An event as it is kept until it is delivered. */
export function eventOf(fact: PaymentFact, { now, sendAt = now, copies = 1 }: Sending): SandboxEvent {
  const eventId = `evt_test_${uuidv7()}`
  const body = JSON.stringify({ id: eventId, occurredAt: sendAt.toISOString(), ...fact })
  return { id: eventId, body, attempts: 0, copies, sendAt: sendAt.toISOString(), deliveredAt: null }
}

/** The status that an event of this type brings: `dispute.opened` an open one. */
const statusIn = (type: string) => type.slice(type.indexOf('.') + 1).replace('opened', 'open')

type Read = z.output<typeof shape>

/** Whether what an event is about is as its type says. */
function isSound(event: Read): boolean {
  if ('end' in event || 'method' in event) return true
  if ('period' in event && event.period.until <= event.period.from) return false
  const about =
    'payment' in event
      ? event.payment
      : 'refund' in event
        ? event.refund
        : 'dispute' in event
          ? event.dispute
          : event.period
  return about.status === statusIn(event.type)
}

/** The event that a signed request brings. Throws EventRefused. */
export function eventIn(
  secret: string,
  rawBody: string | Buffer,
  headers: Record<string, string | string[] | undefined>,
  now: Date,
): PaymentEvent {
  const body = Buffer.from(rawBody)
  const header = headers[SIGNATURE_HEADER]
  checkEventSignature(secret, body, Array.isArray(header) ? header.join(',') : header, now)
  const { data: event } = shape.safeParse(parseJson(body.toString('utf8')))
  if (!event || !isSound(event)) throw new EventRefused('malformed')
  return { ...event, gateway: 'sandbox', occurredAt: new Date(event.occurredAt) }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
