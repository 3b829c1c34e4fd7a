import { sharesOf } from '../../../rules/money/package-price'
import { type PricedLine, type PriceLine, priced } from '../../../rules/money/priced'
import type { BillingGateway, CheckoutItemInput } from '../../../schema/generated/types'
import { invalid } from '../../kernel/errors'
import { owedSql } from '../owed-sql'
import { pounds } from '../pounds'
import { type Asking, type Offer, soldAs } from '../sold'
import { type AskedCoupon, bestCoupon, type Usable } from './coupons'
import { creditsOf, type SaleLine, sumOf } from './line'
import { firstAmountFor, renewingOf, type SaleRenewal } from './renewal'

/** What gateways take at least, in pence. A smaller rest is rounded up to it, and what is over stays in the wallet. */
export const LEAST_CHARGE = 30
const MOST_ITEMS = 20

export interface Asked extends AskedCoupon {
  buyerId: string
  gateway: BillingGateway
  items: readonly CheckoutItemInput[]
}

export interface SaleQuote {
  lines: SaleLine[]
  list: number
  total: number
  coupon: Usable | null
  /** What the wallet gets of the total: the money for credits, which stays in it. */
  kept: number
  /** What the wallet gets beyond what is paid for it. */
  bonus: number
  fromWallet: number
  /** What the gateway takes. */
  charged: number
  balance: number
  /** What the buyer owes, which the gateway takes with it. */
  owed: number
  /** How it is paid again by itself; null: it is paid once. */
  renewal: SaleRenewal | null
}

/** The price of a purchase for a person now. Throws VALIDATION, and what the things themselves refuse. */
export async function quoteOf(asking: Asking, { buyerId, gateway, items, ...code }: Asked): Promise<SaleQuote> {
  refuseItems(items)
  const offers: Offer[] = []
  for (const { type, typeId, unitAmount } of items)
    offers.push(await soldAs(type, asking).offer(asking, { id: typeId ?? null, buyerId, amount: unitAmount ?? null }))
  const wallet = await walletOf(asking, buyerId)
  const sale = { ...code, buyerId, lines: priceLines(offers), items, discount: wallet.discount }
  return quoteFrom({ gateway, items, offers, wallet }, await bestCoupon(asking, sale))
}

/** What a purchase is quoted from: what is asked for, what it is on offer for, and what its buyer has. */
export interface Quoting extends Pick<Asked, 'gateway' | 'items'> {
  offers: readonly Offer[]
  wallet: Means
}

/** Offers before a coupon and the wallet's discount. */
export const priceLines = (offers: readonly Offer[]): PriceLine[] =>
  offers.map((offer, at) => priceLine(`${at}`.padStart(2, '0'), offer))

/** The price of offers with a coupon. Throws VALIDATION where they cannot be paid so. */
export function quoteFrom({ gateway, items, offers, wallet }: Quoting, coupon: Usable | null): SaleQuote {
  const asked = priceLines(offers)
  const linesWith = (used: Usable | null) =>
    priced(
      asked.map((line, at) => ({ ...line, takesCoupon: used?.counts(items[at] as CheckoutItemInput) ?? false })),
      { coupon: used?.reduction ?? null, discount: wallet.discount },
    ).map((line, at) => saleLine(line, items[at] as CheckoutItemInput, offers[at] as Offer))
  const lines = linesWith(coupon)
  const every = renewingOf(offers, gateway)
  if (!every) return { ...summed(lines, gateway, wallet), coupon, renewal: null }
  const [{ typeId, name }] = lines as [SaleLine]
  const renewal = { every, packageId: typeId ?? '', name, lines: linesWith(null) }
  refuseTooLittle(lines, renewal.lines)
  return {
    ...byCard(lines, wallet),
    coupon,
    renewal: { ...renewal, firstAmountFor: firstAmountFor(coupon), coupon: coupon?.name ?? null },
  }
}

