import { useApi } from '../../providers/api/query'
import { CreditPackages as Document } from './wallet.documents'

/** By what they cost: the packages that hold nothing but credits, and how much more they hold. */
export type CreditPackages = ReadonlyMap<number, { id: string; bonus: number }>

/** The packages on sale that are amounts with something extra. */
export function useCreditPackages(): CreditPackages {
  const { data } = useApi(Document)
  const only = (data?.billingPackages ?? []).filter(
    ({ renews, parts, credits, total }) => renews === 'once' && parts.length === 1 && credits > total,
  )
  return new Map(only.map(({ id, total, credits }) => [total, { id, bonus: credits - total }]))
}
