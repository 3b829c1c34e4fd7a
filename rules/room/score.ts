import type { CriterionKind, Grade } from '../../schema/generated/types'

/** The pass line of a station whose type does not tell. */
export const USUAL_PASS_LINE = 3

const points: Record<Grade, number> = { A: 5, B: 4, C: 3, D: 2, E: 1, F: 0 }

/** A is 5 points, F none. */
export const pointsOf = (grade: Grade): number => points[grade]

/** A weighted mean as the fraction that it is, in whole numbers; null if nothing of its kind is graded. */
export type Mean = { sum: number; weights: number } | null

interface Weighted {
  id: string
  kind: CriterionKind
  weight: number
}

type GradeOf = (criterionId: string) => Grade | null | undefined

/** The weighted mean of the graded criteria of one kind. */
export function meanOf(criteria: readonly Weighted[], gradeOf: GradeOf, kind: CriterionKind): Mean {
  let weights = 0
  let sum = 0
  for (const criterion of criteria) {
    const grade = gradeOf(criterion.id)
    if (criterion.kind !== kind || !grade) continue
    weights += criterion.weight
    sum += criterion.weight * points[grade]
  }
  return weights ? { sum, weights } : null
}

/** A mean as a number. It is divided once, so that what equals a decimal is the same number as that decimal. */
export const meanValue = (mean: Mean): number | null => mean && mean.sum / mean.weights

/** A station's score: the mean of skills and law, or the only one of them. */
export function stationMean(skills: Mean, law: Mean): Mean {
  if (!skills || !law) return skills ?? law
  return { sum: skills.sum * law.weights + law.sum * skills.weights, weights: 2 * skills.weights * law.weights }
}

/** How far two equal fractions may lie apart as numbers: kept scores were divided twice. Fractions of marks that differ lie further apart. */
export const NOISE = 1e-8

export type Standing = 'above' | 'on' | 'below'

/** Where a score or a percentage stands against a pass line. Whoever is on it has passed. */
export function standingOf(score: number, line: number): Standing {
  if (Math.abs(score - line) < NOISE) return 'on'
  return score > line ? 'above' : 'below'
}

export const isUnder = (score: number, line: number): boolean => standingOf(score, line) === 'below'

/** A score in hundredths, as it is shown: a half goes up, whatever binary numbers make of it. */
export const inHundredths = (score: number): number => Math.round(score * 100 + NOISE)

const LOWEST_PASS = 3

/**
 * The grade whose word describes a score, 0 (F) to 5 (A): the nearer one, and the upper one at the half. It never says another thing than the line:
 * under it the word is one of a fail, on it and above it one of a pass.
 */
export function wordGrade(score: number, line: number): number {
  const nearest = Math.min(5, Math.max(0, Math.round(score + NOISE)))
  return isUnder(score, line) ? Math.min(nearest, LOWEST_PASS - 1) : Math.max(nearest, LOWEST_PASS)
}
