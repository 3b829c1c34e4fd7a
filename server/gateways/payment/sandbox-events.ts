import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { checkEventSignature, SIGNATURE_HEADER } from './event-signature'
import { EventRefused, type PaymentEvent } from './payment'
import type { SandboxEvent } from './sandbox-ledger'

/** Printable, so that any database keeps it. */
const id = z.string().regex(/^[\x21-\x7e]{1,200}$/)
const told = { id, occurredAt: z.iso.datetime() }
const money = { amount: z.int().positive().max(100_000_000), currency: z.string().regex(/^[A-Za-z]{3}$/) }

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
])

/** What an event says has happened: to a payment, a refund or a dispute. */
export type SandboxFact =
  | Pick<Extract<PaymentEvent, { payment: unknown }>, 'type' | 'payment'>
  | Pick<Extract<PaymentEvent, { refund: unknown }>, 'type' | 'refund'>
  | Pick<Extract<PaymentEvent, { dispute: unknown }>, 'type' | 'dispute'>

interface Sending {
  now: Date
  /** When it is sent; now unless told. */
  sendAt?: Date
  /** How often it is delivered. */
  copies?: number
}

/** An event as it is kept until it is delivered. */
export function eventOf(fact: SandboxFact, { now, sendAt = now, copies = 1 }: Sending): SandboxEvent {
  const eventId = `evt_test_${uuidv7()}`
  const body = JSON.stringify({ id: eventId, occurredAt: sendAt.toISOString(), ...fact })
  return { id: eventId, body, attempts: 0, copies, sendAt: sendAt.toISOString(), deliveredAt: null }
}

/** The status that an event of this type brings: `dispute.opened` an open one. */
const statusIn = (type: string) => type.slice(type.indexOf('.') + 1).replace('opened', 'open')

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
  const about = event && ('payment' in event ? event.payment : 'refund' in event ? event.refund : event.dispute)
  if (!event || about?.status !== statusIn(event.type)) throw new EventRefused('malformed')
  return { ...event, gateway: 'sandbox', occurredAt: new Date(event.occurredAt) }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
