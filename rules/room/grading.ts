import type { SessionGroup } from '../../schema/generated/types'

interface Graded<Criterion> {
  group: SessionGroup
  criteria: readonly Criterion[]
  isGraded: (criterion: Criterion) => boolean
}

/** Whether a session is closed with its review alone: a tutorial in which no criterion is graded. */
export const isReviewAlone = <Criterion>({ group, criteria, isGraded }: Graded<Criterion>): boolean =>
  group === 'tutorial' && !criteria.some(isGraded)

/** The criteria to grade before the marks can be released: all or, in a tutorial, none. */
export const stillToGrade = <Criterion>(graded: Graded<Criterion>): Criterion[] =>
  isReviewAlone(graded) ? [] : graded.criteria.filter((each) => !graded.isGraded(each))
