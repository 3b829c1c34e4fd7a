import { eq } from 'drizzle-orm'
import { costsAsFirst, monthsOf } from '../../../rules/money/renewal'
import type { BillingItemType, BillingSubscriptionStatus } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { soldAs } from '../sold'
import { billingSubscriptions, type KeptSubscription } from './table'

/** Gateways take the money of a period some time after it has begun, so that what is renewed is lent a little longer. */
const GRACE_MS = 3 * 24 * 60 * 60 * 1000

/** A thing of a subscription, with the end of what is paid of it; null: nothing is, or all was given back. */
interface Thing {
  type: BillingItemType
  typeId: string | null
  paidUntil: Date | null
}

const things = `select p.type, p.type_id as "typeId", max(b.period_until) filter (where p.given_back_at is null) as "paidUntil"
  from billing_sessions b join purchase_parts p on p.billing_session_id = b.id where b.subscription_id = $1 group by p.type, p.type_id order by p.type, p.type_id`

interface Begun {
  periods: number
  first: number
  firstAmountFor: number | null
}

const begun = `select count(*) filter (where paid.status = 'complete')::int as periods, b.amount_total as first, (b.renewal ->> 'firstAmountFor')::int as "firstAmountFor"
  from billing_sessions b join billing_sessions paid on paid.subscription_id = b.subscription_id where b.subscription_id = $1 and b.renewal is not null group by b.id`

/**
 * Brings a subscription to what is known of its periods and its end, whatever came first: its state, what it costs next, and until when its things are lent. The
 * wallet of its person is locked.
 */
export async function followSubscription(writing: Writing, services: Services, id: string): Promise<void> {
  const [kept] = await writing.orm
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.id, id))
    .for('update')
  if (!kept) return
  const { rows } = await writing.query({ text: things, values: [id] })
  const all = rows as unknown as Thing[]
  for (const { type, typeId, paidUntil } of all)
    if (typeId)
      await soldAs(type, services).lend?.(
        writing,
        { id: typeId, buyerId: kept.userId, until: lentUntil(kept, paidUntil, writing.now) },
        services,
      )
  const paidUntil = latest(all.map((thing) => thing.paidUntil))
  await writing.orm
    .update(billingSubscriptions)
    .set({
      ...{ paidUntil, status: statusOf(kept, paidUntil), nextAmount: await nextAmount(writing, kept) },
      updatedAt: writing.now,
    })
    .where(eq(billingSubscriptions.id, id))
  writing.changed('BillingSubscription', id)
}

const latest = (instants: readonly (Date | null)[]): Date | null =>
  instants.reduce((last, each) => (each && (!last || each > last) ? each : last), null)

/** Until when the things of a subscription are lent. */
export function lentUntil(
  { renewing, endedAt }: Pick<KeptSubscription, 'renewing' | 'endedAt'>,
  paidUntil: Date | null,
  now: Date,
): Date {
  if (!paidUntil || renewing === 'stop') return now
  if (endedAt) return endedAt < paidUntil ? endedAt : paidUntil
  return renewing === 'on' ? new Date(paidUntil.getTime() + GRACE_MS) : paidUntil
}

function statusOf({ endedAt, unpaidUntil }: KeptSubscription, paidUntil: Date | null): BillingSubscriptionStatus {
  if (endedAt) return 'ended'
  return unpaidUntil && (!paidUntil || unpaidUntil > paidUntil) ? 'past_due' : 'active'
}

async function nextAmount({ query }: Writing, { id, renewing, endedAt, amount, every }: KeptSubscription) {
  if (endedAt || renewing !== 'on') return null
  const { rows } = await query({ text: begun, values: [id] })
  const beginning = rows[0] as unknown as Begun | undefined
  if (!beginning) return amount
  const { periods, first, firstAmountFor } = beginning
  return costsAsFirst(firstAmountFor, periods * monthsOf[every]) ? first : amount
}
