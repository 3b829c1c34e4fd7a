import type { ReviewGrade } from '../../schema/generated/types'
import type { Memory } from './review-memory'

/** An answer to a card, as two devices know it alike. */
export interface GivenAnswer {
  /** Puts answers of one instant into one order. */
  key: string
  at: Date
  grade: ReviewGrade
  /** Whether it was taken back. */
  undone: boolean
}

/** The order in which answers count, however they arrive. */
export function inOrder(one: Pick<GivenAnswer, 'key' | 'at'>, other: Pick<GivenAnswer, 'key' | 'at'>): number {
  return one.at.getTime() - other.at.getTime() || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)
}

/**
 * What answers in their order make of a memory, and what was remembered before each. One that was taken back changes nothing, so that what counts follows from the
 * answers alone and not from when they arrived.
 */
export function replayed(
  memory: Memory,
  answers: readonly GivenAnswer[],
  answer: (memory: Memory, given: GivenAnswer) => Memory,
): { before: Memory[]; memory: Memory } {
  const before: Memory[] = []
  let present = memory
  for (const given of answers) {
    before.push(present)
    if (!given.undone) present = answer(present, given)
  }
  return { before, memory: present }
}
