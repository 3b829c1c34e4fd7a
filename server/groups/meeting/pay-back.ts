import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { lockWallet } from '../../money/ledger'
import { type Bought, giveBack } from '../../money/sale/give-back'

const bought = `select p.id, p.type, p.type_id as "typeId", p.user_id as "userId", p.name, p.share, p.transaction_id as "transactionId"
  from purchase_parts p join billing_sessions b on b.id = p.billing_session_id
  where p.type = 'meeting' and p.type_id = $1 and p.user_id = $2 and p.given_back_at is null and b.subscription_id is null order by p.inserted_at desc limit 1`

interface Giving {
  meetingId: string
  userId: string
  /** How much of what was paid comes back, in pence; all without it. */
  amountOf?: (paid: number) => number
  description: () => string
}

/** Gives the money of a ticket back to its holder's wallet, and answers the pence: 0 where it cost nothing. */
export async function payTicketBack(
  writing: Writing,
  services: Services,
  { meetingId, userId, amountOf, description }: Giving,
): Promise<number> {
  await lockWallet(writing, userId)
  const { rows } = await writing.query({ text: bought, values: [meetingId, userId] })
  const part = rows[0] as unknown as Bought | undefined
  if (!part) return 0
  return giveBack(writing, services, part, { description, ...(amountOf && { amount: amountOf(part.share) }) })
}
