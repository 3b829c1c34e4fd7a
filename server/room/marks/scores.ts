import { meanOf, meanValue, stationMean } from '../../../rules/room/score'
import type { Criterion, CriterionMark } from '../../../schema/generated/types'

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
  const gradeOf = (criterionId: string) => grades.get(criterionId)
  const skills = meanOf(criteria, gradeOf, 'skills')
  const law = meanOf(criteria, gradeOf, 'law')
  return { skillsMark: meanValue(skills), lawMark: meanValue(law), finalMark: meanValue(stationMean(skills, law)) }
}
