import { percentOf } from '../../../rules/money/percent'
import { takenOff } from '../../../rules/money/priced'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import type { Share } from '../sold'
import { royalties } from './table'

interface Sold {
  transactionId: string
  /** The payment at a gateway that paid for it; null: the wallet did. */
  paymentId: string | null
  partId: string
  /** What it costs by itself, in pence; null where it was sold with others, where its authors' discounts do not count. */
  alone: number | null
  /** What was paid for it, in pence. */
  net: number
  shares: readonly Share[]
}

/** What an author's terms give of a net price. What the author took off the price is theirs to bear: their share is of the price before it, less all of it. */
export function shareOf(net: number, alone: number | null, { unit, unitAmount, discount }: Share): number {
  const given = alone !== null && discount ? takenOff(alone, discount) : 0
  const share = unit === 'percent' ? percentOf(net + given, unitAmount) : unitAmount
  return Math.max(0, Math.min(net, share - given))
}

/** Keeps the terms of a thing's authors with its sale. Together they get at most what was paid; what rounding leaves is the school's. */
export async function keepShares(
  writing: Writing,
  { transactionId, paymentId, partId, alone, net, shares }: Sold,
): Promise<void> {
  let left = net
  for (const share of shares) {
    const { recipientId, unit, unitAmount } = share
    const amount = Math.min(left, shareOf(net, alone, share))
    left -= amount
    await writing.orm.insert(royalties).values({
      ...{ id: newId(), transactionId, paymentId, partId, recipientId, unit, unitAmount, amount },
      insertedAt: writing.now,
    })
  }
}
