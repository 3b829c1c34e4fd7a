import { eq } from 'drizzle-orm'
import { localPath } from '../../../rules/local-path'
import type { MutationCheckoutArgs } from '../../../schema/generated/types'
import type { PaymentGateway, PaymentRequest } from '../../gateways/payment/payment'
import { type Context, signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { spoken } from '../../kernel/spoken'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { lockWallet } from '../ledger'
import { refuseUnseen } from '../sale/buy'
import { keepPurchase } from '../sale/keep-purchase'
import { quoteOf } from '../sale/quote'
import { sell } from '../sale/sell'
import { billingSessions } from './table'

const asked = { url: {}, amountCharged: {}, status: {}, items: { name: {} } }

export const checkout: Operation<'checkout'> = async (args, context, info) => {
  const { id: userId } = signedIn(context)
  const gateway = gatewayOf(context, args.gateway)
  if (args.mode !== 'payment') throw invalid('mode', 'Only single payments are taken here.')
  refuseLarge(args.metadata)
  const [cancelUrl, successUrl] = [localPath(args.cancelUrl, '/'), localPath(args.successUrl, '/')]
  const { items, useCoupon, promoCode, price } = args
  const request = { gateway: args.gateway, items, useCoupon, promoCode, price, cancelUrl, successUrl }

  // Stores the purchase first: if the gateway's answer is lost, the same key finds the same payment there.
  const id = await write(context, (writing) =>
    once(writing, { actorId: userId, key: args.idempotencyKey, operation: 'checkout', request }, () =>
      begin(writing, context, userId, { ...args, cancelUrl, successUrl }),
    ),
  )
  const kept = await context.reader.one('BillingSession', id, asked)
  if (gateway && !kept.url && kept.status === 'open') {
    const { publicUrl } = context.settings
    await startAt(gateway, context, {
      billingSessionId: id,
      amount: kept.amountCharged as number,
      currency: 'GBP',
      description: (kept.items as { name: string }[]).map(({ name }) => name).join(', '),
      locale: spoken(),
      successUrl: `${publicUrl}${successUrl}`,
      cancelUrl: `${publicUrl}${cancelUrl}`,
      idempotencyKey: `checkout:${id}`,
    })
  }
  return context.reader.one('BillingSession', id, selectionOf(info))
}

/** What a client keeps with a purchase, in characters of JSON. */
const MOST_METADATA = 2000

function refuseLarge(metadata: unknown) {
  if (JSON.stringify(metadata ?? null).length > MOST_METADATA)
    throw invalid('metadata', `At most ${MOST_METADATA} characters of JSON.`)
}

/** The gateway of a way to pay; the wallet has none. Throws VALIDATION. */
function gatewayOf({ payments }: Context, name: MutationCheckoutArgs['gateway']): PaymentGateway | null {
  if (name === 'wallet') return null
  const gateway = payments.get(name)
  if (!gateway) throw invalid('gateway', 'This way of paying is not set up here.')
  return gateway
}

/** Keeps the purchase with its price. Where nothing is to be charged it is complete at once: the wallet pays, and its lock lets one purchase be made at a time. */
async function begin(writing: Writing, context: Context, buyerId: string, args: MutationCheckoutArgs): Promise<string> {
  await lockWallet(writing, buyerId)
  const { gateway, mode, items, useCoupon, metadata, cancelUrl, successUrl } = args
  const quote = await quoteOf(
    { ...writing, nouns: context.nouns },
    { buyerId, gateway, items: items ?? [], useCoupon, promoCode: args.promoCode ?? null },
  )
  refuseUnseen(quote.total, args.price)
  const isPaid = quote.charged === 0
  const status = isPaid ? 'complete' : 'open'
  const kept = { buyerId, gateway, mode, quote, status, metadata, cancelUrl, successUrl } as const
  const billingSessionId = await keepPurchase(writing, kept)
  if (isPaid) await sell(writing, context, { billingSessionId, buyerId, lines: quote.lines })
  return billingSessionId
}

/** Asks the gateway for the payment, and keeps where it is paid; a purchase given up meanwhile is given up there too. */
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
