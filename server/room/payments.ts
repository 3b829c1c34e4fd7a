import type { Writing } from '../kernel/write/write'
import { markReversed, move, type NewTransaction, revenue } from '../money/ledger'
import type { sessions } from './session/table'

/** The money paid for a session and not refunded, and its purchase; a moved session was paid for under its earlier ids. */
export async function paidFor(writing: Writing, sessionId: string) {
  const { rows } = await writing.query({
    text: `with recursive line as (select id, parent_id from sessions where id = $1 union select s.id, s.parent_id from sessions s join line on s.id = line.parent_id)
      select coalesce(-sum(amount) filter (where type in ('purchase', 'refund')), 0)::int as paid, (array_agg(id order by inserted_at desc) filter (where type = 'purchase'))[1] as purchase
      from transactions where session_id in (select id from line)`,
    values: [sessionId],
  })
  return rows[0] as { paid: number; purchase: string | null }
}

interface Refund {
  session: Pick<typeof sessions.$inferSelect, 'id' | 'name'>
  candidateId: string
  description: NewTransaction['description']
  /** How much of what was paid, in pence; all of it unless told. */
  amountOf?: (paid: number) => number
}

/** Pays a locked session back to the candidate's wallet. Returns the refund in pence; 0 if nothing was paid. */
export async function payBack(
  writing: Writing,
  { session, candidateId, description, amountOf }: Refund,
): Promise<number> {
  const { paid, purchase } = await paidFor(writing, session.id)
  const amount = amountOf ? amountOf(paid) : paid
  if (amount <= 0 || !purchase) return 0
  await move(writing, {
    userId: candidateId,
    type: 'refund',
    description,
    amount,
    against: revenue,
    sessionId: session.id,
    reversesId: purchase,
    item: { type: 'session', id: session.id },
  })
  if (amount === paid) await markReversed(writing, purchase)
  return amount
}
