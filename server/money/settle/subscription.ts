import { and, eq } from 'drizzle-orm'
import type { EndState, PaymentEvent, PeriodState } from '../../gateways/payment/payment'
import type { Services } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { isUuid } from '../../kernel/uuid'
import type { Writing } from '../../kernel/write/write'
import { billingSessions, type KeptPurchase } from '../billing-session/table'
import { followSubscription } from '../billing-subscription/follow'
import { tellOfEnd, tellOfPeriod, tellOfUnpaid } from '../billing-subscription/letters'
import { setRenewing } from '../billing-subscription/renewing'
import { billingSubscriptions, type KeptSubscription } from '../billing-subscription/table'
import { lockWallet } from '../ledger'
import { discountsOf } from '../sale/keep-purchase'
import { sumOf } from '../sale/line'
import { complete } from './complete'

type SubscriptionEvent = Extract<PaymentEvent, { period: unknown } | { end: unknown }>

/** A purchase that renews, with its subscription. */
interface Renewed {
  beginning: KeptPurchase & { renewal: NonNullable<KeptPurchase['renewal']> }
  subscription: KeptSubscription
}

/**
 * Acts on what a gateway tells of a subscription; ignores what does not match our request. Each period that is paid is a purchase. The end stays the end, also where it
 * is told before the beginning. Returns whether it acted.
 */
export async function settleSubscription(
  writing: Writing,
  services: Services,
  event: SubscriptionEvent,
): Promise<boolean> {
  const renewed = await renewedBy(writing, event)
  if (!renewed) return false
  const acted =
    'end' in event
      ? await keepEnd(writing, services, renewed, event.end)
      : event.type === 'period.unpaid'
        ? await keepUnpaid(writing, services, renewed, event.period)
        : await keepPaid(writing, services, renewed, event.period)
  if (acted) await followSubscription(writing, services, renewed.subscription.id)
  return acted
}

/** The purchase that an event names, locked with its person's wallet; null: it is none of ours. */
async function renewedBy(writing: Writing, event: SubscriptionEvent): Promise<Renewed | null> {
  const { billingSessionId } = 'end' in event ? event.end : event.period
  const externalId = 'end' in event ? event.end.externalId : event.period.subscriptionId
  if (!isUuid(billingSessionId)) return null
  const { orm } = writing
  const gateway = event.gateway as KeptPurchase['gateway']
  const [beginning] = await orm
    .select()
    .from(billingSessions)
    .where(and(eq(billingSessions.id, billingSessionId), eq(billingSessions.gateway, gateway)))
    .for('update')
  const renewal = beginning?.renewal
  // A first period of another amount than was asked for begins nothing.
  if (!beginning || !renewal || isAnother(event, beginning)) return null
  await lockWallet(writing, beginning.userId)
  const subscription = await subscriptionOf(writing, { ...beginning, renewal }, externalId)
  return subscription.externalId === externalId ? { beginning: { ...beginning, renewal }, subscription } : null
}

const isAnother = (event: SubscriptionEvent, { amountCharged }: KeptPurchase) =>
  event.type === 'period.paid' && event.period.isFirst && event.period.amount !== amountCharged

/** A subscription as its beginning is kept. */
export const subscriptionRow = (
  { userId, gateway, currency, renewal }: Pick<Renewed['beginning'], 'userId' | 'gateway' | 'currency' | 'renewal'>,
  externalId: string,
  now: Date,
) => {
  const { every, packageId, name, lines } = renewal
  return {
    ...{ userId, packageId, name, gateway, externalId, every, currency, status: 'active' as const },
    ...{ amount: sumOf(lines.map(({ total }) => total)), insertedAt: now, updatedAt: now },
  }
}

