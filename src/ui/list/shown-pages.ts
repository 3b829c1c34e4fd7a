/** How many pages on each side of the present one are named. */
const BESIDE = 2

/** The pages that a bar of pages names: the first, the last and the present one with its neighbours; `skipped` where some are left out before it. */
export function shownPages(page: number, last: number): { number: number; skipped: boolean }[] {
  const from = Math.min(page - BESIDE, last - 2 * BESIDE)
  const to = Math.max(page + BESIDE, 1 + 2 * BESIDE)
  const named = Array.from({ length: last }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === last || (number >= from && number <= to),
  )
  return named.map((number, at) => ({ number, skipped: at > 0 && number - (named[at - 1] ?? 0) > 1 }))
}
