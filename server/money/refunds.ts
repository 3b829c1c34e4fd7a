import type { BillingItemType } from '../../schema/generated/types'
import type { Writing } from '../kernel/write/write'
import { markReversed, move, revenue } from './ledger'
import { leftOf } from './left-of'
import type { NewTransaction } from './movement'
import { payOwed } from './owed'

/** A purchase or fee that a refund gives back, in whole or in part. */
export interface Payment {
  id: string
  type: 'purchase' | 'fee'
  userId: string
  sessionId: string | null
  itemType: string | null
  itemId: string | null
  /** The part of it that has not been given back, in pence. */
  left: number
}

interface Which {
  userId?: string
  id?: string | null
  /** Of this session, which may have been paid for under the ids that it had before it was moved. */
  sessionId?: string | null
}

/** Ids that a session has had: its own, and those before it was moved. */
const line = (sessionId: string) => `with recursive line as (select id, parent_id from sessions where id = ${sessionId}
    union select s.id, s.parent_id from sessions s join line on s.id = line.parent_id) select id from line`

/** What is asked for is written into the text, so that an index finds it: of what may be null the planner expects everything. */
function textOf({ userId, id, sessionId }: Which): { text: string; values: string[] } {
  const values: string[] = []
  const given = (value: string) => `$${values.push(value)}::uuid`
  const own = id ? given(id) : null
  const conditions = [
    "t.type in ('purchase', 'fee')",
    ...(own ? [`t.id = ${own}`] : []),
    ...(userId ? [`t.user_id = ${given(userId)}`] : []),
    ...(sessionId ? [`t.session_id = any(array(${line(given(sessionId))}))`] : []),
  ]
  const text = `select * from (select t.id, t.type, t.user_id as "userId", t.session_id as "sessionId", t.item_type as "itemType", t.item_id as "itemId",
      t.inserted_at as at, ${leftOf('t')} as "left"
    from transactions t where ${conditions.join(' and ')}) payments
  where "left" > 0${own ? ` or id = ${own}` : ''}
  order by type desc, at desc limit 2`
  return { text, values }
}

/** The payments that are not given back, purchases before fees and the latest first; two at most. Lock the wallet before, or another refund comes between. */
export async function paymentsLeft({ query }: Pick<Writing, 'query'>, which: Which): Promise<Payment[]> {
  const { rows } = await query(textOf(which))
  return rows as unknown as Payment[]
}

/** SQL: the authors' shares of a sale, `$1`, of which `$2` is left, follow what its buyer got back; parts that were given back by themselves have had theirs reversed. */
const followShares = `with kept as (select sum(share) as price from purchase_parts where transaction_id = $1 and given_back_at is null)
  update royalties r set reversed = r.amount - floor(r.amount * least(1, $2 / nullif(kept.price, 0)::numeric)), status = case when $2 = 0 then 'reversed' else r.status end
  from kept where r.transaction_id = $1 and r.status in ('pending', 'available') and kept.price > 0`

/** Gives a payment back, in whole or in part, and of a purchase of several kinds of items one first where it is told; what its person owes is paid from it. The database refuses more than what is left of it. */
export async function refund(
  writing: Writing,
  { id, userId, sessionId, itemType, itemId, left }: Payment,
  amount: number,
  description: NewTransaction['description'],
  kind?: BillingItemType,
) {
  await move(writing, {
    userId,
    type: 'refund',
    description,
    amount,
    against: revenue,
    reversesId: id,
    refunds: kind,
    ...(sessionId && { sessionId }),
    ...(itemType && itemId && { item: { type: itemType, id: itemId } }),
  })
  if (amount === left) await markReversed(writing, id)
  await writing.query({ text: followShares, values: [id, left - amount] })
  await payOwed(writing, userId)
}
