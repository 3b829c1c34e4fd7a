import type { BillingGateway, BillingMode } from '../../../../schema/generated/types'
import type { KeptPurchase } from '../../../money/billing-session/table'
import type { NewTransaction as Movement, SchoolAccount } from '../../../money/movement'
import type { Usable } from '../../../money/sale/coupons'
import { type Purchase, purchaseRow } from '../../../money/sale/keep-purchase'
import { creditsOf, type SaleLine, sumOf } from '../../../money/sale/line'
import { quoteFrom, type SaleQuote } from '../../../money/sale/quote'
import { royaltyRows } from '../../../money/sale/royalties'
import { grantOf, movementsOf, partRow } from '../../../money/sale/sell'
import { paymentRow } from '../../../money/settle/keep-payment'
import type { Books } from '../../books'
import { later, MINUTE } from '../../calendar'
import type { Student } from '../../place-people'
import type { Dice, Ids } from '../../random'
import type { Making, Row } from '../../school'
import type { NewTransaction, Purse } from '../movement'
import type { Access } from './access'
import type { Counter, Wanted } from './counter'

/** What all who sell in the demo school share. */
export interface Shop extends Pick<Making, 'school' | 'calendar'> {
  id: Ids
  dice: Dice
  books: Books
  access: Access
  counter: Counter
}

/** What somebody buys, or tries to. */
export interface Order {
  buyer: Student
  /** When the money came, or did not. */
  at: Date
  gateway: BillingGateway
  wanted: Wanted
  coupon?: Usable | null
  outcome?: 'paid' | 'failed' | 'cancelled' | 'expired'
  /** Whether its buyer opens what was bought. */
  opened?: boolean
}

/** A purchase as its books tell of it, filled when its wallet is known. */
export interface Bought {
  buyer: Student
  row?: KeptPurchase
  payment?: Row<'billingTransactions'> & { id: string }
  /** The movements that paid for its lines, and what bonus they brought. */
  paid: NewTransaction[]
  bonus: number
  parts: (Row<'purchaseParts'> & { id: string })[]
  royalties: Row<'royalties'>[]
}

const said = (words: Movement['description']) => (typeof words === 'string' ? words : words())
/** A gateway's own name for something of the demo school. */
export const externalId = (kind: string, id: string) => `${kind}_demo_${id.replaceAll('-', '')}`
const card = { brand: 'visa', last4: '4242' }

/** Keeps an order with its price once it is known what is in the buyer's wallet, and gives what was bought. */
export function ring(shop: Shop, order: Order): Bought {
  const { buyer, at, coupon, wanted, outcome = 'paid', opened } = order
  const bought: Bought = { buyer, paid: [], bonus: 0, parts: [], royalties: [] }
  if (coupon && outcome === 'paid') shop.counter.used(coupon, buyer.id)
  if (outcome === 'paid')
    for (const bundle of wanted.bundles)
      shop.access.give({ bundle, userId: buyer.id, at, by: grantOf(wanted.item as SaleLine) }, opened)
  shop.books.add(buyer, {
    at,
    settle: (purse) => (outcome === 'paid' ? settle(shop, order, purse, bought) : lapse(shop, order, purse)),
  })
  return bought
}

function quoted({ buyer: { discount }, gateway, wanted, coupon }: Order, { balance }: Purse): SaleQuote {
  const asked = { gateway, items: [wanted.item], offers: [wanted.offer], wallet: { balance, discount, owed: 0 } }
  return quoteFrom(asked, coupon ?? null)
}

/** How long people are on the pay page, in minutes. */
const ON_THE_PAGE = [1, 6] as const
/** After so many minutes nobody waits for a payment any more. */
const GIVEN_UP = 30

const paths: Partial<Record<string, string>> = { topup: '/wallet/top-up', package: '/wallet/packages' }

interface Keeping {
  quote: SaleQuote
  /** When it was begun. */
  at: Date
  mode?: BillingMode
}

/** Keeps a purchase that has not come to anything yet. */
export function keep({ school, id }: Shop, order: Order, { quote, at, mode = 'payment' }: Keeping): KeptPurchase {
  const { buyer, gateway, wanted } = order
  const path = paths[wanted.item.type] ?? '/library'
  const isVisit = gateway === 'sandbox'
  const purchase: Purchase = {
    ...{ buyerId: buyer.id, gateway, mode, quote, status: 'open' },
    ...(isVisit && { cancelUrl: path, successUrl: path }),
  }
  const row = purchaseRow(purchase, at, () => id(at))
  const kept = {
    ...{ externalId: isVisit && quote.charged > 0 ? externalId('pay', id(at)) : null, currency: 'gbp', metadata: null },
    ...row,
  } as KeptPurchase
  school.billingSessions.push(kept)
  return kept
}

