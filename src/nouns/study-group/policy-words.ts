import { weekdayWords } from '../../../rules/booking/weekday-words'
import type { AmountUnit, BillingItemType, SessionCategory } from '../../../schema/generated/types'
import { formatMoney } from '../../ui/money/money'
import { type Day, dayWords } from '../../ui/time/london-days'
import { categoryWords } from '../session-type/type-words'

/** What a group's discount can count for, in the order of the form. */
export const discounted = { session: 'session', package: 'package', bundle: 'bundle of the library' } as const

export type Discounted = keyof typeof discounted

const isDiscounted = (type: BillingItemType): type is Discounted => Object.hasOwn(discounted, type)

interface Discount {
  unit: AmountUnit
  amount: number
  on: readonly BillingItemType[]
}

/** '10% off each session and package'. */
export function discountWords({ unit, amount, on }: Discount): string {
  const off = unit === 'percent' ? `${amount}%` : formatMoney(amount)
  return `${off} off each ${listWords(on.filter(isDiscounted).map((type) => discounted[type]))}`
}

/** 'a', 'a and b', 'a, b and c'. */
function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

/** The kinds of session that members may book. */
export const kindsWords = (allowedFor: readonly SessionCategory[]): string =>
  allowedFor.length ? allowedFor.map((each) => categoryWords[each]).join(', ') : 'All'

/** The days on which members may book. */
export function bookableDays(allowedDays: readonly number[]): string {
  const words = weekdayWords(allowedDays)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface Giving {
  intensiveUntil: Day
  config: { gives: string | null; discount: Discount | null }
}

/** What a group gives its members: its discount, and what those who lead it say; null: nothing. */
export function givesWords({ intensiveUntil, config: { gives, discount } }: Giving): string | null {
  const off = discount && `${discountWords(discount)}, until ${dayWords(intensiveUntil)}.`
  return [off, gives].filter(Boolean).join('\n') || null
}
