import { expectedCodes, type Visit } from './person'

/** The value below which a share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The number of each refusal, with expected ones apart. */
export function refusalsIn(visits: readonly Visit[]) {
  const expected = new Map<string, number>()
  const unexpected = new Map<string, number>()
  for (const { code, message } of visits.flatMap(({ refusals }) => refusals)) {
    const isExpected = expectedCodes.includes(code)
    const [counts, key] = isExpected ? [expected, code] : [unexpected, `${code}: ${message}`]
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return { expected, unexpected }
}

export const countOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, each) => sum + each, 0)

/** Prints the unexpected refusals below a table. */
export function tellUnexpected(counts: ReadonlyMap<string, number>): void {
  for (const [what, times] of counts) console.log(`  ${times} × ${what}`)
}
