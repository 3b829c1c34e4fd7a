import { subscriptionOf } from '../../../money/billing-package/sold'
import type { KeptPurchase } from '../../../money/billing-session/table'
import { lentUntil } from '../../../money/billing-subscription/follow'
import { sumOf } from '../../../money/sale/line'
import { quoteFrom } from '../../../money/sale/quote'
import { periodRow, subscriptionRow } from '../../../money/settle/subscription'
import { DAY, later, MINUTE } from '../../calendar'
import type { Student } from '../../place-people'
import type { Row } from '../../school'
import type { NewTransaction } from '../movement'
import { monthsLater } from './access'
import { packagingOf, type Wanted } from './counter'
import { type Bought, complete, externalId, keep, type Order, type Shop } from './till'

/** A subscription of the demo school, paid each month. */
interface Subscribing {
  buyer: Student
  /** When it was begun. */
  at: Date
  title: string
  /** How it ends; none: it goes on. */
  ends?: { periods: number; why: 'stopped' | 'unpaid' }
}

type Beginning = KeptPurchase & { renewal: NonNullable<KeptPurchase['renewal']> }

/** After so many days a gateway gives up on a card that refuses. */
const DUNNED_DAYS = 14

/** Subscribes somebody to a package: each period that has begun is a purchase, and its things are lent. */
export function subscribe(shop: Shop, { buyer, at, title, ends }: Subscribing): void {
  const { school, id, calendar, counter, access } = shop
  const { row: sold, goods } = counter.goodsOf(title)
  const offer = subscriptionOf({ ...packagingOf(sold, goods), title, subscribed: false }, 'monthly')
  const wanted: Wanted = { item: { type: 'package', typeId: sold.id }, offer, bundles: goods }
  const order: Order = { buyer, at, gateway: 'sandbox', wanted }
  const starts = [at]
  for (
    let next = monthsLater(at, 1);
    next <= calendar.now && starts.length < (ends?.periods ?? 24);
    next = monthsLater(at, starts.length)
  )
    starts.push(next)
  const paidUntil = monthsLater(at, starts.length)
  const means = { balance: 0, discount: buyer.discount, owed: 0 }
  const quote = quoteFrom({ gateway: 'sandbox', items: [wanted.item], offers: [offer], wallet: means }, null)
  const beginning = keep(shop, order, { quote, at: later(at, -3 * MINUTE), mode: 'subscription' }) as Beginning
  const subscription = { id: id(at), ...subscriptionRow(beginning, externalId('sub', id(at)), at) }
  const state = stateOf(subscription.amount, paidUntil, ends)
  school.billingSubscriptions.push({ ...subscription, ...state, updatedAt: state.endedAt ?? starts.at(-1) ?? at })
  const until = lentUntil(state, paidUntil, calendar.now)
  for (const bundle of goods) access.lend({ bundle, userId: buyer.id, at, until })
  Object.assign(beginning, { subscriptionId: subscription.id, periodFrom: at, periodUntil: monthsLater(at, 1) })
  for (const [place, from] of starts.entries())
    shop.books.add(buyer, {
      at: from,
      settle: () => paid(shop, beginning, { place, from, buyer, until: monthsLater(at, place + 1) }),
    })
}

interface Period {
  place: number
  buyer: Student
  from: Date
  until: Date
}

/** The purchase of a period, whose money has come. */
function paid(shop: Shop, beginning: Beginning, { place, buyer, from, until }: Period): NewTransaction[] {
  const { school, id } = shop
  const bought: Bought = { buyer, paid: [], bonus: 0, parts: [], royalties: [] }
  if (place === 0) return complete(shop, beginning, from, bought)
  const amount = sumOf(beginning.renewal.lines.map(({ total }) => total))
  const period = { periodFrom: from, periodUntil: until, externalId: externalId('pay', id(from)), amount }
  const named = { subscriptionId: beginning.subscriptionId as string }
  const kept = { id: id(from), ...periodRow(beginning, { ...named, ...period }, from) } as KeptPurchase
  school.billingSessions.push(kept)
  return complete(shop, kept, from, bought)
}

function stateOf(amount: number, paidUntil: Date, ends: Subscribing['ends']) {
  const isStopped = ends?.why === 'stopped'
  const renewing = isStopped ? ('off' as const) : ('on' as const)
  const endedAt = !ends ? null : isStopped ? paidUntil : later(paidUntil, DUNNED_DAYS * DAY)
  return {
    ...{ status: ends ? 'ended' : 'active', renewing, renewingTold: renewing, paidUntil, endedAt },
    ...{ nextAmount: ends ? null : amount, unpaidUntil: ends && !isStopped ? monthsLater(paidUntil, 1) : null },
  } satisfies Partial<Row<'billingSubscriptions'>>
}
