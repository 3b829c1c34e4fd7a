import type { ReviewRefusal } from '../../../schema/generated/types'

/** Why reviews that were done without a network do not count. */
export function refusedWords(reasons: readonly ReviewRefusal[]): string {
  const closed = reasons.filter((reason) => reason === 'closed').length
  const gone = reasons.length - closed
  const sentences = [
    closed > 0 &&
      (closed === 1
        ? '1 review does not count: its cards are no longer open to you.'
        : `${closed} reviews do not count: their cards are no longer open to you.`),
    gone > 0 &&
      (gone === 1
        ? '1 review does not count: its card is gone.'
        : `${gone} reviews do not count: their cards are gone.`),
  ]
  return sentences.filter(Boolean).join(' ')
}