/** Notes the use of a purchase's coupon, which counts unless the purchase came to nothing. */
function noteCoupon({ school, id }: Shop, { coupon }: Order, kept: KeptPurchase, releasedAt: Date | null = null) {
  if (!coupon) return
  const { id: billingSessionId, userId, insertedAt } = kept
  const use = { couponId: coupon.id, userId, billingSessionId, releasedAt, insertedAt }
  school.couponUses.push({ id: id(insertedAt), ...use })
  const row = school.coupons.find((each) => each.id === coupon.id)
  if (row && !releasedAt) row.timesRedeemed = (row.timesRedeemed ?? 0) + 1
}

/** Keeps a purchase whose money did not come; its coupon, if any, can be used again. */
function lapse(shop: Shop, order: Order, purse: Purse): NewTransaction[] {
  const { school, id, dice } = shop
  const { at, outcome } = order
  const begun = later(at, -dice.int(...ON_THE_PAGE) * MINUTE)
  const kept = keep(shop, order, { quote: quoted(order, purse), at: begun })
  const over = outcome === 'expired' ? later(begun, GIVEN_UP * MINUTE) : at
  Object.assign(kept, { status: 'expired', updatedAt: over })
  noteCoupon(shop, order, kept, over)
  if (outcome === 'failed' && kept.externalId)
    school.billingTransactions.push({ id: id(at), ...paymentRow(kept, 'failed', { intentId: kept.externalId }, at) })
  return []
}

function settle(shop: Shop, order: Order, purse: Purse, bought: Bought): NewTransaction[] {
  const { dice } = shop
  const { at, gateway } = order
  const quote = quoted(order, purse)
  const begun = gateway === 'wallet' || !quote.charged ? at : later(at, -dice.int(...ON_THE_PAGE) * MINUTE)
  const kept = keep(shop, order, { quote, at: begun })
  noteCoupon(shop, order, kept)
  return complete(shop, kept, at, bought)
}

/** Completes a purchase whose money has come: keeps its payment, and sells its lines. Returns what moves in the wallet. */
export function complete(shop: Shop, kept: KeptPurchase, at: Date, bought: Bought): NewTransaction[] {
  const { school, id } = shop
  const { gateway, amountCharged: amount, amountTotal, lineItems: lines } = kept
  const isCharged = amount > 0
  Object.assign(kept, {
    status: 'complete',
    paymentStatus: amountTotal ? 'paid' : 'no_payment_required',
    updatedAt: at,
  })
  if (isCharged && gateway === 'sandbox') kept.paymentIntent = kept.externalId
  bought.row = kept
  const moved: NewTransaction[] = []
  if (isCharged) {
    const state = kept.externalId ? { intentId: kept.externalId, card } : null
    bought.payment = { id: id(at), ...paymentRow(kept, 'succeeded', state, at) }
    school.billingTransactions.push(bought.payment)
    const against: SchoolAccount = { kind: 'gateway', name: gateway }
    const credits = sumOf(lines.map((line) => creditsOf(line).paid))
    moved.push({
      id: id(at),
      at,
      type: 'topup',
      description: 'Wallet top-up',
      amount,
      against,
      credits,
      billingSessionId: kept.id,
    })
  }
  for (const line of lines) moved.push(...sellLine(shop, kept, at, { line, bought }))
  return moved
}

interface Selling {
  line: SaleLine
  bought: Bought
}

function sellLine(
  { school, id, counter }: Shop,
  { id: billingSessionId, userId }: KeptPurchase,
  at: Date,
  { line, bought }: Selling,
) {
  const { payment, bonus } = movementsOf({ billingSessionId, buyerId: userId }, line)
  const moved = [payment, bonus].flatMap((movement) => (movement ? demoMovement(movement, id(at), at) : []))
  const [paid] = payment ? moved : []
  if (paid) bought.paid.push(paid)
  bought.bonus += bonus?.amount ?? 0
  const transactionId = paid?.id ?? null
  const kept = { billingSessionId, userId, transactionId, giveBackUntil: line.giveBackUntil }
  for (const part of line.parts) {
    const row = { id: id(at), ...partRow(kept, part), insertedAt: at }
    school.purchaseParts.push(row)
    bought.parts.push(row)
    if (!part.typeId || !transactionId || !part.share) continue
    const sold = { transactionId, paymentId: bought.payment?.id ?? null, partId: row.id, net: part.share }
    const alone = line.type === part.type ? part.list : null
    for (const royalty of royaltyRows({ ...sold, alone, shares: counter.sharesOf(part.typeId) })) {
      const own = { id: id(at), ...royalty, insertedAt: at }
      school.royalties.push(own)
      bought.royalties.push(own)
    }
  }
  return moved
}

const demoMovement = (movement: Movement, id: string, at: Date): NewTransaction => {
  const { type, amount, against, billingSessionId, item, quote, shares, package: sold, description, detail } = movement
  return {
    ...{ id, at, type, amount, against: against as SchoolAccount, description: said(description) },
    ...(billingSessionId && { billingSessionId }),
    ...(detail && { detail: said(detail) }),
    ...(item && { item }),
    ...(quote !== undefined && { quote: quote as SaleLine }),
    ...(shares && { shares }),
    ...(sold !== undefined && { package: sold }),
  }
}
