import type { BlockSubtype } from '../../schema/generated/types'
import { gapsOf, withGaps } from './block-kinds'

/** A flashcard as its author wrote it. */
export interface SidedCard {
  subtype: BlockSubtype
  assignment?: string | null
  answer?: string | null
}

/** One question of a flashcard and its answer, as HTML. */
export interface CardSide {
  /** `front`, `back` of a reversed card, or the number of a gap as `c1`. */
  side: string
  front: string
  back: string
}

/** What a flashcard asks: once, of a reversed card both ways, of one with gaps once for each number of its gaps. */
export function sidesOf({ subtype, assignment, answer }: SidedCard): CardSide[] {
  const [front, back] = [assignment ?? '', answer ?? '']
  if (subtype === 'cloze') return gapSides(front)
  const asked = { side: 'front', front, back }
  return subtype === 'basic_reversed' ? [asked, { side: 'back', front: back, back: front }] : [asked]
}

function gapSides(text: string): CardSide[] {
  const numbers = [...new Set(gapsOf(text).map(({ number }) => number))].sort((a, b) => a - b)
  return numbers.map((asked) => ({
    side: `c${asked}`,
    front: withGaps(text, ({ number, answer, hint }) =>
      number === asked ? `<strong>[${hint ?? /* not text */ '…'}]</strong>` : answer,
    ),
    back: withGaps(text, ({ number, answer }) => (number === asked ? `<strong>${answer}</strong>` : answer)),
  }))
}
