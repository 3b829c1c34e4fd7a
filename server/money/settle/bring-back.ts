import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Services } from '../../kernel/context'
import type { Writing } from '../../kernel/write/write'
import type { KeptPayment } from '../billing-transaction/table'
import { paymentsLeft, refund } from '../refunds'
import { takeBackPart } from '../sale/give-back'
import { purchaseParts } from '../sale/table'
import { transactions } from '../wallet/table'

/** The movements by which a purchase was paid, in their order. */
async function paidBy({ orm }: Writing, billingSessionId: string): Promise<string[]> {
  const rows = await orm
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.billingSessionId, billingSessionId), eq(transactions.type, 'purchase')))
    .orderBy(asc(transactions.id))
  return rows.map(({ id }) => id)
}

/** Takes back the parts of a purchase that are still with its buyer: all, or those of one movement. */
async function takeBackParts(writing: Writing, services: Services, billingSessionId: string, transactionId?: string) {
  const parts = await writing.orm
    .select()
    .from(purchaseParts)
    .where(
      and(
        eq(purchaseParts.billingSessionId, billingSessionId),
        isNull(purchaseParts.givenBackAt),
        transactionId ? eq(purchaseParts.transactionId, transactionId) : undefined,
      ),
    )
    .orderBy(asc(purchaseParts.id))
  for (const part of parts) await takeBackPart(writing, services, part)
}

/**
 * Gives back to the wallet what a payment bought, as far as its money went back to the payer: in part as much of the price, whose things stay; where all of it went
 * back the whole purchase, and the things are taken back. Returns how much has been brought back in all. The wallet is locked.
 */
export async function bringBack(
  writing: Writing,
  services: Services,
  { billingSessionId, userId, amountTotal, broughtBack, itemName }: KeptPayment,
  wentBack: number,
): Promise<number> {
  const isWhole = wentBack >= amountTotal
  let rest = isWhole ? Number.POSITIVE_INFINITY : Math.max(0, wentBack - broughtBack)
  let brought = 0
  for (const id of rest > 0 ? await paidBy(writing, billingSessionId) : []) {
    const [payment] = await paymentsLeft(writing, { userId, id })
    const amount = Math.min(payment?.left ?? 0, rest)
    if (!payment || amount <= 0) continue
    await refund(writing, payment, amount, () => `Given back: ${itemName}`)
    if (amount === payment.left) await takeBackParts(writing, services, billingSessionId, id)
    rest -= amount
    brought += amount
  }
  if (isWhole) await takeBackParts(writing, services, billingSessionId)
  return broughtBack + brought
}
