import type { Criterion, CriterionKind, CriterionMark, Grade } from '../../schema/generated/types'

const points: Record<Grade, number> = { A: 5, B: 4, C: 3, D: 2, E: 1, F: 0 }

export interface Scores {
  skillsMark: number | null
  lawMark: number | null
  finalMark: number | null
}

/** The grades of marks, by criterion. */
export const gradesOf = (marks: readonly CriterionMark[]) =>
  new Map(marks.flatMap(({ criterionId, mark }) => (mark ? [[criterionId, mark] as const] : [])))

/** A station's score: the mean of the weighted means of skills and law, or the only one of them; null if nothing was marked. */
export function scoresOf(criteria: readonly Criterion[], marks: readonly CriterionMark[]): Scores {
  const grades = gradesOf(marks)
  const mean = (kind: CriterionKind) => {
    let weights = 0
    let sum = 0
    for (const criterion of criteria) {
      const grade = grades.get(criterion.id)
      if (criterion.kind !== kind || !grade) continue
      weights += criterion.weight
      sum += criterion.weight * points[grade]
    }
    return weights ? sum / weights : null
  }
  const skillsMark = mean('skills')
  const lawMark = mean('law')
  const finalMark = skillsMark !== null && lawMark !== null ? (skillsMark + lawMark) / 2 : (skillsMark ?? lawMark)
  return { skillsMark, lawMark, finalMark }
}
