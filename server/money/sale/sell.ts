import type { BillingItemType, GrantType } from '../../../schema/generated/types'
import { followPayments } from '../../identity/user/payment-status'
import type { Services } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { adjustment, move, revenue } from '../ledger'
import { tellIfLow } from '../letters'
import type { NewTransaction } from '../movement'
import { soldAs } from '../sold'
import { creditsOf, type SaleLine, type SoldPart } from './line'
import { keepShares } from './royalties'
import { purchaseParts } from './table'

/** A purchase that is paid: from the wallet, which what came from a gateway is in already. */
export interface Sale {
  billingSessionId: string
  buyerId: string
  lines: readonly SaleLine[]
  /** The payment at a gateway that paid for it; none: the wallet did. */
  paymentId?: string
  /** What that took of the price, in pence. */
  charged?: number
  /** Whether its things are lent while a subscription is paid, which is done apart. */
  isRenewing?: boolean
}

/** How the things of a line are given. */
export const grantOf = ({ type }: SaleLine): GrantType => (type === 'package' ? 'package' : 'purchase')

/** What the wallet pays for a line: its price without the money for credits, which stays in the wallet. */
const paidFor = (line: SaleLine): number => line.total - creditsOf(line).paid

/**
 * Takes the price from the wallet and gives what was bought, in one transaction with the payment. Throws INSUFFICIENT_FUNDS, and what the things refuse: then nothing
 * of it has happened.
 */
export async function sell(writing: Writing, services: Services, sale: Sale): Promise<void> {
  for (const line of sale.lines) await sellLine(writing, services, sale, line)
  const paid = sale.lines.reduce((all, line) => all + paidFor(line), 0)
  const fromWallet = paid - (sale.charged ?? 0)
  if (fromWallet > 0) await tellIfLow(writing, services, sale.buyerId, fromWallet)
  if (sale.lines.every(({ total }) => total === 0)) await followPayments(writing, sale.buyerId, 'trial')
}

/** What the wallet pays of a line for each kind of item in it. */
function sharesOf({ parts }: SaleLine) {
  const all = new Map<BillingItemType, number>()
  for (const { type, share } of parts) if (type !== 'topup') all.set(type, (all.get(type) ?? 0) + share)
  return [...all].map(([type, amount]) => ({ type, amount }))
}

type Selling = Pick<Sale, 'billingSessionId' | 'buyerId'>

/** What moves in the wallet when a line is sold: its price, and the bonus that it brings; null: nothing. */
export function movementsOf({ billingSessionId, buyerId: userId }: Selling, line: SaleLine) {
  const { paid, credits } = creditsOf(line)
  const price = paidFor(line)
  const { type, typeId, name, parts } = line
  const payment: NewTransaction | null =
    price > 0
      ? {
          ...{ userId, type: 'purchase', description: name, amount: -price, against: revenue, billingSessionId },
          ...(typeId && { item: { type, id: typeId } }),
          ...(type === 'session' && typeId && { sessionId: typeId }),
          ...(line.detail && { detail: line.detail }),
          quote: line,
          shares: sharesOf(line),
          ...(type === 'package' && { package: { id: typeId, title: name, parts } }),
        }
      : null
  const bonus: NewTransaction | null =
    credits > paid
      ? {
          ...{ userId, type: 'bonus', amount: credits - paid, against: adjustment, billingSessionId },
          description: type === 'package' ? name : () => 'Bonus on a top-up',
        }
      : null
  return { payment, bonus }
}

async function sellLine(writing: Writing, services: Services, sale: Sale, line: SaleLine) {
  const { billingSessionId, buyerId: userId, paymentId, isRenewing = false } = sale
  const { payment, bonus } = movementsOf(sale, line)
  const transactionId = payment && (await move(writing, payment))
  if (bonus) await move(writing, bonus)
  const kept = { billingSessionId, userId, transactionId, paymentId, isRenewing, giveBackUntil: line.giveBackUntil }
  for (const part of line.parts) await givePart(writing, services, kept, { line, part })
}

interface Kept {
  billingSessionId: string
  userId: string
  transactionId: string | null
  paymentId: string | undefined
  isRenewing: boolean
  giveBackUntil: string | null
}

/** A part that was sold, as it is kept. */
export const partRow = (
  { billingSessionId, userId, transactionId, giveBackUntil }: Omit<Kept, 'paymentId' | 'isRenewing'>,
  { type, typeId, name, list, share }: SoldPart,
) => ({
  ...{ billingSessionId, userId, transactionId, type, typeId, name, list, share },
  giveBackUntil: giveBackUntil ? new Date(giveBackUntil) : null,
})

async function givePart(
  writing: Writing,
  services: Services,
  kept: Kept,
  { line, part }: { line: SaleLine; part: SoldPart },
) {
  const { userId, transactionId, paymentId, isRenewing } = kept
  const { type, typeId, list, share } = part
  const id = newId()
  await writing.orm.insert(purchaseParts).values({ id, ...partRow(kept, part), insertedAt: writing.now })
  if (!typeId) return
  const goods = soldAs(type, services)
  if (!isRenewing)
    await goods.grant?.(writing, { id: typeId, buyerId: userId, by: grantOf(line), paid: share }, services)
  if (transactionId && share > 0)
    await keepShares(writing, {
      transactionId,
      paymentId: paymentId ?? null,
      partId: id,
      alone: line.type === type ? list : null,
      net: share,
      shares: (await goods.shares?.(writing, typeId)) ?? [],
    })
}
