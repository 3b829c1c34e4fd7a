import { eq } from 'drizzle-orm'
import { isOneself } from '../../../access/about-oneself'
import { signedIn } from '../../kernel/context'
import { conflict, forbidden, invalid, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { nothing, selectionOf } from '../../kernel/read/selection'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { lockWallet } from '../ledger'
import { pounds } from '../pounds'
import { askForRefund } from '../settle/refunds'
import { billingTransactions, type KeptPayment } from './table'

export const billingTransactionRefund: Operation<'billingTransactionRefund'> = async (
  { id, amount, reason, idempotencyKey },
  context,
  info,
) => {
  const viewer = signedIn(context)
  const request = { id, amount, reason }
  const intent = { actorId: viewer.id, key: idempotencyKey, operation: 'billingTransactionRefund', request }
  return write(context, async (writing) => {
    if (!(await writing.reader.find('BillingTransaction', id, nothing))) throw notFound('Payment')
    await once(writing, intent, async () => {
      const payment = await lockPayment(writing, id)
      if (isOneself(viewer, payment.userId)) throw forbidden('You cannot pay your own payment back.')
      if (amount <= 0) throw invalid('amount', 'Must be more than zero.')
      refuseTooMuch(payment, amount)
      await askForRefund(writing, context, payment, { amount, reason, askedById: viewer.id })
      return id
    })
    return writing.reader.one('BillingTransaction', id, selectionOf(info))
  })
}

/** The payment, locked with its wallet: two refunds at once are made one after the other. */
async function lockPayment(writing: Writing, id: string): Promise<KeptPayment> {
  const [payment] = await writing.orm
    .select()
    .from(billingTransactions)
    .where(eq(billingTransactions.id, id))
    .for('update')
  if (!payment) throw notFound('Payment')
  await lockWallet(writing, payment.userId)
  return payment
}

function refuseTooMuch({ status, amountTotal, amountRefunded, amountDisputed }: KeptPayment, amount: number) {
  if (!['succeeded', 'partially_refunded'].includes(status))
    throw conflict('Nothing of this payment can be paid back.', { field: 'status', current: status })
  const left = amountTotal - amountRefunded - amountDisputed
  if (amount > left) throw invalid('amount', `At most ${pounds(left)}: that was paid and not paid back.`)
}
