import type { AmountUnit, PriceReducer } from '../../schema/generated/types'
import { apportioned } from '../apportion'
import { percentOf } from './percent'

/** A part of a price that is taken off: a percentage, or pence. */
export interface Reduction {
  unit: AmountUnit
  value: number
}

/** Who lowers a price, in the order in which they do. */
export type Reducer = PriceReducer

/** A thing on sale, or several alike. */
export interface PriceLine {
  key: string
  /** Pence, of all that the line buys. */
  list: number
  /** What lowers this line whoever buys it, in this order. */
  own?: readonly { by: Reducer; reduction: Reduction }[]
  /** Whether the coupon counts for it. */
  takesCoupon?: boolean
  /** The part of the list price that becomes credits: the wallet's discount does not count on it, since what is bought with them is discounted. */
  credits?: number
}

export interface PricedLine {
  key: string
  list: number
  /** What each took off, without those that took nothing. */
  reductions: { by: Reducer; amount: number }[]
  /** To pay. */
  total: number
}

/** What applies to all lines together. */
export interface Terms {
  coupon?: Reduction | null
  /** The wallet's standing discount, in percent. */
  discount?: number
}

/** What a reduction takes off an amount; at most the amount. */
export const takenOff = (amount: number, { unit, value }: Reduction): number =>
  Math.min(amount, unit === 'percent' ? percentOf(amount, value) : value)

/**
 * The prices of lines: list price, less their own reductions, less the coupon, less the wallet's discount. A coupon and the wallet's discount are counted once
 * on the lines together and divided among them, so the lines always add up to the total.
 */
export function priced(lines: readonly PriceLine[], { coupon, discount = 0 }: Terms): PricedLine[] {
  const made = lines.map(withOwn)
  if (coupon) {
    const most = made.map(({ total }, at) => (lines[at]?.takesCoupon ? total : 0))
    lower(made, 'coupon', takenOff(sum(most), coupon), most)
  }
  const most = made.map(({ list, total }, at) => total - Math.ceil((total * (lines[at]?.credits ?? 0)) / (list || 1)))
  lower(made, 'wallet', percentOf(sum(most), discount), most)
  return made
}

function withOwn({ key, list, own = [] }: PriceLine): PricedLine {
  const line: PricedLine = { key, list, reductions: [], total: list }
  for (const { by, reduction } of own) take(line, by, takenOff(line.total, reduction))
  return line
}

/** Divides what is taken off among the lines by their prices, none below nothing. */
function lower(lines: PricedLine[], by: Reducer, amount: number, most: readonly number[]) {
  const shares = apportioned(
    amount,
    lines.map(({ key }, at) => ({ key, weight: most[at] ?? 0, most: most[at] ?? 0 })),
  )
  for (const line of lines) take(line, by, shares.get(line.key) ?? 0)
}

function take(line: PricedLine, by: Reducer, amount: number) {
  if (amount <= 0) return
  line.reductions.push({ by, amount })
  line.total -= amount
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)
