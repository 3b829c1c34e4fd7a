/** Lets work of many people take turns: at most so many at once, one of each person before a second of anybody. */
export function createFairTurns(most: number) {
  /** What waits, by person, in the order in which they come next. */
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  function next() {
    const [first] = waiting
    if (!first || running >= most) return
    const [who, works] = first
    const begin = works.shift()
    // Whoever has more goes behind all others.
    waiting.delete(who)
    if (works.length) waiting.set(who, works)
    running++
    begin?.()
  }

  /** Does some work when it is this person's turn; what is nobody's counts as one person's. */
  return async <Result>(who: string | null, work: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((begin) => {
      const key = who ?? ''
      const mine = waiting.get(key)
      if (mine) mine.push(begin)
      else waiting.set(key, [begin])
      next()
    })
    return work().finally(() => {
      running--
      next()
    })
  }
}
