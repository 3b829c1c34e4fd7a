import type { AmountUnit } from '../../schema/generated/types'
import { apportioned } from '../apportion'
import { takenOff } from './priced'

/** What a package's price follows from; amounts in pence. */
export interface Packaging {
  credits: number
  /** Null: what its parts cost one at a time. */
  price: number | null
  discount: number | null
  discountUnit: AmountUnit
  /** Its parts beside credits. */
  goods: readonly Good[]
}

/** A thing in a package, with what it costs by itself. */
export interface Good<Type extends string = string> {
  type: Type
  typeId: string | null
  name: string
  list: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

/** What the parts of a package cost one at a time. */
export const partsTotal = ({ credits, goods }: Packaging): number => credits + sum(goods.map(({ list }) => list))

/** The list price of a package. */
export const listOf = (packaging: Packaging): number => packaging.price ?? partsTotal(packaging)

/** What is taken off the list price of a package for everybody. */
export const offOf = (packaging: Packaging): number =>
  packaging.discount === null
    ? 0
    : takenOff(listOf(packaging), { unit: packaging.discountUnit, value: packaging.discount })

/** What anybody pays for a package, before a coupon and their own discount. */
export const packagePrice = (packaging: Packaging): number => listOf(packaging) - offOf(packaging)

/**
 * The share of a price that each part has, by what the parts cost one at a time, to the penny. Where every part is free by itself, the first has all of it.
 */
export function sharesOf(price: number, parts: readonly { list: number }[]): number[] {
  const isFree = sum(parts.map(({ list }) => list)) === 0
  const keys = parts.map((_, at) => `${at}`.padStart(4, '0'))
  const shares = apportioned(
    price,
    parts.map(({ list }, at) => ({ key: keys[at] ?? '', weight: isFree && at === 0 ? 1 : list, most: price })),
  )
  return keys.map((key) => shares.get(key) ?? 0)
}
