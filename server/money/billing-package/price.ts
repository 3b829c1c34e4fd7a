import { type Packaging, sharesOf } from '../../../rules/money/package-price'
import type { BillingItemType, PackagePart } from '../../../schema/generated/types'
import type { OfferedPart } from '../sold'

/** A package as it is read for its price. */
export type PackageRow = Packaging & { goods: { type: BillingItemType; typeId: string; name: string; list: number }[] }

/** All that a package holds; its credits last. */
export const offeredParts = ({ goods, credits }: PackageRow): OfferedPart[] => [
  ...goods,
  ...(credits ? [{ type: 'topup' as const, typeId: null, name: 'Credits', list: credits }] : []),
]

/** The parts of a package with their shares of a price. */
export function partsOf(row: PackageRow, price: number): PackagePart[] {
  const parts = offeredParts(row)
  const shares = sharesOf(price, parts)
  return parts.map((part, at) => ({ ...part, share: shares[at] ?? 0 }))
}
