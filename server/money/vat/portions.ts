import { apportioned } from '../../../rules/apportion'
import { dividedEvenly } from '../../../rules/money/percent'
import { type VatCategory, vatIn } from '../../../rules/money/vat'
import type { BillingItemType } from '../../../schema/generated/types'

/** What a wallet's money is: a gift, credits whose VAT was due when they were bought, or other money. */
export type Source = 'bonus' | 'vatPaid' | 'money'

/** What of an amount is of each source, in pence. */
export type Pots = Readonly<Record<Source, number>>

/** A bonus is spent before what was paid. */
const spent: readonly Source[] = ['bonus', 'vatPaid', 'money']
/** A bonus is never paid out. */
const paidOut: readonly Source[] = ['money', 'vatPaid']
/** What was spent last comes back first. */
const cameBack: readonly Source[] = ['money', 'vatPaid', 'bonus']

/** A part of what was paid: of one source, for one kind of item. */
export interface Portion extends VatCategory {
  source: Source
  type: BillingItemType
  /** Pence, with the VAT. */
  gross: number
  /** Pence. Of credits whose VAT was due before it is that VAT; of a bonus there is none, since nobody paid for it. */
  vat: number
}

/** The part of a price that is for one kind of item. */
export interface Share extends VatCategory {
  type: BillingItemType
  amount: number
}

function drawn(amount: number, pots: Pots, order: readonly Source[]): Pots {
  let left = amount
  const taken = { bonus: 0, vatPaid: 0, money: 0 }
  for (const source of order) {
    taken[source] = Math.min(left, pots[source])
    left -= taken[source]
  }
  return taken
}

export const spentFrom = (amount: number, pots: Pots): Pots => drawn(amount, pots, spent)
export const paidOutOf = (amount: number, pots: Pots): Pots => drawn(amount, pots, paidOut)

/** The part of the VAT due before that goes with some of the credits it was due for. */
export const vatWith = (taken: number, credits: number, vat: number): number =>
  taken === credits ? vat : dividedEvenly(vat * taken, credits)

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)
const keyOf = (at: number) => `${at}`.padStart(3, '0')

/** Divides an amount among some by how much of it each has at most, to the penny. */
function divided(amount: number, most: readonly number[]): number[] {
  const shares = apportioned(
    amount,
    most.map((each, at) => ({ key: keyOf(at), weight: each, most: each })),
  )
  return most.map((_, at) => shares.get(keyOf(at)) ?? 0)
}

/** What a price was paid with, for each kind of item in it. `vatBefore` is the VAT of the credits among it whose VAT was due before. */
export function portionsOf(shares: readonly Share[], taken: Pots, vatBefore: number): Portion[] {
  const left = shares.map(({ amount }) => amount)
  return spent.flatMap((source) => {
    const amounts = divided(taken[source], left)
    const before = divided(vatBefore, source === 'vatPaid' ? amounts : [])
    return shares.flatMap(({ type, treatment, rate }, at) => {
      const gross = amounts[at] ?? 0
      left[at] = (left[at] ?? 0) - gross
      const vat = source === 'money' ? vatIn(gross, { treatment, rate }) : (before[at] ?? 0)
      return gross > 0 ? [{ source, type, treatment, rate, gross, vat }] : []
    })
  })
}

const isSame = (one: Portion, other: Portion) =>
  one.source === other.source && one.type === other.type && one.rate === other.rate && one.treatment === other.treatment

/** What is left of the portions of a payment after what came back of it. */
export const leftOfPortions = (paid: readonly Portion[], back: readonly Portion[]): Portion[] =>
  paid
    .map((portion) => {
      const gone = back.filter((each) => isSame(each, portion))
      return {
        ...portion,
        gross: portion.gross - sum(gone.map(({ gross }) => gross)),
        vat: portion.vat - sum(gone.map(({ vat }) => vat)),
      }
    })
    .filter(({ gross }) => gross > 0)

/** Of which portions an amount comes back, those of one kind of item first where it is told. */
export function cameBackOf(left: readonly Portion[], amount: number, type?: BillingItemType): Portion[] {
  const first = left.filter((each) => each.type === type)
  const others = left.filter((each) => each.type !== type)
  let open = amount
  return [first, others].flatMap((portions) =>
    cameBack.flatMap((source) => {
      const some = portions.filter((each) => each.source === source)
      const taken = Math.min(open, sum(some.map(({ gross }) => gross)))
      open -= taken
      const amounts = divided(
        taken,
        some.map(({ gross }) => gross),
      )
      return some.flatMap((portion, at) => {
        const gross = amounts[at] ?? 0
        return gross > 0 ? [{ ...portion, gross, vat: vatWith(gross, portion.gross, portion.vat) }] : []
      })
    }),
  )
}

/** The sums of portions of one source. */
export const sumsOf = (portions: readonly Portion[], source: Source) => {
  const some = portions.filter((each) => each.source === source)
  return { gross: sum(some.map(({ gross }) => gross)), vat: sum(some.map(({ vat }) => vat)) }
}
