import { STRENGTH_STEP, TIME_STEP } from '../results/kept-counts'

/** On fewer first answers nothing is claimed. */
export const FEWEST = 20

/** What is kept of the first answers to a question. */
export interface Counts {
  answered: number
  right: number
  ranked: number
  rankedRight: number
  strengths: number
  strengthSquares: number
  strengthsRight: number
  choices: Record<string, number>
  bands: Record<string, number>
  times: Record<string, number>
}

/** One decimal place. */
const tenth = (value: number) => Math.round(value * 10) / 10

/** Right first answers in percent; null on too few. */
export const facilityOf = ({ answered, right }: Counts): number | null =>
  answered < FEWEST ? null : tenth((100 * right) / answered)

/**
 * The point-biserial correlation of a right answer with strength in the rest of the test. Source: Ebel and Frisbie, Essentials of Educational Measurement (5th ed.,
 * 1991), ch. 13; left without the question itself, as Henrysson, Psychometrika 28 (1963), 211. Null on too few, or where nothing differs.
 */
export function discriminationOf(counts: Counts): number | null {
  const { ranked: n, rankedRight: right, strengths, strengthSquares, strengthsRight } = counts
  if (n < FEWEST) return null
  const spread = (n * strengthSquares - strengths * strengths) * (n * right - right * right)
  if (spread <= 0) return null
  return Math.round((100 * (n * strengthsRight - strengths * right)) / Math.sqrt(spread)) / 100
}

/** The seconds that half of the answers took at most, within its five seconds; null on too few. */
export function medianSecondsOf({ times }: Counts): number | null {
  const steps = Object.entries(times)
    .map(([step, count]) => ({ step: Number(step), count }))
    .sort((one, other) => one.step - other.step)
  const all = steps.reduce((sum, { count }) => sum + count, 0)
  if (all < FEWEST) return null
  let before = 0
  for (const { step, count } of steps) {
    if (before + count >= all / 2) return Math.round((step + (all / 2 - before) / count) * TIME_STEP)
    before += count
  }
  return null
}

const BANDS = 100 / STRENGTH_STEP

/** How many of a third of those whose strength is known chose each option, in percent; a band that it cuts counts by its share. */
function thirdOf({ ranked, bands }: Counts, optionIds: readonly string[], order: readonly number[]) {
  const chosen = new Map(optionIds.map((id) => [id, 0]))
  let left = ranked / 3
  for (const band of order) {
    const count = bands[band] ?? 0
    if (!count || left <= 0) continue
    const share = Math.min(1, left / count)
    left -= share * count
    for (const id of optionIds) chosen.set(id, (chosen.get(id) ?? 0) + share * (bands[`${band} ${id}`] ?? 0))
  }
  return new Map([...chosen].map(([id, count]) => [id, tenth((300 * count) / ranked)]))
}

const upwards = Array.from({ length: BANDS }, (_, at) => at)

/** What the strongest and the weakest third chose; null on too few. */
export function thirdsOf(counts: Counts, optionIds: readonly string[]) {
  if (counts.ranked < FEWEST) return null
  return {
    strongest: thirdOf(counts, optionIds, upwards.toReversed()),
    weakest: thirdOf(counts, optionIds, upwards),
  }
}
