import {
  type DisputeState,
  PaymentDeclined,
  type PaymentFact,
  type PaymentRequest,
  type PaymentState,
  type RefundRequest,
  type Renewing,
} from './payment'
import { newId, type Payments, SandboxRefused } from './sandbox-books'
import { eventOf } from './sandbox-events'
import type { SandboxEvent, SandboxPayment, SandboxRefund } from './sandbox-ledger'
import { faceOf, type Keeping, keepCard, keepings, methodFact, typedCard } from './sandbox-methods'
import { beginSubscription, setRenewing, type Turn, turn, turns } from './sandbox-renewals'
import { isBeginning, paidFact } from './sandbox-subscriptions'

const SECOND_MS = 1000
/** A bank that takes its time. */
const SOON_MS = 10 * SECOND_MS
/** Longer than a purchase waits for its money. */
const LATE_MS = 40 * 60 * SECOND_MS

/** What the buttons of the pay page do. */
export const choices = [
  'pay',
  'pay-twice',
  'pay-soon',
  'pay-late',
  'fail',
  'cancel',
  'dispute',
  'dispute-won',
  'dispute-lost',
  ...turns,
  ...keepings,
] as const
export type Choice = (typeof choices)[number]

/** The payment of a request; asked for again with the same key, it is the same one. */
export function begin(payments: Payments, request: PaymentRequest, now: Date): SandboxPayment {
  checkRequest(request)
  const earlier = [...payments.values()].find(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey)
  if (earlier && !sameRequest(earlier, request)) {
    throw new SandboxRefused('key_reused', 'This idempotency key belongs to another payment')
  }
  if (earlier) return earlier
  const made: SandboxPayment = {
    ...pick(request),
    ...{ externalId: newId('pay'), status: 'open', createdAt: now.toISOString() },
    ...{ arrivesAt: null, refunds: [], dispute: null, subscription: null, period: null },
    ...{ paidBy: null, card: null, events: [] },
  }
  payments.set(made.externalId, made)
  return made
}

/** Whether a payment is on its way from the payer's bank. */
export const isOnItsWay = ({ arrivesAt }: SandboxPayment, now: Date) =>
  arrivesAt !== null && arrivesAt > now.toISOString()

/** A payment as its gateway shows it; one on its way is still open. */
export function stateOf(payment: SandboxPayment, now: Date): PaymentState {
  const { externalId, billingSessionId, amount, currency, status, paidBy } = payment
  const intentId = status === 'paid' || status === 'failed' ? externalId : null
  return {
    externalId,
    billingSessionId,
    intentId,
    amount,
    currency,
    status: isOnItsWay(payment, now) ? 'open' : status,
    ...(paidBy && status === 'paid' && { card: paidBy }),
  }
}

/** What the books say has become of a payment; null: it is still open. */
export function factOf(payment: SandboxPayment, now: Date): PaymentFact | null {
  if (payment.keeps) return payment.card && !isOnItsWay(payment, now) ? methodFact(payment, payment.card) : null
  const state = stateOf(payment, now)
  if (state.status === 'open') return null
  if (isBeginning(payment)) return paidFact(payment, payment)
  return { type: `payment.${state.status}`, payment: state }
}

/** What an action has changed, and the event that tells of it; null: it was done before. */
interface Acted {
  payment: SandboxPayment
  event: SandboxEvent | null
}

export function told(payment: SandboxPayment, event: SandboxEvent): SandboxEvent {
  payment.events.push(event)
  return event
}

/** Presses a button for a payment, `pay` also with a card that is kept. Pressed twice, it does one thing. Throws SandboxRefused. */
export function choose(payments: Payments, externalId: string, choice: Choice, now: Date, cardId?: string): Acted {
  const payment = payments.get(externalId)
  if (!payment) throw new SandboxRefused('not_found', 'There is no such payment')
  if (payment.keeps) return { payment, event: endKeeping(payment, choice, now) }
  if (isKeeping(choice)) throw new SandboxRefused('closed', 'This page keeps no card')
  if (payment.status === 'open' && /^pay(-twice)?$/.test(choice))
    payment.paidBy = cardId ? faceOf(payments, payment, cardId) : typedCard
  return { payment, event: eventFor(payments, payment, choice, now) }
}

function eventFor(payments: Payments, payment: SandboxPayment, choice: Choice, now: Date): SandboxEvent | null {
  if (isTurn(choice)) return told(payment, eventOf(turn(payments, payment, choice, now), { now }))
  return choice.startsWith('dispute') ? dispute(payment, disputeStatus(choice), now) : end(payment, choice, now)
}

const isKeeping = (choice: Choice): choice is Keeping => (keepings as readonly string[]).includes(choice)

/** Keeps a card, or none, of which nothing is told. */
function endKeeping(payment: SandboxPayment, choice: Choice, now: Date): SandboxEvent | null {
  const isDone = isKeeping(choice) ? payment.status === 'paid' : payment.status === 'cancelled'
  if (isDone && (isKeeping(choice) || choice === 'cancel')) return null
  if (payment.status !== 'open' || !(isKeeping(choice) || choice === 'cancel'))
    throw new SandboxRefused('closed', 'This page keeps no card any more')
  if (!isKeeping(choice)) {
    payment.status = 'cancelled'
    return null
  }
  const sendAt = new Date(now.getTime() + (choice === 'keep-late' ? LATE_MS : 0))
  if (choice === 'keep-late') payment.arrivesAt = sendAt.toISOString()
  const copies = choice === 'keep-twice' ? 2 : 1
  return told(payment, eventOf(keepCard(payment, choice, now), { now, sendAt, copies }))
}

const isTurn = (choice: Choice): choice is Turn => (turns as readonly string[]).includes(choice)

