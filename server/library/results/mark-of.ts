import { type Mark, type Markable, markAnswer } from '../../../rules/content/mark-answer'
import { isMarkedByPerson, isRightBy } from '../../../rules/library/points'

/** An answer with what marks it. */
export interface ToMark extends Markable {
  answer: readonly string[] | null
  /** Whether a person marks what the server cannot. */
  byPerson: boolean
  /** The points that a person gave; null: none yet. */
  given: number | null
}

/** Whether an answer is for a person to mark; none needs nobody. */
export const isForPerson = ({ subtype, answer, byPerson }: Pick<ToMark, 'subtype' | 'answer' | 'byPerson'>): boolean =>
  byPerson && isMarkedByPerson(subtype) && answer !== null

/** Marks an answer: by its key, or as a person did; null while one is to. */
export function markOf(question: ToMark): Mark {
  const { subtype, byPerson, voidedAt, given, score, answer } = question
  if (voidedAt || !byPerson || !isMarkedByPerson(subtype)) return markAnswer(question, answer)
  if (answer === null) return { points: 0, right: false }
  return { points: given, right: given === null ? null : isRightBy(given, score) }
}
