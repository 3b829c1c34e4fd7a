import { Temporal } from 'temporal-polyfill'
import type { PeriodState, Renewal, SubscriptionFact } from './payment'
import type { SandboxPayment, SandboxSubscription } from './sandbox-ledger'

/** A payment by which a subscription began. */
export interface Beginning extends SandboxPayment {
  renewal: Renewal
  subscription: SandboxSubscription
}

export const isBeginning = (payment: SandboxPayment | undefined): payment is Beginning =>
  Boolean(payment?.renewal && payment.subscription)

/** When a period ends, counted from the beginning, so that a month that begins on the 31st does not wander. */
function endOf({ subscription, renewal }: Beginning, number: number): Date {
  const began = Temporal.Instant.from(subscription.began).toZonedDateTimeISO('UTC')
  return new Date(began.add(renewal.every === 'month' ? { months: number } : { years: number }).epochMilliseconds)
}

/** Until when it is paid. */
export const paidUntil = (beginning: Beginning): Date => endOf(beginning, beginning.subscription.paid)

/** What the period of this number costs, in pence. */
export function priceOf({ amount, renewal }: Beginning, number: number): number {
  const { every, firstAmountFor: held } = renewal
  const months = (number - 1) * (every === 'month' ? 1 : 12)
  const isLowered = number === 1 || held === 'always' || (held !== 'once' && months < held)
  return isLowered ? amount : renewal.amount
}

type Bill = Pick<PeriodState, 'externalId' | 'intentId' | 'status'> & { number: number }

function periodOf(beginning: Beginning, { number, ...bill }: Bill): PeriodState {
  const { billingSessionId, currency, subscription } = beginning
  return {
    ...{ ...bill, billingSessionId, currency, subscriptionId: subscription.externalId, isFirst: number === 1 },
    amount: priceOf(beginning, number),
    from: endOf(beginning, number - 1),
    until: endOf(beginning, number),
  }
}

/** What is told of a period that a payment has paid. */
export function paidFact(beginning: Beginning, { externalId, amount, period }: SandboxPayment): SubscriptionFact {
  const { bill, number } = period ?? { bill: `bill_${externalId}`, number: 1 }
  const intentId = amount ? externalId : null
  return { type: 'period.paid', period: periodOf(beginning, { externalId: bill, intentId, status: 'paid', number }) }
}

/** What is told of the next period, whose bill a card has refused. */
export function unpaidFact(beginning: Beginning, bill: string): SubscriptionFact {
  const number = beginning.subscription.paid + 1
  return {
    type: 'period.unpaid',
    period: periodOf(beginning, { externalId: bill, intentId: null, status: 'unpaid', number }),
  }
}

export function endFact({ billingSessionId, subscription }: Beginning, endedAt: string): SubscriptionFact {
  const { externalId } = subscription
  return { type: 'subscription.ended', end: { externalId, billingSessionId, endedAt: new Date(endedAt) } }
}

/** All that is known of a subscription, in the order in which it happened. */
export function factsOf(beginning: Beginning, payments: readonly SandboxPayment[]): SubscriptionFact[] {
  const { unpaidBill, endedAt } = beginning.subscription
  const periods = payments.filter(({ period }) => period?.of === beginning.externalId)
  return [
    ...[beginning, ...periods].map((payment) => paidFact(beginning, payment)),
    ...(unpaidBill ? [unpaidFact(beginning, unpaidBill)] : []),
    ...(endedAt ? [endFact(beginning, endedAt)] : []),
  ]
}
