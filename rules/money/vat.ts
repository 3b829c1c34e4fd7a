import type { VatTreatment } from '../../schema/generated/types'
import { dividedEvenly, IN_A_PERCENT } from './percent'

/** How VAT applies to a thing. */
export interface VatCategory {
  treatment: VatTreatment
  /** Percent; 0 unless prices include it. */
  rate: number
}

export const noVat: VatCategory = { treatment: 'off', rate: 0 }

export const isSameVat = (one: VatCategory, other: VatCategory): boolean =>
  one.treatment === other.treatment && one.rate === other.rate

/**
 * The VAT that a price includes, in pence: of £120.00 at 20 % it is £20.00. The price is neither below zero nor above a billion pounds.
 * Source: Value Added Tax Act 1994, section 19(2): the value of a supply is what, with the VAT on it, equals the price.
 */
export function vatIn(gross: number, { treatment, rate }: VatCategory): number {
  if (treatment !== 'included') return 0
  const parts = Math.round(rate * IN_A_PERCENT)
  return dividedEvenly(gross * parts, 100 * IN_A_PERCENT + parts)
}
