/** The field of a chart within its picture, in the picture's units. */
export const FIELD = { width: 372, height: 196, left: 34, right: 372, top: 24, foot: 172 } as const

const STEPS = [1, 2, 3, 5, 10]
/** About so many lines are drawn. */
const LINES = 3.5
/** Space above the highest value, for its figure. */
const SPARE = 1.15

/** Round values at which a scale from zero has lines, and its top. */
export function scaleOf(most: number): { ticks: number[]; top: number } {
  if (!(most > 0)) return { ticks: [0], top: 1 }
  const size = 10 ** Math.floor(Math.log10(most / LINES))
  const step = Math.max(1, (STEPS.find((each) => each * size >= most / LINES) ?? 10) * size)
  const top = Math.max(most * SPARE, step)
  return { ticks: Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => at * step), top }
}

/** The height of a value in the field; below zero is drawn as zero. */
export const heightOf = (value: number, top: number): number => (Math.max(0, value) * (FIELD.foot - FIELD.top)) / top

/** The place of a value, from the picture's top. */
export const yOf = (value: number, top: number): number => FIELD.foot - heightOf(value, top)

/** The middle of one of several columns. */
export const xOf = (index: number, count: number): number =>
  FIELD.left + ((index + 0.5) * (FIELD.right - FIELD.left)) / Math.max(1, count)
