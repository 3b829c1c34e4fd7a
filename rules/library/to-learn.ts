import type { Confidence } from '../../schema/generated/types'

/** How an answer did, as far as it is known. */
export interface Answered {
  /** Null: not marked, or not shown yet. */
  right: boolean | null
  confidence: Confidence | null
}

/** Whether a question is still to be learned: its answer was wrong, or right by a guess. `toLearnSql` of the server says the same in SQL. */
export const isToLearn = ({ right, confidence }: Answered): boolean =>
  right === false || (right === true && confidence === 'guessing')
