import type { PlacedBundle } from '../../library/shelving'
import type { Student } from '../../place-people'
import type { Buying, Wanted } from './counter'
import { daysOfYear, isBooked, progressOf } from './season'
import { type Order, ring, type Shop } from './till'

type Kind = 'topup' | 'bundle' | 'package' | 'credits' | 'failed' | 'cancelled' | 'expired'

/** What people do at the till, by how often they do it. */
const kinds: readonly (readonly [Kind, number])[] = [
  ['topup', 30],
  ['bundle', 30],
  ['package', 16],
  ['credits', 9],
  ['failed', 4],
  ['cancelled', 3],
  ['expired', 4],
]
const things = kinds.filter(([kind]) => kind === 'bundle' || kind === 'package' || kind === 'credits')
const TOPUPS = [2000, 3000, 5000, 5000, 7500, 10_000, 15_000] as const
const PACKAGES = [
  'Obligations',
  'Obligations',
  'Property and trusts',
  'Property and trusts',
  'The law of SQE2',
  'Both papers',
] as const
const CREDITS = ['Credits, £200', 'Credits, £400', 'Credits for four orals'] as const
const CODES = ['AUTUMN2', 'WINTER15', 'LAUNCH10'] as const
/** So many of the students are there when the year begins. */
const FIRST = 9
const TRIES = 12

/** Has students buy through the year as people do. Some things that nobody can buy then are not bought. */
export function sellThroughYear(shop: Shop, students: readonly Student[]): void {
  const { calendar, dice } = shop
  const bundles = shop.school.bundles as PlacedBundle[]
  for (const day of daysOfYear(calendar, dice)) {
    const hour = `${dice.int(8, 22)}`.padStart(2, '0')
    const at = calendar.at(day, `${hour}:${dice.int(10, 59)}`)
    const there = students.slice(0, FIRST + Math.ceil((students.length - FIRST) * progressOf(day)))
    const kind = dice.weighted(isBooked(day) ? things : kinds)
    for (let tries = 0; tries < TRIES; tries++) {
      const order = orderOf(shop, bundles, { kind, at, buyer: dice.pick(there) })
      if (order) ring(shop, order)
      if (order) break
    }
  }
}

interface Asking {
  kind: Kind
  at: Date
  buyer: Student
}

function orderOf(shop: Shop, bundles: readonly PlacedBundle[], { kind, at, buyer }: Asking): Order | null {
  const { counter, dice } = shop
  const buying: Buying = { userId: buyer.id, at }
  if (kind === 'failed' || kind === 'cancelled' || kind === 'expired')
    return { buyer, at, gateway: 'sandbox', wanted: counter.topUp(dice.pick(TOPUPS)), outcome: kind }
  const wanted = wantedOf(shop, bundles, kind, buying)
  if (!wanted) return null
  const fromWallet = (kind === 'bundle' || kind === 'package') && dice.chance(0.45)
  return {
    buyer,
    at,
    gateway: fromWallet ? 'wallet' : 'sandbox',
    wanted,
    coupon: couponFor(shop, wanted, buying),
    opened: dice.chance(0.9),
  }
}

function wantedOf(
  { counter, dice }: Shop,
  bundles: readonly PlacedBundle[],
  kind: Kind,
  buying: Buying,
): Wanted | null {
  if (kind === 'topup') return counter.topUp(dice.pick(TOPUPS))
  if (kind === 'bundle') return counter.bundle(dice.pick(bundles), buying)
  return counter.package(dice.pick(kind === 'credits' ? CREDITS : PACKAGES), buying)
}

/** One of the codes that are known then, for every second buyer. */
function couponFor({ counter, dice }: Shop, wanted: Wanted, buying: Buying) {
  if (!dice.chance(0.55)) return null
  for (const code of CODES) {
    // A code for learning is not wasted on a top-up.
    if ((code === 'LAUNCH10') !== (wanted.item.type === 'topup')) continue
    const coupon = counter.coupon(code, wanted, buying)
    if (coupon) return coupon
  }
  return null
}
