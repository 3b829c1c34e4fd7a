import type { ReviewAnswerMutation, ReviewAnswerMutationVariables, ReviewNextQuery } from './review.documents'

export type Card = ReviewNextQuery['reviewNext']['cards'][number]
export type Preview = Card['previews'][number]
export type Grade = Preview['grade']
export type Answered = ReviewAnswerMutation['reviewAnswer']
/** An answer with its number, which stays when it is sent again. */
export type Sent = ReviewAnswerMutationVariables

export const gradeNames: Record<Grade, () => string> = {
  again: () => 'Again',
  hard: () => 'Hard',
  good: () => 'Good',
  easy: () => 'Easy',
}

const DAYS_IN_MONTH = 30.4
const SHORT_DAYS = 31

/** '6 min', '9 d' or '3 mo', where a card comes back. */
export function backWords({ minutes, days }: Pick<Preview, 'minutes' | 'days'>): string {
  if (days === null) return `${Math.max(1, minutes ?? 1)} min`
  return days < SHORT_DAYS ? `${days} d` : `${Math.round(days / DAYS_IN_MONTH)} mo`
}

/** Above this the person's device has counted a pause. */
export const MOST_SECONDS = 600