/** A gateway takes nothing, or at least its least charge, whole. */
function refuseTooLittle(first: readonly SaleLine[], later: readonly SaleLine[]) {
  const [now, then] = [first, later].map((lines) => sumOf(lines.map(({ total }) => total))) as [number, number]
  if (then < LEAST_CHARGE || (now > 0 && now < LEAST_CHARGE))
    throw invalid('items', `What renews costs at least ${pounds(LEAST_CHARGE)} each time.`)
}

function refuseItems(items: readonly CheckoutItemInput[]) {
  if (!items.length) throw invalid('items', 'There is nothing to pay for.')
  if (items.length > MOST_ITEMS) throw invalid('items', `At most ${MOST_ITEMS} things can be bought at once.`)
  if (items.some(({ quantity }) => (quantity ?? 1) !== 1))
    throw invalid('items', 'Each thing is bought once at a time.')
  const ids = items.map(({ type, typeId }) => `${type} ${typeId ?? ''}`)
  if (new Set(ids).size < ids.length) throw invalid('items', 'Each thing is bought once at a time.')
}

/** What a buyer has, and owes, in pence; the discount in percent. */
export interface Means {
  balance: number
  discount: number
  owed: number
}

async function walletOf({ query }: Asking, userId: string): Promise<Means> {
  const { rows } = await query({
    text: `select balance::float8 as balance, discount, ${owedSql('a')}::float8 as owed from accounts a where user_id = $1`,
    values: [userId],
  })
  return (rows[0] as unknown as Means | undefined) ?? { balance: 0, discount: 0, owed: 0 }
}

/** The part of a list price that credits have, which the wallet's discount does not lower. */
function priceLine(key: string, { list, own = [], parts }: Offer): PriceLine {
  const apart = sumOf(parts.map((part) => part.list))
  const credits = sumOf(parts.filter(({ type }) => type === 'topup').map((part) => part.list))
  return { key, list, own, credits: apart ? Math.ceil((list * credits) / apart) : 0 }
}

function saleLine(
  line: PricedLine,
  { type, typeId }: CheckoutItemInput,
  { name, parts, giveBackUntil, detail, policy }: Offer,
): SaleLine {
  const shares = sharesOf(line.total, parts)
  return {
    ...line,
    ...{ type, typeId: typeId ?? null, name },
    parts: parts.map((part, at) => ({ ...part, share: shares[at] ?? 0 })),
    giveBackUntil: giveBackUntil?.toISOString() ?? null,
    ...(detail && { detail }),
    ...(policy && { policy }),
  }
}

type Summed = Omit<SaleQuote, 'coupon' | 'renewal'>

/** What lines come to, and what of it stays in the wallet. */
function sumsOf(lines: SaleLine[]) {
  return {
    lines,
    list: sumOf(lines.map(({ list }) => list)),
    total: sumOf(lines.map(({ total }) => total)),
    kept: sumOf(lines.map((line) => creditsOf(line).paid)),
    bonus: sumOf(lines.map((line) => Math.max(0, creditsOf(line).credits - creditsOf(line).paid))),
  }
}

/** A period of a subscription, which a gateway takes whole. */
function byCard(lines: SaleLine[], { balance }: Means): Summed {
  const sums = sumsOf(lines)
  return { ...sums, fromWallet: 0, charged: sums.total, balance, owed: 0 }
}

function summed(lines: SaleLine[], gateway: BillingGateway, means: Means): Summed {
  const { balance } = means
  const sums = sumsOf(lines)
  const { total, kept } = sums
  // Credits are bought with new money, and staff record all of what came another way.
  if (gateway === 'wallet' && kept > 0) throw invalid('gateway', 'Credits are not bought from the wallet.')
  const fromWallet =
    gateway === 'wallet' ? total : gateway === 'manual' ? 0 : Math.min(Math.max(0, balance), total - kept)
  const rest = total - fromWallet
  // Staff record what came; a gateway also takes what is owed.
  const owed = rest > 0 && gateway !== 'manual' && gateway !== 'wallet' ? means.owed : 0
  const charged = rest > 0 ? Math.max(rest + owed, LEAST_CHARGE) : 0
  return { ...sums, fromWallet, charged, balance, owed }
}
