import { ownPrice, type Package } from '../own-price'

/** A package that renews beside its parts bought once. */
export interface Comparison {
  /** What each period costs, in pence. */
  total: number
  /** What the parts cost once, one at a time. */
  apart: number
  /** For how many periods subscribing costs no more than that. */
  worth: number
}

/** How long a subscription costs less than buying what it holds; null for what is paid once, or has credits, which come anew each time. */
export function comparisonOf(shown: Package, discount: number): Comparison | null {
  if (shown.renews === 'once' || shown.credits > 0) return null
  const { total, apart } = ownPrice(shown, discount)
  return { total, apart, worth: total > 0 ? Math.floor(apart / total) : 0 }
}

/** So many periods, in words. */
export function periodsWords(renews: Package['renews'], count: number): string {
  if (renews === 'yearly') return count === 1 ? '1 year' : `${count} years`
  return count === 1 ? '1 month' : `${count} months`
}
