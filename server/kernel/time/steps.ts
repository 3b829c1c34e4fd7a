const MINUTE = 60_000
/** Starts are on the half hours of UTC. */
export const STEP_MINUTES = 30
const STEP = STEP_MINUTES * MINUTE
const WEEK_STEPS = (7 * 1440) / STEP_MINUTES
const WEEK = WEEK_STEPS * STEP
const BITS = 32

/** Half hours of one week, one bit each, so that a whole school's are quick to unite and search. */
export type WeekSteps = Uint32Array

/** The weeks that a period touches, numbered from 1970. */
export function weeksIn(from: Date, until: Date): number[] {
  const [first, end] = [Math.floor(from.getTime() / WEEK), Math.ceil(until.getTime() / WEEK)]
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
}

export const weekRange = (week: number) => ({ from: new Date(week * WEEK), until: new Date((week + 1) * WEEK) })

/** The half hours of a week at these instants. */
export function stepsOf(week: number, instants: readonly Date[] = []): WeekSteps {
  const steps = new Uint32Array(Math.ceil(WEEK_STEPS / BITS))
  for (const at of instants) {
    const step = (at.getTime() - week * WEEK) / STEP
    steps[step >>> 5] = (steps[step >>> 5] ?? 0) | (1 << (step & 31))
  }
  return steps
}

/** Adds the second set to the first. */
export function unite(steps: WeekSteps, others: WeekSteps) {
  for (let at = 0; at < steps.length; at++) steps[at] = (steps[at] ?? 0) | (others[at] ?? 0)
}

export const hasStep = (steps: WeekSteps, step: number) => (((steps[step >>> 5] ?? 0) >>> (step & 31)) & 1) === 1

/** Each half hour of the set with its number in the week, in order. */
export function eachStep(week: number, steps: WeekSteps, act: (at: number, step: number) => void) {
  for (let step = 0; step < WEEK_STEPS; step++) if (hasStep(steps, step)) act(week * WEEK + step * STEP, step)
}
