import { PaymentDeclined, type Renewing, type SubscriptionFact } from './payment'
import { newId, type Payments, SandboxRefused } from './sandbox-books'
import type { SandboxPayment } from './sandbox-ledger'
import {
  type Beginning,
  endFact,
  factsOf,
  isBeginning,
  paidFact,
  paidUntil,
  priceOf,
  unpaidFact,
} from './sandbox-subscriptions'

/** Begins what a payment has paid the first period of. */
export function beginSubscription(payment: SandboxPayment, at: Date): SubscriptionFact {
  const made = { externalId: newId('sub'), began: at.toISOString(), paid: 1, unpaidBill: null, endedAt: null }
  payment.subscription = { ...made, renewing: 'on' }
  return paidFact(payment as Beginning, payment)
}

/** What the buttons of a subscription do: they let its period pass. */
export const turns = ['renew', 'renew-fail', 'end'] as const
export type Turn = (typeof turns)[number]

/** Lets the time of a period pass. Returns what is told of it. Throws SandboxRefused. */
export function turn(payments: Payments, payment: SandboxPayment, turn: Turn, now: Date): SubscriptionFact {
  if (!isBeginning(payment) || payment.subscription.endedAt)
    throw new SandboxRefused('closed', 'There is nothing to renew')
  const { subscription } = payment
  if (turn === 'end') return end(payment, now)
  if (subscription.renewing === 'off') return end(payment, paidUntil(payment))
  const bill = subscription.unpaidBill ?? newId('bill')
  if (turn === 'renew-fail') {
    subscription.unpaidBill = bill
    return unpaidFact(payment, bill)
  }
  return paidFact(payment, payNext(payments, payment, bill, now))
}

/** The payment of the next period. */
function payNext(payments: Payments, beginning: Beginning, bill: string, now: Date): SandboxPayment {
  const { externalId: of, subscription } = beginning
  subscription.paid += 1
  subscription.unpaidBill = null
  const number = subscription.paid
  const paid: SandboxPayment = {
    ...{ ...beginning, externalId: newId('pay'), idempotencyKey: bill, amount: priceOf(beginning, number) },
    ...{ createdAt: now.toISOString(), arrivesAt: null, refunds: [], dispute: null, events: [] },
    ...{ subscription: null, period: { of, bill, number } },
  }
  payments.set(paid.externalId, paid)
  return paid
}

function end(beginning: Beginning, at: Date): SubscriptionFact {
  beginning.subscription.endedAt = at.toISOString()
  return endFact(beginning, at.toISOString())
}

const beginningOf = (payments: readonly SandboxPayment[], subscriptionId: string) =>
  payments.filter(isBeginning).find(({ subscription }) => subscription.externalId === subscriptionId)

/** Changes whether a subscription goes on. Returns its payment, with what is told if it has ended. Throws PaymentDeclined. */
export function setRenewing(payments: Payments, subscriptionId: string, renewing: Renewing, now: Date) {
  const payment = beginningOf([...payments.values()], subscriptionId)
  if (!payment) throw new PaymentDeclined('There is no such subscription')
  if (payment.subscription.endedAt) return { payment, fact: null }
  payment.subscription.renewing = renewing
  return { payment, fact: renewing === 'stop' ? end(payment, now) : null }
}

/** All that the books say of a subscription; nothing of one that they do not have. */
export function readSubscription(payments: readonly SandboxPayment[], subscriptionId: string): SubscriptionFact[] {
  const beginning = beginningOf(payments, subscriptionId)
  return beginning ? factsOf(beginning, payments) : []
}
