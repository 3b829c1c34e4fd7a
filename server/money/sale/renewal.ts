import type { monthsOf } from '../../../rules/money/renewal'
import type { BillingGateway } from '../../../schema/generated/types'
import { invalid } from '../../kernel/errors'
import type { Offer } from '../sold'
import type { Usable } from './coupons'
import type { SaleLine } from './line'

/** How a purchase is paid again by itself, kept with its beginning. */
export interface SaleRenewal {
  every: keyof typeof monthsOf
  packageId: string
  name: string
  /** The lines of a period that no coupon lowers. */
  lines: SaleLine[]
  /** For how many months the first period's lines hold; 0: for that period; null: as long as it renews. */
  firstAmountFor: number | null
  /** The name of the coupon that lowers the first period. */
  coupon: string | null
}

/** Refuses what cannot be bought so: what renews is bought by itself, and a gateway takes it. Returns how often it renews; null: it does not. */
export function renewingOf(offers: readonly Offer[], gateway: BillingGateway): SaleRenewal['every'] | null {
  const renews = offers.find((offer) => offer.renews)?.renews
  if (!renews) return null
  if (offers.length > 1) throw invalid('items', 'What renews is bought by itself.')
  if (gateway === 'wallet' || gateway === 'manual') throw invalid('gateway', 'What renews is paid by card.')
  return renews
}

/** For how many months a coupon makes a subscription cost what its first period did. */
export function firstAmountFor(coupon: Usable | null): number | null {
  if (!coupon || coupon.duration === 'once') return 0
  return coupon.duration === 'forever' ? null : (coupon.durationInMonths ?? 0)
}
