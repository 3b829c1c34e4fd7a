import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Clock } from '../../kernel/time/clock'
import type { Patience } from '../../kernel/time/patience'
import { createDelivery } from './event-delivery'
import { checkEventSignature, requireSecret, SIGNATURE_HEADER } from './event-signature'
import { EventRefused, type PaymentEvent, type PaymentGateway, type PaymentRequest, type PaymentState } from './payment'
import { openLedger, type SandboxPayment } from './sandbox-ledger'

/** A gateway without money, for servers without card keys. It keeps its own books and acts as a separate party. */
export interface Sandbox extends PaymentGateway {
  /** The payment for its pay page. */
  find(externalId: string): SandboxPayment | undefined
  /** The buttons of its pay page. They resolve after the first try to deliver the event. Throws SandboxRefused. */
  pay(externalId: string): Promise<SandboxPayment>
  fail(externalId: string): Promise<SandboxPayment>
  cancel(externalId: string): Promise<SandboxPayment>
  /** Sends the events again that a stop left undelivered; called at the start, when the webhook listens. */
  resume(): Promise<void>
  close(): Promise<void>
}

/** An action that the sandbox refuses; the code says which. */
export class SandboxRefused extends Error {
  override name = 'SandboxRefused'

  constructor(
    readonly code: 'not_found' | 'closed' | 'key_reused' | 'invalid',
    message: string,
  ) {
    super(message)
  }
}

interface SandboxSettings {
  /** The folder of sandbox-payments.json. */
  dir: string
  secret: string
  clock: Clock
  patience: Pick<Patience, 'eventMs'>
  /** The address for events. */
  webhookUrl: string | (() => string)
  /** The address before /pay/{externalId}, without a slash at its end. */
  payOrigin: string | (() => string)
  /** Milliseconds before each further try. */
  retryDelays?: readonly number[]
}

const eventShape = z.object({
  id: z.string().min(1),
  type: z.enum(['payment.paid', 'payment.failed', 'payment.cancelled']),
  occurredAt: z.iso.datetime(),
  payment: z.object({
    externalId: z.string().min(1),
    billingSessionId: z.string().min(1),
    amount: z.int().positive(),
    currency: z.string().length(3),
    status: z.enum(['paid', 'failed', 'cancelled']),
  }),
})

/** Opens the sandbox gateway. Throws if the secret is missing. */
export async function createSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const secret = requireSecret(settings.secret)
  const { clock, patience, retryDelays = [500, 2000, 10_000, 60_000, 300_000] } = settings
  const ledger = await openLedger(join(settings.dir, 'sandbox-payments.json'))
  const delivery = createDelivery({ webhookUrl: () => text(settings.webhookUrl), secret, clock, patience, retryDelays })

  return {
    name: 'sandbox',

    async start(request) {
      checkRequest(request)
      const payment = await ledger.write((payments) => begin(payments, request, clock.now()))
      return { externalId: payment.externalId, url: `${text(settings.payOrigin)}/pay/${payment.externalId}` }
    },

    expire: (externalId) =>
      ledger.write((payments) => {
        const found = payments.get(externalId)
        // The caller knows, so there is no event.
        if (found?.status === 'open') found.status = 'cancelled'
      }),

    verifyEvent: (rawBody, headers) => eventIn(secret, rawBody, headers, clock.now()),

    async read(externalId) {
      const payment = ledger.find(externalId)
      return payment ? stateOf(payment) : null
    },

    find: (externalId) => ledger.find(externalId),
    pay: (externalId) => settle(externalId, 'paid'),
    fail: (externalId) => settle(externalId, 'failed'),
    cancel: (externalId) => settle(externalId, 'cancelled'),

    async resume() {
      await Promise.all(ledger.payments().map(deliver))
    },
    close: () => delivery.close(),
  }

  async function settle(externalId: string, status: Settled): Promise<SandboxPayment> {
    const { payment, isNew } = await ledger.write((payments) => end(payments, externalId, status, clock.now()))
    if (isNew) await deliver(payment)
    return ledger.find(externalId) ?? payment
  }

  async function deliver({ externalId, event }: SandboxPayment): Promise<void> {
    if (!event || event.deliveredAt) return
    await delivery.send(event.body, (delivered) =>
      ledger.write((payments) => {
        const kept = payments.get(externalId)?.event
        if (!kept) return
        kept.attempts += 1
        if (delivered) kept.deliveredAt = clock.now().toISOString()
      }),
    )
  }
}

