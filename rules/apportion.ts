/** What may be divided among: its weight, and how much of it there is. */
export interface Part {
  key: string
  weight: number
  most: number
}

/**
 * Divides a whole number among parts by their weights, none more than it has; what one lacks goes to the others. Whole numbers by the largest remainder. Both
 * sides of the wire divide so, whence the order of the parts tells nothing.
 */
export function apportioned(total: number, parts: readonly Part[]): Map<string, number> {
  const shares = sharesOf(
    total,
    parts.filter(({ weight, most }) => weight > 0 && most > 0),
  )
  const given = new Map(parts.map(({ key }) => [key, Math.floor(shares.get(key) ?? 0)]))
  let left = Math.min(total, sum([...shares.values()])) - sum([...given.values()])
  const byRemainder = [...shares].sort(
    ([one, a], [other, b]) => b - Math.floor(b) - (a - Math.floor(a)) || (one < other ? -1 : 1),
  )
  for (const [key] of byRemainder) {
    if (left < 0.5) break
    if ((given.get(key) ?? 0) >= (parts.find((each) => each.key === key)?.most ?? 0)) continue
    given.set(key, (given.get(key) ?? 0) + 1)
    left--
  }
  return given
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** The exact shares: whoever would get more than they have gets that, and the rest is divided anew. */
function sharesOf(total: number, parts: readonly Part[]): Map<string, number> {
  const shares = new Map<string, number>()
  let open = parts
  let left = total
  for (;;) {
    const whole = sum(open.map(({ weight }) => weight))
    const full = open.filter(({ weight, most }) => (left * weight) / whole >= most)
    if (!full.length) {
      for (const { key, weight } of open) shares.set(key, (left * weight) / whole)
      return shares
    }
    for (const { key, most } of full) shares.set(key, most)
    left -= sum(full.map(({ most }) => most))
    open = open.filter((each) => !full.includes(each))
    if (!open.length) return shares
  }
}
