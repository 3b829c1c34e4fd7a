import { setImmediate } from 'node:timers/promises'
import { computeParameters, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding'
import { clipParameters, default_w, FSRS, generatorParameters } from 'ts-fsrs'
import { dayOf, daysBetween } from '../../../rules/library/review-day'
import { grades } from '../../../rules/library/review-schedule'
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
  const histories = await historiesOf(answers, zone)
  const items = await itemsOf(histories)
  if (!items.length) return null
  const found = await computeParameters(items, { enableShortTerm: true, numRelearningSteps: RELEARNING_STEPS })
  const parameters = clipParameters(found, RELEARNING_STEPS)
  return (await lossOf(histories, parameters)) < (await lossOf(histories, default_w)) ? parameters : null
}

/** After so many steps other requests have their turn: of years of answers there are a hundred thousand. */
const IN_ONE_GO = 500

/** Counts steps, and gives others a turn now and then. */
function turns() {
  let steps = 0
  return async (count = 1) => {
    steps += count
    if (steps < IN_ONE_GO) return
    steps = 0
    await setImmediate()
  }
}

/** An answer, with the days since the one before it. */
interface Past {
  /** From 1 (again) to 4 (easy). */
  rating: number
  days: number
}

/** The answers to each card in their order. */
async function historiesOf(answers: readonly FittedAnswer[], zone: string): Promise<Past[][]> {
  const turn = turns()
  const byCard = new Map<string, (Past & { day: string })[]>()
  for (const { cardId, at, grade } of answers) {
    const own = byCard.get(cardId) ?? []
    const day = dayOf(at, zone)
    const last = own.at(-1)
    own.push({ day, rating: grades.indexOf(grade) + 1, days: last ? daysBetween(last.day, day) : 0 })
    byCard.set(cardId, own)
    await turn()
  }
  return [...byCard.values()]
}

/** One for each answer that came on a later day than the one before, with all before it: those are what is foretold. */
async function itemsOf(histories: readonly Past[][]): Promise<FSRSBindingItem[]> {
  const turn = turns()
  const items: FSRSBindingItem[] = []
  for (const history of histories) {
    const reviews = history.map(({ rating, days }) => new FSRSBindingReview(rating, days))
    for (const [at, { days }] of history.entries()) {
      if (days > 0) items.push(new FSRSBindingItem(reviews.slice(0, at + 1)))
      await turn(days > 0 ? at + 1 : 1)
    }
  }
  return items
}

/** How badly parameters foretell whether a card is known on a later day: the mean of the logarithms of what they gave for what came. */
async function lossOf(histories: readonly Past[][], parameters: readonly number[]): Promise<number> {
  const turn = turns()
  const scheduler = new FSRS(generatorParameters({ w: [...parameters] }))
  let [loss, count] = [0, 0]
  for (const history of histories) {
    let memory: ReturnType<FSRS['next_state']> | null = null
    for (const { rating, days } of history) {
      if (memory && days > 0) {
        const known = Math.min(0.9999, Math.max(0.0001, scheduler.forgetting_curve(days, memory.stability)))
        loss -= Math.log(rating > 1 ? known : 1 - known)
        count++
      }
      memory = scheduler.next_state(memory, days, rating)
      await turn()
    }
  }
  return loss / Math.max(1, count)
}