type Settled = 'paid' | 'failed' | 'cancelled'
type Payments = Map<string, SandboxPayment>

/** The payment of a request; asked for again with the same key, it is the same one. */
function begin(payments: Payments, request: PaymentRequest, now: Date): SandboxPayment {
  const earlier = [...payments.values()].find(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey)
  if (earlier && !sameRequest(earlier, request)) {
    throw new SandboxRefused('key_reused', 'This idempotency key belongs to another payment')
  }
  if (earlier) return earlier
  const made: SandboxPayment = {
    ...pick(request),
    externalId: `pay_test_${randomBytes(16).toString('hex')}`,
    status: 'open',
    createdAt: now.toISOString(),
    event: null,
  }
  payments.set(made.externalId, made)
  return made
}

/** Ends a payment, with the event that tells of it. */
function end(payments: Payments, externalId: string, status: Settled, now: Date) {
  const found = payments.get(externalId)
  if (!found) throw new SandboxRefused('not_found', 'There is no such payment')
  // Pressing a button twice makes one payment and one event.
  if (found.status === status) return { payment: found, isNew: false }
  if (found.status !== 'open') throw new SandboxRefused('closed', `This payment is ${found.status} already`)
  found.status = status
  const id = `evt_test_${uuidv7()}`
  const occurredAt = now.toISOString()
  const body = JSON.stringify({ id, type: `payment.${status}`, occurredAt, payment: stateOf(found) })
  found.event = { id, body, attempts: 0, deliveredAt: null }
  return { payment: found, isNew: true }
}

/** The event that a signed request brings. */
function eventIn(
  secret: string,
  rawBody: string | Buffer,
  headers: Record<string, string | string[] | undefined>,
  now: Date,
): PaymentEvent {
  const body = Buffer.from(rawBody)
  const header = headers[SIGNATURE_HEADER]
  checkEventSignature(secret, body, Array.isArray(header) ? header.join(',') : header, now)
  const event = eventShape.safeParse(parseJson(body.toString('utf8')))
  if (!event.success || event.data.type !== `payment.${event.data.payment.status}`) throw new EventRefused('malformed')
  return { ...event.data, gateway: 'sandbox', occurredAt: new Date(event.data.occurredAt) }
}

function checkRequest({ amount, currency, idempotencyKey }: PaymentRequest): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new SandboxRefused('invalid', 'An amount is whole pence above 0')
  if (!/^[A-Z]{3}$/.test(currency)) throw new SandboxRefused('invalid', 'A currency is three capital letters')
  if (!idempotencyKey) throw new SandboxRefused('invalid', 'An idempotency key is required')
}

function pick(request: PaymentRequest): PaymentRequest {
  const { billingSessionId, amount, currency, description, locale, successUrl, cancelUrl, idempotencyKey } = request
  return { billingSessionId, amount, currency, description, locale, successUrl, cancelUrl, idempotencyKey }
}

function sameRequest(a: PaymentRequest, b: PaymentRequest): boolean {
  // The same payment may be asked for in another language.
  const plain = (request: PaymentRequest) => JSON.stringify({ ...pick(request), description: null, locale: null })
  return plain(a) === plain(b)
}

function stateOf({ externalId, billingSessionId, amount, currency, status }: SandboxPayment): PaymentState {
  return { externalId, billingSessionId, amount, currency, status }
}

function text(value: string | (() => string)): string {
  return typeof value === 'string' ? value : value()
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
