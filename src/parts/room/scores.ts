import type { Criterion, Grade } from './session-parts'

export const GRADES = ['A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly Grade[]

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
