import type { ReadinessVerdict } from '../../../schema/generated/types'

/** First answers of one kind: the same area, week and clock. */
export interface AnswerGroup {
  /** The short name of the practice area. */
  area: string
  /** Whole weeks before now, from 0. */
  weeksAgo: number
  timed: boolean
  answers: number
  right: number
}

/** A share with its uncertainty, each from 0 to 1. */
export interface Band {
  from: number
  middle: number
  until: number
  /** Of the estimate; the square of its standard error. */
  variance: number
}

export const FEWEST_ANSWERS = 20
/** Eight times in ten a value lies within so many standard errors. */
const Z = 1.2816
const OLD_WEEKS = 13
/** Without a clock one has more time than the exam gives. */
const UNTIMED = 0.7
const OLD = 0.5

const weightOf = ({ timed, weeksAgo }: AnswerGroup, since: number) =>
  (timed ? 1 : UNTIMED) * (weeksAgo - since > OLD_WEEKS ? OLD : 1)

/** The share that somebody would get right, from answers of `since` weeks ago and before: Wilson's interval over weighted answers. */
export function bandOf(groups: readonly AnswerGroup[], since = 0): Band {
  let [all, right, squares] = [0, 0, 0]
  for (const group of groups) {
    if (group.weeksAgo < since) continue
    const weight = weightOf(group, since)
    all += weight * group.answers
    right += weight * group.right
    squares += weight * weight * group.answers
  }
  // Half right of four answers is what is known of somebody before the first.
  const count = (squares ? (all * all) / squares : 0) + 4
  const share = ((all ? right / all : 0.5) * (count - 4) + 2) / count
  const error = Math.sqrt((share * (1 - share)) / count)
  return {
    from: Math.max(0, share - Z * error),
    middle: share,
    until: Math.min(1, share + Z * error),
    variance: error * error,
  }
}

/** Where a band lies against a line. */
export function verdictOf({ from, until }: Pick<Band, 'from' | 'until'>, line: number): ReadinessVerdict {
  if (until < line) return 'below'
  if (from > line) return 'above'
  const place = (line - from) / (until - from)
  if (place > 0.75) return 'probably_below'
  if (place < 0.25) return 'probably_above'
  return 'either'
}

/** Several bands as one, by their weights. */
export function together(parts: readonly { band: Band; weight: number }[]): Band {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  const middle = parts.reduce((sum, { band, weight }) => sum + (weight / whole) * band.middle, 0)
  const variance = parts.reduce((sum, { band, weight }) => sum + (weight / whole) ** 2 * band.variance, 0)
  const reach = Z * Math.sqrt(variance)
  return { from: Math.max(0, middle - reach), middle, until: Math.min(1, middle + reach), variance }
}

/** A share of right answers on an exam's scale: straight from nothing to the pass line, and from there to the top. */
export function onScale(
  share: number,
  { most, pass, passPercent }: { most: number; pass: number; passPercent: number },
): number {
  const line = passPercent / 100
  const score = share <= line ? (share / line) * pass : pass + ((share - line) / (1 - line)) * (most - pass)
  return Math.round(score)
}
