import { listOf } from '../../../rules/money/package-price'
import { percentOf } from '../../../rules/money/percent'
import { priced } from '../../../rules/money/priced'
import type { PackagesQuery } from './packages.documents'

export type Package = PackagesQuery['billingPackages'][number]

/** What a thing costs by itself with a standing discount, in percent. Credits are never discounted. */
export const ownOf = ({ type, list }: Package['parts'][number], discount: number): number =>
  type === 'topup' ? list : list - percentOf(list, discount)

/** What a package costs a person with a standing discount, and what its parts would cost them one at a time. */
export function ownPrice(shown: Package, discount: number): { total: number; apart: number } {
  const { parts, partsTotal, credits, discountUnit } = shown
  const goods = parts.filter(({ type }) => type !== 'topup')
  const list = listOf({ ...shown, goods: goods.map((good) => ({ ...good, typeId: good.typeId ?? null })) })
  const [line] = priced(
    [
      {
        ...{ key: '0', list, credits: partsTotal ? Math.ceil((list * credits) / partsTotal) : 0 },
        own: [{ by: 'package', reduction: { unit: discountUnit, value: shown.discount ?? 0 } }],
      },
    ],
    { discount },
  )
  const apart = parts.reduce((all, part) => all + ownOf(part, discount), 0)
  return { total: line?.total ?? shown.total, apart }
}

interface Worth {
  /** How many of the parts one must use, at least. */
  needed: number
  /** What the dearest lot that is too few costs one at a time, and how many that is. */
  fewer: { count: number; cost: number }
}

/** From how many of its parts on a package is cheaper than they are one at a time, the dearest first; null for a single part. */
export function worthOf(shown: Package, discount: number): Worth | null {
  if (shown.parts.length < 2) return null
  const { total } = ownPrice(shown, discount)
  const costs = shown.parts.map((part) => ownOf(part, discount)).sort((a, b) => b - a)
  let cost = 0
  for (const [at, each] of costs.entries()) {
    if (cost + each > total) return { needed: at + 1, fewer: { count: at, cost } }
    cost += each
  }
  return null
}
