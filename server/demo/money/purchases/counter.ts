import type { CheckoutItemInput } from '../../../../schema/generated/types'
import { detailOf, termsText } from '../../../groups/meeting/terms'
import { offerOf } from '../../../library/bundle/sold'
import { onceOf } from '../../../money/billing-package/sold'
import { shortOf, type Usable, usableOf } from '../../../money/sale/coupons'
import { priceLines } from '../../../money/sale/quote'
import type { Offer, Share } from '../../../money/sold'
import type { PlacedEvent } from '../../groups/place-events'
import type { PlacedBundle } from '../../library/shelving'
import type { Making, Row, School } from '../../school'
import { type Access, monthsLater } from './access'

/** A package as it is planned. */
export type Package = Row<'billingPackages'> & { id: string }

/** What somebody asks to buy, what it is on offer for, and the bundles that they then have. */
export interface Wanted {
  item: CheckoutItemInput
  offer: Offer
  bundles: readonly PlacedBundle[]
}

/** Who asks, and when. */
export interface Buying {
  userId: string
  at: Date
  /** Whether its buyer holds none of it now. */
  fresh?: boolean
}

/** What the school sells at an instant, by the rules of the product; null: not to this person, or not then. */
export interface Counter {
  topUp(amount: number): Wanted
  bundle(bundle: PlacedBundle, buying: Buying): Wanted | null
  package(title: string, buying: Buying): Wanted | null
  ticket(event: PlacedEvent): Wanted
  /** A coupon for what is wanted. A use of it is noted by `used`. */
  coupon(code: string, wanted: Wanted, buying: Buying): Usable | null
  used(coupon: Usable, userId: string): void
  /** The authors' shares of a bundle. */
  sharesOf(bundleId: string): Share[]
  goodsOf(title: string): { row: Package; goods: PlacedBundle[] }
}

const item = (type: CheckoutItemInput['type'], typeId: string | null): CheckoutItemInput => ({ type, typeId })

/** A ticket, under the terms of its event. */
function ticket({ id, title: name, price: list = 0, startAt, bookingPolicy }: PlacedEvent): Wanted {
  const policy = termsText({ bookingPolicy: bookingPolicy ?? {} })
  const parts = [{ type: 'meeting' as const, typeId: id, name, list }]
  return {
    item: item('meeting', id),
    offer: { name, list, policy, detail: detailOf({ startAt }), parts },
    bundles: [],
  }
}

/** The school's offers, to those who may buy them. */
export function createCounter({ school }: Pick<Making, 'school'>, access: Access): Counter {
  const bundles = new Map((school.bundles as PlacedBundle[]).map((bundle) => [bundle.id, bundle]))
  const uses = new Set<string>()

  function goodsOf(title: string) {
    const row = school.billingPackages.find((each) => each.title === title) as Package | undefined
    if (!row) throw new Error(`the demo school sells no ${title}`)
    const ids = school.billingPackageBundles.filter(({ packageId }) => packageId === row.id)
    const goods = ids.flatMap(({ bundleId }) => bundles.get(bundleId) ?? [])
    return { row, goods: goods.toSorted((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1)) }
  }

  return {
    topUp: (amount) => {
      const name = 'Wallet top-up'
      const part = { type: 'topup' as const, typeId: null, name, list: amount }
      return {
        item: { ...item('topup', null), unitAmount: amount },
        offer: { name, list: amount, parts: [part] },
        bundles: [],
      }
    },
    bundle(bundle, { userId, at, fresh }) {
      if (!isOnSale(bundle, at) || access.isHeld(bundle, userId, at)) return null
      if (!access.maySell(bundle, userId, at, fresh)) return null
      const { id, title: name, price } = bundle
      return {
        item: item('bundle', id),
        offer: offerOf(id, { name, list: price ?? 0, authors: [] }),
        bundles: [bundle],
      }
    },
    package(title, { userId, at, fresh }) {
      const { row, goods } = goodsOf(title)
      const isHeld = goods.map((bundle) => access.isHeld(bundle, userId, at))
      const given = goods.filter((_, place) => !isHeld[place])
      if ((goods.length && !given.length) || !given.every((bundle) => access.maySell(bundle, userId, at, fresh)))
        return null
      const until = monthsLater(at, row.accessDuration ?? 12)
      const offer = onceOf({ ...packagingOf(row, goods), title, until }, isHeld)
      return { item: item('package', row.id), offer, bundles: given }
    },
    ticket,
    coupon(code, { item: wanted, offer }, { userId, at }) {
      const row = school.coupons.find((each) => each.code === code)
      if (!row || !isValid(row, at) || uses.has(`${row.id} ${userId}`)) return null
      const known = wholeCoupon(row)
      const isFor = !known.itemTypes.length || known.itemTypes.includes(wanted.type)
      return isFor && !shortOf(known, { lines: priceLines([offer]), items: [wanted] }) ? usableOf(known, true) : null
    },
    used: ({ id }, userId) => void uses.add(`${id} ${userId}`),
    sharesOf: (bundleId) =>
      school.bundleAuthors.flatMap((each) =>
        each.bundleId === bundleId && each.royaltyAmount
          ? { recipientId: each.userId, unit: each.royaltyUnit ?? 'percent', unitAmount: each.royaltyAmount }
          : [],
      ),
    goodsOf,
  }
}

const isOnSale = ({ status, visibility, price, insertedAt }: PlacedBundle, at: Date) =>
  status === 'published' &&
  !['private', 'restricted'].includes(visibility ?? '') &&
  Boolean(price) &&
  (insertedAt ?? at) <= at

const isValid = ({ insertedAt, from, until }: School['coupons'][number], at: Date) =>
  (insertedAt ?? at) <= at && (!from || from <= at) && (!until || at < until)

/** A coupon with the defaults of its columns. */
const wholeCoupon = ({ id = '', name, ...rest }: School['coupons'][number]) => ({
  ...{ id, name, code: rest.code ?? null, amountOff: rest.amountOff ?? null, percentOff: rest.percentOff ?? null },
  ...{ duration: rest.duration ?? 'once', durationInMonths: rest.durationInMonths ?? null, packages: [] },
  ...{ minimumAmount: rest.minimumAmount ?? null, itemTypes: rest.itemTypes ?? [] },
})

/** A package as its price is read. */
export const packagingOf = (
  { credits = 0, price = null, discount = null }: Package,
  goods: readonly PlacedBundle[],
) => ({
  ...{ credits, price, discount, discountUnit: 'percent' as const },
  goods: goods.map(({ id, title, price: list }) => ({
    type: 'bundle' as const,
    typeId: id,
    name: title,
    list: list ?? 0,
  })),
})
