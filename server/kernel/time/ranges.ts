/** From (included) until (excluded). */
export interface TimeRange {
  from: Date
  until: Date
}

/** The same time as the fewest ranges, in order, without empty and reversed ones. */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = []
  for (const range of ranges.filter(({ from, until }) => from < until).sort((a, b) => +a.from - +b.from)) {
    const last = merged.at(-1)
    if (!last || last.until < range.from) merged.push({ from: range.from, until: range.until })
    else if (last.until < range.until) last.until = range.until
  }
  return merged
}

/** The ranges without the busy time. */
export function subtractRanges(ranges: readonly TimeRange[], busy: readonly TimeRange[]): TimeRange[] {
  const taken = mergeRanges(busy)
  return mergeRanges(ranges).flatMap(({ from, until }) => {
    const left: TimeRange[] = []
    let start = from
    for (const block of taken) {
      if (block.until <= start) continue
      if (block.from >= until) break
      if (block.from > start) left.push({ from: start, until: block.from })
      start = block.until
    }
    if (start < until) left.push({ from: start, until })
    return left
  })
}

/** The parts of the ranges within a period. */
export function clipRanges(ranges: readonly TimeRange[], period: TimeRange): TimeRange[] {
  return mergeRanges(
    ranges.map(({ from, until }) => ({
      from: new Date(Math.max(+from, +period.from)),
      until: new Date(Math.min(+until, +period.until)),
    })),
  )
}
