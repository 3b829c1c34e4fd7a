import { computeParameters, FSRSBinding, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding'
import { clipParameters, default_w } from 'ts-fsrs'
import { dayOf, daysBetween } from '../../../access/library/review-day'
import { grades } from '../../../access/library/review-schedule'
import type { ReviewGrade } from '../../../schema/generated/types'

/** From so many answers on a person has parameters of their own. */
export const FEWEST_ANSWERS = 400
/** Short steps after a lapse. */
const RELEARNING_STEPS = 1

/** An answer to a card; a card's stand in their order. */
export interface FittedAnswer {
  cardId: string
  at: Date
  grade: ReviewGrade
}

/**
 * The parameters of FSRS that foretell somebody's answers best, 21 of them; null where they foretell no better than the library's own. Days are counted in the
 * person's days of reviews. Source: the optimiser of the Open Spaced Repetition project, which the calculation is left to.
 */
export async function fittedParameters(answers: readonly FittedAnswer[], zone: string): Promise<number[] | null> {
  const items = itemsOf(answers, zone)
  if (!items.length) return null
  const found = await computeParameters(items, {
    enableShortTerm: true,
    numRelearningSteps: RELEARNING_STEPS,
  })
  const parameters = clipParameters(found, RELEARNING_STEPS)
  const lossOf = (each: readonly number[]) => new FSRSBinding([...each]).evaluate(items).logLoss
  return lossOf(parameters) < lossOf(default_w) ? parameters : null
}

/** One for each answer that came on a later day than the one before, with all before it: those are what is foretold. */
function itemsOf(answers: readonly FittedAnswer[], zone: string): FSRSBindingItem[] {
  const byCard = new Map<string, FittedAnswer[]>()
  for (const answer of answers) {
    const own = byCard.get(answer.cardId)
    if (own) own.push(answer)
    else byCard.set(answer.cardId, [answer])
  }
  return [...byCard.values()].flatMap((own) => {
    const days = own.map(({ at }) => dayOf(at, zone))
    const reviews = own.map(({ grade }, at) => {
      const since = at === 0 ? 0 : daysBetween(days[at - 1] as string, days[at] as string)
      return { since, review: new FSRSBindingReview(grades.indexOf(grade) + 1, since) }
    })
    return reviews.flatMap(({ since }, at) =>
      since > 0 ? new FSRSBindingItem(reviews.slice(0, at + 1).map(({ review }) => review)) : [],
    )
  })
}
