import type { Writing } from '../../kernel/write/write'
import { lockWallet } from '../../money/ledger'
import type { NewTransaction } from '../../money/movement'
import { type Payment, paymentsLeft, refund } from '../../money/refunds'
import type { sessions } from '../session/table'

/** The money paid for a session and not given back by anybody, and its purchase. */
export async function paidFor(
  writing: Pick<Writing, 'query'>,
  sessionId: string,
): Promise<{ paid: number; purchase: Payment | null }> {
  const purchase = (await paymentsLeft(writing, { sessionId })).find(({ type }) => type === 'purchase')
  return { paid: purchase?.left ?? 0, purchase: purchase ?? null }
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
  // Locked before it is read what was paid, since staff may give the same back at this moment.
  await lockWallet(writing, candidateId)
  const { paid, purchase } = await paidFor(writing, session.id)
  const amount = amountOf ? amountOf(paid) : paid
  if (amount <= 0 || !purchase) return 0
  await refund(
    writing,
    { ...purchase, sessionId: session.id, itemType: 'session', itemId: session.id },
    amount,
    description,
  )
  return amount
}
