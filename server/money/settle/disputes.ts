import { and, eq } from 'drizzle-orm'
import type { PaymentEvent } from '../../gateways/payment/payment'
import type { Services } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import type { Writing } from '../../kernel/write/write'
import { type KeptReturn, paymentReturns } from '../billing-transaction/table'
import { followPayment } from './follow'
import { paymentOf } from './keep-payment'
import { tellOfDispute } from './letters'

/** Keeps what a gateway tells of a dispute; once the bank has decided, it stays so. Its payment may not be known yet. */
export async function keepDispute(
  writing: Writing,
  services: Services,
  { gateway: name, dispute }: Extract<PaymentEvent, { dispute: unknown }>,
): Promise<void> {
  const gateway = name as KeptReturn['gateway']
  const { externalId, intentId, amount, status } = dispute
  const payment = await paymentOf(writing, { gateway, intentId })
  const [made] = await writing.orm
    .insert(paymentReturns)
    .values({
      ...{
        id: newId(),
        gateway,
        externalId,
        intentId,
        paymentId: payment?.id ?? null,
        kind: 'dispute',
        amount,
        status,
      },
      ...{ insertedAt: writing.now, updatedAt: writing.now },
    })
    .onConflictDoNothing()
    .returning({ id: paymentReturns.id })
  const isNews = made || (status !== 'open' && (await decide(writing, { gateway, externalId, status })))
  if (!payment || !isNews) return
  await followPayment(writing, services, payment.id)
  await tellOfDispute(writing, services, payment, { amount, status })
}

/** Keeps a bank's decision about an open dispute. Returns whether it was open. */
async function decide(
  writing: Writing,
  { gateway, externalId, status }: Pick<KeptReturn, 'gateway' | 'externalId' | 'status'>,
) {
  const [decided] = await writing.orm
    .update(paymentReturns)
    .set({ status, updatedAt: writing.now })
    .where(
      and(
        eq(paymentReturns.gateway, gateway),
        eq(paymentReturns.kind, 'dispute'),
        eq(paymentReturns.externalId, externalId as string),
        eq(paymentReturns.status, 'open'),
      ),
    )
    .returning({ id: paymentReturns.id })
  return Boolean(decided)
}
