import { join } from 'node:path'
import { requireSecret } from './event-signature'
import type { EventCall, PaymentEvent, PaymentGateway } from './payment'
import { begin, type Choice, choose, factOf, refund, renew } from './sandbox-acts'
import { isOfDemo } from './sandbox-books'
import { eventIn } from './sandbox-events'
import { keepingIn } from './sandbox-keeping'
import { openLedger, type SandboxCard, type SandboxPayment } from './sandbox-ledger'
import { readSubscription } from './sandbox-renewals'
import { createTeller, type TellerSettings, textOf } from './sandbox-teller'

export { type Choice, choices } from './sandbox-acts'
export { SandboxRefused } from './sandbox-books'

/** A gateway without money, for servers without card keys. It keeps its own books and acts as a separate party. */
export interface Sandbox extends PaymentGateway {
  /** Its events leave nothing out. */
  verifyEvent(...call: EventCall): PaymentEvent
  /** The payment for its pay page. */
  find(externalId: string): SandboxPayment | undefined
  /** The cards that its pay page offers, which are kept for its payer. */
  cards(payment: SandboxPayment): SandboxCard[]
  /**
   * Presses a button of its pay page; with the id of a kept card, that pays. Resolves after the first try to deliver what is to be told at once. Throws
   * SandboxRefused.
   */
  choose(externalId: string, choice: Choice, cardId?: string): Promise<SandboxPayment>
  /** Sends the events again that a stop left undelivered; called at the start, when the webhook listens. */
  resume(): Promise<void>
  close(): Promise<void>
}

interface SandboxSettings extends TellerSettings {
  /** The folder of sandbox-payments.json. */
  dir: string
  /** The address before /pay/{externalId}, without a slash at its end. */
  payOrigin: string | (() => string)
}

/** Opens the sandbox gateway. Throws if the secret is missing. */
export async function createSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const secret = requireSecret(settings.secret)
  const { clock } = settings
  const ledger = await openLedger(join(settings.dir, 'sandbox-payments.json'))
  const teller = createTeller(settings, ledger)

  return {
    name: 'sandbox',

    async start(request) {
      const payment = await ledger.write((payments) => begin(payments, request, clock.now()))
      return { externalId: payment.externalId, url: `${textOf(settings.payOrigin)}/pay/${payment.externalId}` }
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
      return payment ? factOf(payment, clock.now()) : null
    },

    async refund(request) {
      const { idempotencyKey, ...asked } = request
      if (isOfDemo(asked.intentId)) return { ...asked, externalId: `re_demo_${idempotencyKey}`, status: 'succeeded' }
      const { payment, made, event } = await ledger.write((payments) => refund(payments, request, clock.now()))
      // Who asked has the answer; the event may come before it or after.
      if (event) teller.tell(payment.externalId, event).catch(() => {})
      const { idempotencyKey: _key, ...state } = made
      return state
    },

    async renew(subscriptionId, renewing) {
      if (isOfDemo(subscriptionId)) return
      const now = clock.now()
      const { payment, event } = await ledger.write((payments) => renew(payments, subscriptionId, renewing, now))
      if (event) teller.tell(payment.externalId, event).catch(() => {})
    },

    readSubscription: async (subscriptionId) => readSubscription(ledger.payments(), subscriptionId),

    ...keepingIn(ledger, teller, clock),
    find: (externalId) => ledger.find(externalId),

    async choose(externalId, choice, cardId) {
      const { payment, event } = await ledger.write((all) => choose(all, externalId, choice, clock.now(), cardId))
      if (event) await teller.tell(externalId, event)
      return ledger.find(externalId) ?? payment
    },

    resume: teller.resume,
    close: teller.close,
  }
}
