import type { BillingItemType } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import { followSubscription } from '../billing-subscription/follow'
import { paymentsLeft, refund } from '../refunds'
import { soldAs } from '../sold'

/** A part that was bought. */
export interface Bought {
  id: string
  type: BillingItemType
  typeId: string | null
  userId: string
  name: string
  share: number
  transactionId: string | null
}

/** SQL: marks a part as given back, with what its authors had of it; answers the subscription that it is lent by. */
const mark = `with given as (update purchase_parts set given_back_at = $2 where id = $1 returning billing_session_id),
    reversed as (update royalties set status = 'reversed', reversed = amount where part_id = $1 and status <> 'paid')
  select b.subscription_id as "subscriptionId" from given join billing_sessions b on b.id = given.billing_session_id`

/** Takes a part from its buyer, with what its authors had of it. Its money is given back apart. */
export async function takeBackPart(
  writing: Writing,
  services: Services,
  { id, type, typeId, userId }: Pick<Bought, 'id' | 'type' | 'typeId' | 'userId'>,
): Promise<void> {
  const { rows } = await writing.query({ text: mark, values: [id, writing.now] })
  const subscriptionId = rows[0]?.subscriptionId as string | null
  if (subscriptionId) await followSubscription(writing, services, subscriptionId)
  else if (typeId) await soldAs(type, services).takeBack?.(writing, { id: typeId, buyerId: userId }, services)
  writing.changed('PurchasePart', id)
}

/** What came free with a purchase of which everything that cost something has been given back: it goes with the last of it. */
const freeParts = `select p.id, p.type, p.type_id as "typeId", p.user_id as "userId" from purchase_parts p
  where p.billing_session_id = (select billing_session_id from purchase_parts where id = $1) and p.given_back_at is null and p.share = 0
    and not exists (select 1 from purchase_parts paid where paid.billing_session_id = p.billing_session_id and paid.given_back_at is null and paid.share > 0)`

const freeOf = async ({ query }: Writing, { id }: Bought) =>
  (await query({ text: freeParts, values: [id] })).rows as unknown as Bought[]

interface Terms {
  /** Pence; all of what was paid without it. */
  amount?: number
  description?: () => string
}

/**
 * Gives a part's money back to its buyer's wallet and takes the part from them, and answers the pence. The wallet is locked, and the part is neither used nor given
 * back.
 */
export async function giveBack(
  writing: Writing,
  services: Services,
  part: Bought,
  { amount: asked = part.share, description = () => `Given back: ${part.name}` }: Terms = {},
): Promise<number> {
  const { userId, transactionId } = part
  // First, so that the refund leaves the shares of the other parts as they are.
  await takeBackPart(writing, services, part)
  for (const free of await freeOf(writing, part)) await takeBackPart(writing, services, free)
  const [payment] = transactionId ? await paymentsLeft(writing, { userId, id: transactionId }) : []
  // Staff may have given some of the purchase back.
  const amount = Math.min(asked, payment?.left ?? 0)
  if (!payment || amount <= 0) return 0
  await refund(writing, payment, amount, description, part.type)
  return amount
}
