import type { AmountUnit, BillingItemType, SessionCategory } from '../../../../schema/generated/types'
import { parsePounds } from '../../../ui/money/money'
import type { Group } from '../head/use-group'
import { isWhole } from './whole'

/** What members may book, as the form holds it: what may stay empty is an empty text. */
export interface PolicyDraft {
  allowedFor: SessionCategory[]
  allowedDays: number[]
  bookedAhead: string
  freeUntilHours: string
  /** Pounds. */
  reschedulePrice: string
  discountUnit: AmountUnit
  /** Percent, or pounds; empty: no discount. */
  discount: string
  discountOn: BillingItemType[]
}

const numberText = (value: number | null) => (value === null ? '' : String(value))
const poundsText = (pence: number | null) => (pence === null ? '' : (pence / 100).toFixed(2))

export function policyDraft({
  allowedFor,
  allowedDays,
  bookingPolicy,
  config,
}: Pick<Group, 'allowedFor' | 'allowedDays' | 'bookingPolicy' | 'config'>): PolicyDraft {
  const { unit = 'percent', amount = null, on = ['session' as const] } = config.discount ?? {}
  return {
    ...{ allowedFor, allowedDays },
    bookedAhead: numberText(bookingPolicy.bookedAhead),
    freeUntilHours: numberText(bookingPolicy.freeUntilHours),
    reschedulePrice: poundsText(bookingPolicy.reschedulePrice),
    ...{ discountUnit: unit, discountOn: on },
    discount: unit === 'percent' ? numberText(amount) : poundsText(amount),
  }
}

/** What is wrong with it, by field. */
export function policyFaults(draft: PolicyDraft): Partial<Record<keyof PolicyDraft, string>> {
  const { bookedAhead, freeUntilHours, reschedulePrice } = draft
  const discount = discountFault(draft)
  return {
    ...(bookedAhead.trim() && !isWhole(bookedAhead, 1, 100) && { bookedAhead: 'A number from 1 to 100.' }),
    ...(freeUntilHours.trim() && !isWhole(freeUntilHours, 0, 336) && { freeUntilHours: 'A number from 0 to 336.' }),
    ...(reschedulePrice.trim() &&
      !isPence(reschedulePrice, 0, 100_000) && { reschedulePrice: 'From £0.00 to £1,000.00.' }),
    ...(discount && { discount }),
  }
}

function discountFault({ discount, discountUnit, discountOn }: PolicyDraft): string | null {
  if (!discount.trim()) return null
  if (discountUnit === 'percent' && !isWhole(discount, 1, 100)) return 'A number from 1 to 100.'
  if (discountUnit === 'amount' && !isPence(discount, 1, 1_000_000)) return 'From £0.01 to £10,000.00.'
  return discountOn.length ? null : 'Choose what it counts for.'
}

function isPence(text: string, from: number, till: number): boolean {
  const pence = parsePounds(text)
  return pence !== undefined && pence >= from && pence <= till
}

const numberOrNull = (text: string) => (text.trim() ? Number(text) : null)
const penceOrNull = (text: string) => parsePounds(text) ?? null

/** The terms that are sent. */
export const sentTerms = ({ bookedAhead, freeUntilHours, reschedulePrice }: PolicyDraft) => ({
  bookedAhead: numberOrNull(bookedAhead),
  freeUntilHours: numberOrNull(freeUntilHours),
  reschedulePrice: penceOrNull(reschedulePrice),
})

/** The discount that is sent; null: none. */
export function sentDiscount({ discount, discountUnit: unit, discountOn: on }: PolicyDraft) {
  if (!discount.trim()) return null
  return { unit, on, amount: (unit === 'percent' ? Number(discount) : penceOrNull(discount)) ?? 0 }
}
