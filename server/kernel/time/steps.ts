const MINUTE = 60_000
/** Starts follow one another by so many minutes, from the beginning of the hours on. */
export const STEP_MINUTES = 30
const WEEK_MINUTES = 7 * 1440
const WEEK = WEEK_MINUTES * MINUTE
const BITS = 32

/** Minutes of one week, one bit each, so that a whole school's are quick to unite and search: hours may begin at any minute. */
export type WeekSteps = Uint32Array

/** The weeks that a period touches, numbered from 1970. */
export function weeksIn(from: Date, until: Date): number[] {
  const [first, end] = [Math.floor(from.getTime() / WEEK), Math.ceil(until.getTime() / WEEK)]
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
}

export const weekRange = (week: number) => ({ from: new Date(week * WEEK), until: new Date((week + 1) * WEEK) })

/** The minutes of a week at these instants. */
export function stepsOf(week: number, instants: readonly Date[] = []): WeekSteps {
  const steps = new Uint32Array(WEEK_MINUTES / BITS)
  for (const at of instants) {
    const step = Math.floor((at.getTime() - week * WEEK) / MINUTE)
    steps[step >>> 5] = (steps[step >>> 5] ?? 0) | (1 << (step & 31))
  }
  return steps
}

/** Adds the second set to the first. */
export function unite(steps: WeekSteps, others: WeekSteps) {
  for (let at = 0; at < steps.length; at++) steps[at] = (steps[at] ?? 0) | (others[at] ?? 0)
}

export const hasStep = (steps: WeekSteps, step: number) => (((steps[step >>> 5] ?? 0) >>> (step & 31)) & 1) === 1

/** Each minute of the set with its number in the week, in order. Most words are empty, and are passed over. */
export function eachStep(week: number, steps: WeekSteps, act: (at: number, step: number) => void) {
  for (let place = 0; place < steps.length; place++)
    for (let word = steps[place] ?? 0; word !== 0; word &= word - 1) {
      const step = place * BITS + 31 - Math.clz32(word & -word)
      act(week * WEEK + step * MINUTE, step)
    }
}
