import type { Refunded } from './parties'
import type { Purchase } from './shop'

export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** The purchases whose money the server has credited. */
export async function credited(query: Query, purchases: readonly Purchase[]): Promise<Set<string>> {
  const rows = await query(`select id from billing_sessions where payment_status = 'paid' and id = any($1::uuid[])`, [
    purchases.map(({ id }) => id),
  ])
  return new Set(rows.map(({ id }) => id as string))
}

/** What waits for a gateway: purchases whose money was taken, refunds without an answer, and jobs. */
export async function unfinished(query: Query, purchases: readonly Purchase[]): Promise<number> {
  const known = await credited(query, purchases)
  const open = purchases.filter((purchase) => isTaken(purchase) && !known.has(purchase.id)).length
  const [waiting] = await query(`select (select count(*) from payment_returns where status in ('asked', 'pending'))::int
    + (select count(*) from pgboss.job where state < 'completed' and start_after <= now())::int as waiting`)
  return open + Number(waiting?.waiting)
}

export const isTaken = ({ party, externalId }: Purchase) => party.taken().has(externalId)

/** How often the books are not what the gateways' books say, by what is wrong. */
export async function faultsOf(query: Query, purchases: readonly Purchase[], refunds: readonly Refunded[]) {
  const rows = await query(
    `select s.id, s.status, s.payment_status as paid,
      (select coalesce(json_agg(t.amount), '[]') from transactions t where t.billing_session_id = s.id and t.type = 'topup') as credits,
      (select count(*)::int from billing_transactions p where p.billing_session_id = s.id) as payments,
      (select count(*)::int from purchase_parts p where p.billing_session_id = s.id and p.type = 'bundle') as parts,
      s.items->0->>'type' as type
    from billing_sessions s where s.id = any($1::uuid[])`,
    [purchases.map(({ id }) => id)],
  )
  const kept = new Map(rows.map((row) => [row.id, row as unknown as Kept]))
  const faults = { twice: 0, never: 0, unpaid: 0, wrong: 0, stuck: 0, kept: 0 }
  for (const { id, party, externalId } of purchases)
    for (const fault of faultsOfOne(kept.get(id), party.taken().get(externalId))) faults[fault]++
  return { ...faults, ...(await refundFaults(query, refunds)), ...(await ledgerFaults(query)) }
}

/** A purchase as the server keeps it. */
interface Kept {
  status: string
  type: string
  /** What was credited for it, in pence. */
  credits: number[]
  payments: number
  /** How often its bundle was given. */
  parts: number
}

/** What is wrong with a purchase for which its gateway took so many pence; undefined: nothing. */
function faultsOfOne(kept: Kept | undefined, took: number | undefined) {
  if (!kept) return took === undefined ? [] : (['never'] as const)
  const { credits, payments, parts, type, status } = kept
  const isPaid = took !== undefined
  const faults = {
    twice: credits.length > 1 || payments > 1 || parts > 1,
    unpaid: !isPaid && (credits.length > 0 || payments > 0),
    never: isPaid && !credits.length,
    wrong: isPaid && credits.length === 1 && credits[0] !== took,
    stuck: isPaid && status !== 'complete',
    // Two purchases of one person may count on the same credits: the later one leaves its money in the wallet.
    kept: isPaid && type === 'bundle' && parts !== 1,
  }
  return (Object.keys(faults) as (keyof typeof faults)[]).filter((name) => faults[name])
}

/** Each refund that was asked for is one at its gateway, of the same amount, and the other way round. */
async function refundFaults(query: Query, refunds: readonly Refunded[]) {
  const asked =
    await query(`select id, amount, status from payment_returns where kind = 'refund' and asked_by_id is not null
    and gateway <> 'manual' and intent_id not like 'pay_demo%'`)
  const made = new Map<string, Refunded[]>()
  for (const each of refunds) made.set(each.refundId ?? '', [...(made.get(each.refundId ?? '') ?? []), each])
  const known = new Set(asked.map(({ id }) => id as string))
  const there = (id: unknown) => made.get(id as string) ?? []
  return {
    refundedTwice: [...made.values()].filter((all) => all.length > 1).length,
    refundedNever: asked.filter(({ id }) => !there(id).length).length,
    refundedUnasked: [...made.keys()].filter((id) => !known.has(id)).length,
    refundsStuck: asked.filter(({ status }) => status !== 'succeeded').length,
    refundedWrong: asked.filter(({ id, amount }) => there(id).some((each) => each.amount !== amount)).length,
  }
}

async function ledgerFaults(query: Query) {
  const [row] = await query(`select
    (select count(*)::int from (select 1 from entries group by transaction_id having sum(amount) <> 0) t) as unbalanced,
    (select count(*)::int from accounts a where kind in ('wallet', 'owed', 'vat_ahead') and balance <> (select coalesce(sum(amount), 0) from entries e where e.account_id = a.id)) as drifted,
    (select count(*)::int from pgboss.job where state = 'failed') as "failedJobs",
    (select count(*)::int from billing_transactions p where amount_refunded <>
      (select coalesce(sum(amount), 0) from payment_returns r where r.payment_id = p.id and r.kind = 'refund' and r.status <> 'failed')
      and external_id not like 'pay_demo%') as "refundsUncounted"`)
  return row as Record<'unbalanced' | 'drifted' | 'failedJobs' | 'refundsUncounted', number>
}