/** The subscription of a purchase; it is kept from the first that is told of it. */
async function subscriptionOf(
  { orm, now, changed }: Writing,
  { id: beginningId, userId, gateway, currency, subscriptionId, renewal }: Renewed['beginning'],
  externalId: string,
): Promise<KeptSubscription> {
  if (subscriptionId) {
    const [kept] = await orm.select().from(billingSubscriptions).where(eq(billingSubscriptions.id, subscriptionId))
    return kept as KeptSubscription
  }
  const row = subscriptionRow({ userId, gateway, currency, renewal }, externalId, now)
  const [made] = await orm
    .insert(billingSubscriptions)
    .values({ id: newId(), ...row })
    .returning()
  const subscription = made as KeptSubscription
  await orm.update(billingSessions).set({ subscriptionId: subscription.id }).where(eq(billingSessions.id, beginningId))
  changed('BillingSubscription', subscription.id, 'created')
  return subscription
}

async function keepEnd(writing: Writing, services: Services, { subscription }: Renewed, { endedAt }: EndState) {
  if (subscription.endedAt) return false
  await writing.orm.update(billingSubscriptions).set({ endedAt }).where(eq(billingSubscriptions.id, subscription.id))
  await tellOfEnd(writing, services, subscription)
  return true
}

async function keepUnpaid(writing: Writing, services: Services, { subscription }: Renewed, { until }: PeriodState) {
  if (subscription.unpaidUntil && subscription.unpaidUntil >= until) return false
  await writing.orm
    .update(billingSubscriptions)
    .set({ unpaidUntil: until })
    .where(eq(billingSubscriptions.id, subscription.id))
  const isNews = !subscription.endedAt && (!subscription.paidUntil || subscription.paidUntil < until)
  if (isNews) await tellOfUnpaid(writing, services, subscription)
  return true
}

async function keepPaid(
  writing: Writing,
  services: Services,
  { beginning, subscription }: Renewed,
  period: PeriodState,
): Promise<boolean> {
  const { intentId, amount, isFirst, from: periodFrom, until: periodUntil } = period
  const kept = { subscriptionId: subscription.id, periodFrom, periodUntil }
  if (isFirst && beginning.status === 'complete') return false
  if (isFirst) await writing.orm.update(billingSessions).set(kept).where(eq(billingSessions.id, beginning.id))
  const purchase = isFirst
    ? { ...beginning, ...kept }
    : await keepPeriod(writing, beginning, { ...kept, externalId: period.externalId, amount })
  const isBought = await complete(writing, services, purchase, { intentId })
  // What cannot be bought is not to be paid again.
  if (isBought) await tellOfPeriod(writing, services, subscription, { amount, isFirst, periodUntil })
  else await setRenewing(writing, services, subscription, 'stop')
  return true
}

interface Period {
  subscriptionId: string
  periodFrom: Date
  periodUntil: Date
  externalId: string
  amount: number
}

/** A later period as a purchase of its own, at the price that was agreed for it. What was taken is taken, also where it is another. */
export function periodRow(beginning: Renewed['beginning'], { amount, ...period }: Period, now: Date) {
  const { id: _id, bought: _bought, renewal, lineItems: first, ...rest } = beginning
  const totalOf = (lines: typeof first) => sumOf(lines.map(({ total }) => total))
  const lineItems = [first, renewal.lines].find((lines) => totalOf(lines) === amount) ?? renewal.lines
  return {
    ...{ ...rest, ...period, renewal: null, lineItems, status: 'open' as const, paymentStatus: 'unpaid' as const },
    ...{
      discounts: lineItems === first ? rest.discounts : discountsOf(lineItems),
      url: null,
      paymentIntent: null,
      totalDetails: null,
    },
    ...{ amountTotal: totalOf(lineItems), amountCharged: amount, createdAt: now, insertedAt: now, updatedAt: now },
  }
}

async function keepPeriod(
  { orm, now, changed }: Writing,
  beginning: Renewed['beginning'],
  period: Period,
): Promise<KeptPurchase> {
  const [kept] = await orm
    .insert(billingSessions)
    .values({ id: newId(), ...periodRow(beginning, period, now) })
    .returning()
  const purchase = kept as KeptPurchase
  changed('BillingSession', purchase.id, 'created')
  return purchase
}
