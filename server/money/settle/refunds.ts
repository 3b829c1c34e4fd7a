import { and, eq, or } from 'drizzle-orm'
import { PaymentDeclined, type PaymentEvent, type RefundState } from '../../gateways/payment/payment'
import type { Services } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { isUuid } from '../../kernel/uuid'
import { type Writing, write } from '../../kernel/write/write'
import { billingTransactions, type KeptPayment, type KeptReturn, paymentReturns } from '../billing-transaction/table'
import { followPayment } from './follow'
import { paymentOf } from './keep-payment'
import { tellOfFailedRefund, tellOfRefund } from './letters'

export interface AskedRefund {
  /** Pence. */
  amount: number
  reason: string
  askedById: string | null
}

/**
 * Asks a gateway to pay a part of a payment back. Here the books follow at once; the gateway is asked after the commit, and again until it answers. What staff recorded
 * by hand they pay back by hand. Throws VALIDATION at `amount` where the wallet does not hold it any more.
 */
export async function askForRefund(
  writing: Writing,
  services: Services,
  { id: paymentId, gateway, externalId: intentId, userId, itemName }: KeptPayment,
  { amount, reason, askedById }: AskedRefund,
): Promise<void> {
  const id = newId()
  await writing.orm.insert(paymentReturns).values({
    ...{ id, gateway, intentId, paymentId, kind: 'refund', amount, reason, askedById },
    ...(gateway === 'manual' ? { status: 'succeeded', externalId: id } : { status: 'asked' }),
    ...{ insertedAt: writing.now, updatedAt: writing.now },
  })
  await followPayment(writing, services, paymentId, { mayOwe: false })
  await tellOfRefund(writing, services, userId, { amount, itemName, reason })
  if (gateway === 'manual') return
  writing.after(() => {
    sendRefund(services, id).catch((error) =>
      services.log.error({ err: error, refund: id }, 'a refund could not be asked for'),
    )
  })
}

/** Asks the gateway for a refund that it has not answered yet; the key makes a second asking the same refund. */
export async function sendRefund(services: Services, id: string): Promise<void> {
  const [asked] = await services.database.orm.select().from(paymentReturns).where(eq(paymentReturns.id, id))
  const gateway = asked && services.payments.get(asked.gateway)
  if (!gateway || asked.status !== 'asked') return
  const { intentId, amount } = asked
  try {
    const state = await gateway.refund({
      ...{ intentId, refundId: id, amount, currency: 'GBP', idempotencyKey: `refund:${id}` },
    })
    await write(services, (writing) => keepAnswer(writing, services, asked, state))
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error
    services.log.warn({ err: error, refund: id }, 'a refund was declined')
    const declined = {
      externalId: `declined:${id}`,
      intentId,
      refundId: id,
      amount,
      currency: 'GBP',
      status: 'failed',
    } as const
    await write(services, (writing) => keepAnswer(writing, services, asked, declined))
  }
}

/** Keeps what a gateway answered, unless its event has told more already. */
async function keepAnswer(writing: Writing, services: Services, { id }: KeptReturn, state: RefundState) {
  const kept = await lockReturn(writing, eq(paymentReturns.id, id))
  if (kept) await moveOn(writing, services, kept, state)
}

/** Keeps a refund that a gateway tells of: one of ours goes on, any other was made there. Its payment may not be known yet. */
export async function keepRefund(
  writing: Writing,
  services: Services,
  { gateway: name, refund }: Extract<PaymentEvent, { refund: unknown }>,
): Promise<void> {
  const gateway = name as KeptReturn['gateway']
  const { externalId, intentId, refundId, amount } = refund
  const kept = await lockReturn(
    writing,
    and(
      eq(paymentReturns.gateway, gateway),
      eq(paymentReturns.intentId, intentId),
      or(eq(paymentReturns.externalId, externalId), isUuid(refundId) ? eq(paymentReturns.id, refundId) : undefined),
    ),
  )
  if (kept) return moveOn(writing, services, kept, refund)
  const payment = await paymentOf(writing, { gateway, intentId })
  await writing.orm.insert(paymentReturns).values({
    ...{ id: newId(), gateway, externalId, intentId, paymentId: payment?.id ?? null, kind: 'refund', amount },
    ...{ status: refund.status, insertedAt: writing.now, updatedAt: writing.now },
  })
  if (!payment) return
  await followPayment(writing, services, payment.id)
  if (refund.status === 'succeeded')
    await tellOfRefund(writing, services, payment.userId, { amount, itemName: payment.itemName })
}

/** How far a refund has come; it never goes back. One that had succeeded can still fail, and then stays so. */
const order = ['asked', 'pending', 'succeeded', 'failed']

async function moveOn(writing: Writing, services: Services, kept: KeptReturn, { externalId, status }: RefundState) {
  if (order.indexOf(status) <= order.indexOf(kept.status)) return
  await writing.orm
    .update(paymentReturns)
    .set({ externalId, status, updatedAt: writing.now })
    .where(eq(paymentReturns.id, kept.id))
  if (!kept.paymentId || status !== 'failed') return
  await followPayment(writing, services, kept.paymentId)
  const [payment] = await writing.orm
    .select()
    .from(billingTransactions)
    .where(eq(billingTransactions.id, kept.paymentId))
  if (payment) await tellOfFailedRefund(writing, services, payment, kept.amount)
}

async function lockReturn({ orm }: Writing, which: ReturnType<typeof and>): Promise<KeptReturn | undefined> {
  const [kept] = await orm.select().from(paymentReturns).where(which).for('update')
  return kept
}
