import { eq } from 'drizzle-orm'
import { localPath } from '../../../rules/local-path'
import type { PaymentGateway, PaymentRequest } from '../../gateways/payment/payment'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { spoken } from '../../kernel/spoken'
import { once } from '../../kernel/write/once'
import { write } from '../../kernel/write/write'
import { pricedItems, totalOf } from '../billing'
import { billingSessions } from './table'

const asked = { url: {}, amountTotal: {}, status: {} }

export const checkout: Operation<'checkout'> = async (args, context, info) => {
  const { id: userId } = signedIn(context)
  const gateway = context.payments.get(args.gateway)
  if (!gateway) throw invalid('gateway', 'This way of paying is not set up here.')
  if (args.mode !== 'payment') throw invalid('mode', 'Only single payments are taken here.')
  if (args.promoCode) throw invalid('promoCode', 'This code is not known.')
  const items = pricedItems(args.items)
  const amount = totalOf(items)
  const [cancelUrl, successUrl] = [localPath(args.cancelUrl, '/'), localPath(args.successUrl, '/')]
  const request = { gateway: args.gateway, items: args.items, cancelUrl, successUrl }

  // Stores the visit first: if the gateway's answer is lost, the same key finds the same payment there.
  const id = await write(context, (writing) =>
    once(writing, { actorId: userId, key: args.idempotencyKey, operation: 'checkout', request }, async () => {
      const [made] = await writing.orm
        .insert(billingSessions)
        .values({
          id: newId(),
          userId,
          gateway: args.gateway,
          mode: args.mode,
          items,
          lineItems: items,
          metadata: args.metadata,
          cancelUrl,
          successUrl,
          amountSubtotal: amount,
          amountTotal: amount,
          paymentMethodTypes: ['card'],
          createdAt: writing.now,
          insertedAt: writing.now,
          updatedAt: writing.now,
        })
        .returning({ id: billingSessions.id })
      return made?.id ?? ''
    }),
  )
  const kept = await context.reader.one('BillingSession', id, asked)
  if (!kept.url && kept.status === 'open') {
    const { publicUrl } = context.settings
    await startAt(gateway, context, {
      billingSessionId: id,
      amount: kept.amountTotal as number,
      currency: 'GBP',
      description: items.map(({ name }) => name).join(', '),
      locale: spoken(),
      successUrl: `${publicUrl}${successUrl}`,
      cancelUrl: `${publicUrl}${cancelUrl}`,
      idempotencyKey: `checkout:${id}`,
    })
  }
  return context.reader.one('BillingSession', id, selectionOf(info))
}

/** Asks the gateway for the payment, and keeps where it is paid; a visit given up meanwhile is given up there too. */
async function startAt(gateway: PaymentGateway, context: Context, request: PaymentRequest) {
  const { externalId, url } = await gateway.start(request)
  const isGivenUp = await write(context, async ({ orm }) => {
    const [visit] = await orm
      .update(billingSessions)
      .set({ externalId, url })
      .where(eq(billingSessions.id, request.billingSessionId))
      .returning({ status: billingSessions.status })
    return visit?.status === 'expired'
  })
  if (isGivenUp) await gateway.expire(externalId)
}
