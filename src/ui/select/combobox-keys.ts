const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** The item that a key leads to in a list of this length, or undefined; single steps wrap around. */
export function nextActive(key: string, active: number, count: number): number | undefined {
  const step = STEPS[key]
  if (step === undefined || count === 0) return undefined
  const last = count - 1
  const next = active + step
  const wraps = Math.abs(step) === 1
  if (next < 0) return wraps ? last : 0
  if (next > last) return wraps ? 0 : last
  return next
}

/** Whether a key opens or moves in the list. */
export function movesInList(key: string): boolean {
  return key in STEPS
}
