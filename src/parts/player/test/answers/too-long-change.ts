import { answerLength } from '../../../../../rules/library/answer-length'
import { isTooLong, type Length, textLength } from '../../../../../rules/text-length'
import { testAttemptAnswer } from '../../../../../schema/generated/limits'
import type { BlockSubtype } from '../../../../../schema/generated/types'
import type { Change } from '../attempt-parts'

/** How long the answer or note of a change is, if it is too long to be saved. */
export function tooLongOf(subtype: BlockSubtype | undefined, { answer, note }: Change): Length | null {
  const ofAnswer = subtype && answer ? answerLength(subtype, answer) : null
  const ofNote = note ? { length: textLength(note), most: testAttemptAnswer.note } : null
  return [ofAnswer, ofNote].find((size) => size && isTooLong(size)) ?? null
}
