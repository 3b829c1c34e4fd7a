import type { BlockSubtype } from '../../schema/generated/types'
import { type Length, lineLength, textLength } from '../text-length'

/** The most characters of an answer that is typed in one line, also of one that counts as right. */
export const MOST_TYPED = 1_000
/** The most characters of an essay, and of a task's typed answer. */
export const MOST_ESSAY = 10_000

const written: readonly BlockSubtype[] = ['essay', 'typed_answer']
const typed: readonly BlockSubtype[] = ['short_answer', 'numeric', 'cloze']

/** Whether an answer is written at length, in many lines. */
export const isWritten = (subtype: BlockSubtype): boolean => written.includes(subtype)

/** The limit of each text of an answer, and how long the longest is; null of one that is not typed. */
export function answerLength(subtype: BlockSubtype, answer: readonly string[]): Length | null {
  const longest = (lengthOf: (text: string) => number) => Math.max(0, ...answer.map(lengthOf))
  if (isWritten(subtype)) return { length: longest(textLength), most: MOST_ESSAY }
  return typed.includes(subtype) ? { length: longest(lineLength), most: MOST_TYPED } : null
}
