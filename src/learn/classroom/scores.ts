import type { Criterion, Grade } from './session-parts'

export const GRADES = ['A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly Grade[]

/** A is 5 points, F none. */
export const pointsOf = (grade: Grade): number => 5 - GRADES.indexOf(grade)

type Marks = Readonly<Record<string, { mark: Grade | null }>>

/** The weighted mean of the marked criteria of one kind; null if none is marked. */
export function meanOf(criteria: readonly Criterion[], marks: Marks, kind: Criterion['kind']): number | null {
  let weights = 0
  let sum = 0
  for (const criterion of criteria) {
    const grade = marks[criterion.id]?.mark
    if (criterion.kind !== kind || !grade) continue
    weights += criterion.weight
    sum += criterion.weight * pointsOf(grade)
  }
  return weights ? sum / weights : null
}

/** The station's score so far: the mean of skills and law, or the only one of them. */
export function stationScore(skills: number | null, law: number | null): number | null {
  return skills !== null && law !== null ? (skills + law) / 2 : (skills ?? law)
}

/** The criteria of one kind, in their order. */
export const ofKind = (criteria: readonly Criterion[], kind: Criterion['kind']) =>
  criteria.filter((criterion) => criterion.kind === kind)

/** How a score is computed, in words. */
export function scoreMaking(criteria: readonly Criterion[]): string {
  const weighted = criteria.some(({ weight }) => weight !== criteria[0]?.weight)
  const kinds = ofKind(criteria, 'law').length > 0 && ofKind(criteria, 'skills').length > 0
  const grades = `Each criterion is graded from A (5) to F (0)${weighted ? ' and counts by its weight' : ''}.`
  return kinds
    ? `${grades} The station score is the mean of the skills mean and the law mean.`
    : `${grades} The station score is their mean.`
}