const endings: Partial<Record<Choice, { status: 'paid' | 'failed' | 'cancelled'; afterMs?: number; copies?: number }>> =
  {
    pay: { status: 'paid' },
    'pay-twice': { status: 'paid', copies: 2 },
    'pay-soon': { status: 'paid', afterMs: SOON_MS },
    'pay-late': { status: 'paid', afterMs: LATE_MS },
    fail: { status: 'failed' },
    cancel: { status: 'cancelled' },
  }

function end(payment: SandboxPayment, choice: Choice, now: Date): SandboxEvent | null {
  const { status, afterMs = 0, copies } = endings[choice] ?? { status: 'cancelled' }
  if (payment.status === status) return null
  if (payment.status !== 'open') throw new SandboxRefused('closed', `This payment is ${payment.status} already`)
  payment.status = status
  const sendAt = new Date(now.getTime() + afterMs)
  if (afterMs) payment.arrivesAt = sendAt.toISOString()
  const fact =
    status === 'paid' && payment.renewal
      ? beginSubscription(payment, sendAt)
      : ({ type: `payment.${status}`, payment: stateOf(payment, sendAt) } as const)
  return told(payment, eventOf(fact, { now, sendAt, ...(copies && { copies }) }))
}

const disputeStatus = (choice: Choice): DisputeState['status'] =>
  choice === 'dispute-won' ? 'won' : choice === 'dispute-lost' ? 'lost' : 'open'

/** What is still with the school of a payment. */
const leftOf = ({ amount, refunds }: SandboxPayment) =>
  refunds.reduce((left, refund) => (refund.status === 'failed' ? left : left - refund.amount), amount)

/** Opens a dispute about all that is left of a payment, as the payer's bank would, or decides it. */
function dispute(payment: SandboxPayment, status: DisputeState['status'], now: Date): SandboxEvent | null {
  const { externalId: intentId, currency } = payment
  if (payment.dispute?.status === status) return null
  const isNew = !payment.dispute && status === 'open' && payment.status === 'paid' && leftOf(payment) > 0
  if (!isNew && (payment.dispute?.status !== 'open' || isOnItsWay(payment, now)))
    throw new SandboxRefused('closed', 'This cannot be disputed now')
  const made = payment.dispute ?? { externalId: newId('dp'), intentId, amount: leftOf(payment), currency, status }
  payment.dispute = { ...made, status }
  const type = status === 'open' ? 'dispute.opened' : (`dispute.${status}` as const)
  return told(payment, eventOf({ type, dispute: payment.dispute }, { now }))
}

/** The refund of a request; asked for again with the same key, it is the same one. Throws PaymentDeclined. */
export function refund(payments: Payments, request: RefundRequest, now: Date): Acted & { made: SandboxRefund } {
  const { intentId, refundId, amount, currency, idempotencyKey } = request
  const payment = payments.get(intentId)
  if (!payment || stateOf(payment, now).status !== 'paid') throw new PaymentDeclined('There is no such payment')
  const earlier = payment.refunds.find((each) => each.idempotencyKey === idempotencyKey)
  if (earlier) return { payment, made: earlier, event: null }
  if (payment.dispute && payment.dispute.status !== 'won') throw new PaymentDeclined('This payment is disputed')
  if (currency !== payment.currency || amount <= 0 || amount > leftOf(payment))
    throw new PaymentDeclined('This is more than is left of the payment')
  const made = {
    ...{ externalId: newId('re'), intentId, refundId, amount, currency, idempotencyKey },
    status: 'succeeded' as const,
  }
  payment.refunds.push(made)
  const { idempotencyKey: _key, ...state } = made
  return { payment, made, event: told(payment, eventOf({ type: 'refund.succeeded', refund: state }, { now })) }
}

/** Changes whether a subscription goes on. Throws PaymentDeclined where there is none. */
export function renew(payments: Payments, subscriptionId: string, renewing: Renewing, now: Date): Acted {
  const { payment, fact } = setRenewing(payments, subscriptionId, renewing, now)
  return { payment, event: fact && told(payment, eventOf(fact, { now })) }
}

function checkRequest({ amount, currency, idempotencyKey, renewal, keeps, customerId }: PaymentRequest): void {
  if (keeps && (amount !== 0 || !customerId)) throw new SandboxRefused('invalid', 'A card is kept for a customer')
  // The first period of what renews can cost nothing.
  const amounts = renewal ? [amount + 1, renewal.amount] : keeps ? [] : [amount]
  if (!amounts.every((each) => Number.isSafeInteger(each) && each > 0))
    throw new SandboxRefused('invalid', 'An amount is whole pence above 0')
  if (!/^[A-Z]{3}$/.test(currency)) throw new SandboxRefused('invalid', 'A currency is three capital letters')
  if (!idempotencyKey) throw new SandboxRefused('invalid', 'An idempotency key is required')
}

function pick(request: PaymentRequest): PaymentRequest {
  const { billingSessionId, amount, currency, description, renewal, keeps, customerId, ...rest } = request
  const { locale, successUrl, cancelUrl, idempotencyKey } = rest
  return {
    ...{ billingSessionId, amount, currency, description, ...(renewal && { renewal }) },
    ...{ ...(keeps && { keeps }), ...(customerId && { customerId }) },
    ...{ locale, successUrl, cancelUrl, idempotencyKey },
  }
}

function sameRequest(a: PaymentRequest, b: PaymentRequest): boolean {
  // The same payment may be asked for in another language, or when its payer keeps a card.
  const plain = (request: PaymentRequest) =>
    JSON.stringify({ ...pick(request), description: null, locale: null, customerId: null })
  return plain(a) === plain(b)
}
