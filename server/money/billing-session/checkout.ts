import { and, eq, sql } from 'drizzle-orm'
import { localPath } from '../../../rules/local-path'
import type { MutationCheckoutArgs } from '../../../schema/generated/types'
import type { PaymentGateway, PaymentRequest, Renewal } from '../../gateways/payment/payment'
import { type Context, signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { spoken } from '../../kernel/spoken'
import { once } from '../../kernel/write/once'
import { type Writing, write } from '../../kernel/write/write'
import { lockWallet } from '../ledger'
import { customerFor, knownCustomer } from '../payment-method/customers'
import { refuseUnseen } from '../sale/buy'
import { keepPurchase } from '../sale/keep-purchase'
import { sumOf } from '../sale/line'
import { quoteOf } from '../sale/quote'
import type { SaleRenewal } from '../sale/renewal'
import { sell } from '../sale/sell'
import { expireVisits } from '../settle/payment'
import { beginKeeping } from './keep-visit'
import { billingSessions, type KeptPurchase } from './table'

export const checkout: Operation<'checkout'> = async (args, context, info) => {
  const { id: userId } = signedIn(context)
  const gateway = gatewayOf(context, args.gateway)
  refuseLarge(args.metadata)
  const [cancelUrl, successUrl] = [localPath(args.cancelUrl, '/'), localPath(args.successUrl, '/')]
  const { mode, items, useCoupon, promoCode, price } = args
  const request = {
    gateway: args.gateway,
    ...(mode !== 'payment' && { mode }),
    items,
    useCoupon,
    promoCode,
    price,
    cancelUrl,
    successUrl,
  }

  // Stores the purchase first: if the gateway's answer is lost, the same key finds the same payment there.
  const id = await write(context, (writing) =>
    once(writing, { actorId: userId, key: args.idempotencyKey, operation: 'checkout', request }, () =>
      begin(writing, context, userId, { ...args, cancelUrl, successUrl }),
    ),
  )
  const [kept] = await context.database.orm.select().from(billingSessions).where(eq(billingSessions.id, id))
  if (gateway && kept && !kept.url && kept.status === 'open') {
    const { publicUrl } = context.settings
    const customerId = await customerOf(context, gateway, kept)
    await startAt(gateway, context, {
      billingSessionId: id,
      amount: kept.amountCharged,
      currency: 'GBP',
      description: kept.items.map(({ name }) => name).join(', '),
      ...(kept.renewal && { renewal: renewalOf(kept.renewal) }),
      ...(kept.mode === 'setup' && { keeps: true }),
      ...(customerId && { customerId }),
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

/** By which the gateway knows the payer: whoever keeps a card becomes its customer, whoever pays is one by then or not. What renews has a card of its own. */
async function customerOf(context: Context, gateway: PaymentGateway, { mode, userId, gateway: name }: KeptPurchase) {
  if (mode === 'setup') return customerFor(context, gateway, userId)
  return mode === 'payment' ? knownCustomer(context, { gateway: name, userId }) : null
}

/** A renewal as a gateway is asked for it. */
const renewalOf = ({ every, lines, firstAmountFor: months, coupon }: SaleRenewal): Renewal => ({
  every: every === 'monthly' ? 'month' : 'year',
  amount: sumOf(lines.map(({ total }) => total)),
  firstAmountFor: months === null ? 'always' : months === 0 ? 'once' : months,
  ...(coupon && { coupon }),
})

/** Keeps the purchase with its price. Where nothing is to be charged it is complete at once: the wallet pays, and its lock lets one purchase be made at a time. */
async function begin(writing: Writing, context: Context, buyerId: string, args: MutationCheckoutArgs): Promise<string> {
  await lockWallet(writing, buyerId)
  if (args.mode === 'setup') return beginKeeping(writing, buyerId, args)
  const { gateway, mode, items, useCoupon, metadata, cancelUrl, successUrl } = args
  const quote = await quoteOf(writing, {
    buyerId,
    gateway,
    items: items ?? [],
    useCoupon,
    promoCode: args.promoCode ?? null,
  })
  refuseUnseen(quote.total, args.price)
  if (mode !== (quote.renewal ? 'subscription' : 'payment'))
    throw invalid('mode', quote.renewal ? 'This is paid again each time: subscribe to it.' : 'This is paid once.')
  // What renews has a card at the gateway, also where a coupon gives its first period.
  const isPaid = quote.charged === 0 && !quote.renewal
  if (quote.renewal) await expireVisits(context, writing, earlierFor(buyerId, quote.renewal))
  const status = isPaid ? 'complete' : 'open'
  const kept = { buyerId, gateway, mode, quote, status, metadata, cancelUrl, successUrl } as const
  const billingSessionId = await keepPurchase(writing, kept)
  if (isPaid) await sell(writing, context, { billingSessionId, buyerId, lines: quote.lines })
  return billingSessionId
}

/** The open purchases by which a person began to subscribe to the same package, so that it is not paid on two pages. */
const earlierFor = (buyerId: string, { packageId }: SaleRenewal) =>
  and(eq(billingSessions.userId, buyerId), sql`${billingSessions.renewal} ->> 'packageId' = ${packageId}`)

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
