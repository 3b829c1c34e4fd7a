import { isPoints, POINT_STEP } from '../../../rules/library/points'
import type { AnswersToMarkQuery, AnswerToMarkQuery } from './marking.documents'

/** A line of the list of answers. */
export type Line = AnswersToMarkQuery['answersToMark']['entries'][number]
/** An answer as its page shows it. */
export type Answer = AnswerToMarkQuery['answerToMark']

/** What typed points mean; null where they are none that can be given. */
export function pointsIn(typed: string, most: number): number | null {
  const points = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))
  return isPoints(points, most) ? points : null
}

/** Which points can be given. */
export const pointsWords = (most: number): string => `From 0 to ${most}, in steps of ${POINT_STEP}.`

/** How many answers wait. */
export const waitingWords = (count: number): string =>
  count === 1 ? '1 answer waits' : `${count.toLocaleString('en-GB')} answers wait`

/** The answer to mark after one: the next in the list, else the first of the others. */
export function nextOf(lines: readonly { id: string }[], id: string): string | undefined {
  const at = lines.findIndex((each) => each.id === id)
  return (lines[at + 1] ?? lines.find((each) => each.id !== id))?.id
}
