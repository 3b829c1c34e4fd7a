import { and, asc, eq, sql } from 'drizzle-orm'
import type { BillingTransactionStatus } from '../../../schema/generated/types'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import {
  billingTransactions,
  type KeptPayment,
  type KeptReturn,
  paymentReturns,
  type ReturnStatus,
} from '../billing-transaction/table'
import { adjustment, lockWallet, move } from '../ledger'
import { payOwed, takeFromWallet } from '../owed'
import { transactions } from '../wallet/table'
import { bringBack } from './bring-back'

/** Whether the payer has the money, or is about to have it. */
const stands = ({ status }: { status: ReturnStatus }) => status !== 'failed' && status !== 'won'
/** Whether it ends the purchase: a refund does, also one that no card takes, whose money stays in the wallet; a dispute once it is lost. */
const endsPurchase = ({ kind, status }: KeptReturn) => kind === 'refund' || status === 'lost'

const sumOf = (returns: readonly Pick<KeptReturn, 'amount'>[]) => returns.reduce((all, { amount }) => all + amount, 0)

interface Terms {
  /** Whether what the wallet does not hold is owed; if not, throws VALIDATION at `amount`. */
  mayOwe: boolean
}

/**
 * Brings the books of a payment to what is known of it, whatever came first: gives back what it bought as far as its money went back, lets the wallet give that money,
 * or have it again, and takes back the bonus in proportion. What the wallet does not hold is owed, and paid by the next money in.
 */
export async function followPayment(
  writing: Writing,
  services: Services,
  id: string,
  { mayOwe }: Terms = { mayOwe: true },
): Promise<void> {
  const [payment] = await writing.orm
    .select()
    .from(billingTransactions)
    .where(eq(billingTransactions.id, id))
    .for('update')
  if (!payment || ['pending', 'failed', 'canceled'].includes(payment.status)) return
  await lockWallet(writing, payment.userId)
  const returns = await writing.orm
    .select()
    .from(paymentReturns)
    .where(eq(paymentReturns.paymentId, id))
    .orderBy(asc(paymentReturns.id))
  const broughtBack = await bringBack(writing, services, payment, sumOf(returns.filter(endsPurchase)))
  for (const each of returns) await book(writing, payment, each, { mayOwe })
  const gone = Math.min(payment.amountTotal, sumOf(returns.filter(stands)))
  const bonusTaken = await followBonus(writing, payment, gone, { mayOwe })
  await payOwed(writing, payment.userId)
  await writing.orm
    .update(billingTransactions)
    .set({ ...statusOf(payment, returns), broughtBack, bonusTaken, updatedAt: writing.now })
    .where(eq(billingTransactions.id, id))
  writing.changed('BillingTransaction', id)
}

/** Lets the wallet give what went back, once, or have it again. */
async function book(writing: Writing, payment: KeptPayment, each: KeptReturn, { mayOwe }: Terms) {
  if (stands(each) === Boolean(each.bookedAt)) return
  const { userId, billingSessionId, itemName, gateway } = payment
  const { kind, amount } = each
  const against = { kind: 'gateway', name: gateway } as const
  if (stands(each))
    await takeFromWallet(writing, {
      ...{ userId, billingSessionId, amount, against, mayOwe },
      ...(kind === 'refund'
        ? { type: 'payout', description: () => `Paid back to you: ${itemName}` }
        : { type: 'adjustment', description: () => `Disputed at your bank: ${itemName}` }),
    })
  else
    await move(writing, {
      ...{ userId, billingSessionId, type: 'adjustment', amount, against },
      description: () =>
        kind === 'refund' ? `Could not be paid back: ${itemName}` : `Back from your bank: ${itemName}`,
    })
  await writing.orm
    .update(paymentReturns)
    .set({ bookedAt: stands(each) ? writing.now : null, updatedAt: writing.now })
    .where(eq(paymentReturns.id, each.id))
}

/** Takes back as much of the purchase's bonus as of its money went back, or gives it again. Returns how much is taken in all. */
async function followBonus(writing: Writing, payment: KeptPayment, gone: number, { mayOwe }: Terms): Promise<number> {
  const { userId, billingSessionId, amountTotal, bonusTaken } = payment
  const [given] = await writing.orm
    .select({ all: sql<number>`coalesce(sum(amount), 0)::int` })
    .from(transactions)
    .where(and(eq(transactions.billingSessionId, billingSessionId), eq(transactions.type, 'bonus')))
  const taken = Math.floor(((given?.all ?? 0) * gone) / amountTotal)
  const amount = taken - bonusTaken
  const kept = { userId, billingSessionId, type: 'adjustment', against: adjustment } as const
  if (amount > 0) await takeFromWallet(writing, { ...kept, amount, mayOwe, description: () => 'Bonus taken back' })
  if (amount < 0)
    await move(writing, { ...kept, amount: -amount, isBonus: true, description: () => 'Bonus given again' })
  return taken
}

/** How a payment stands after what went back of it. */
export function statusOf(
  { amountTotal }: Pick<KeptPayment, 'amountTotal'>,
  returns: readonly Pick<KeptReturn, 'kind' | 'status' | 'amount'>[],
) {
  const standing = returns.filter(stands)
  const amountRefunded = Math.min(amountTotal, sumOf(standing.filter(({ kind }) => kind === 'refund')))
  const amountDisputed = Math.min(amountTotal, sumOf(standing.filter(({ kind }) => kind === 'dispute')))
  const isOpen = standing.some(({ status }) => status === 'open')
  const gone = amountRefunded + amountDisputed
  const status: BillingTransactionStatus = isOpen
    ? 'disputed'
    : gone >= amountTotal
      ? 'refunded'
      : gone > 0
        ? 'partially_refunded'
        : 'succeeded'
  return { amountRefunded, amountDisputed, status }
}
