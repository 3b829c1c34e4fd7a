import { percentOf } from '../../../rules/money/percent'
import { takenOff } from '../../../rules/money/priced'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import type { Share } from '../sold'
import { royalties } from './table'

/** A thing that was sold, with the terms of its authors. */
export interface SoldThing {
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

/** What the authors of a thing have of its sale. Together they get at most what was paid; what rounding leaves is the school's. */
export function royaltyRows({ transactionId, paymentId, partId, alone, net, shares }: SoldThing) {
  let left = net
  return shares.map((share) => {
    const { recipientId, unit, unitAmount } = share
    const amount = Math.min(left, shareOf(net, alone, share))
    left -= amount
    return { transactionId, paymentId, partId, recipientId, unit, unitAmount, amount }
  })
}

/** Keeps the terms of a thing's authors with its sale. */
export async function keepShares(writing: Writing, sold: SoldThing): Promise<void> {
  for (const row of royaltyRows(sold))
    await writing.orm.insert(royalties).values({ id: newId(), ...row, insertedAt: writing.now })
}
