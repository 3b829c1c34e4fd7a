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

/** The names of what a flashcard asks: once, of a reversed card both ways, of one with gaps once for each number of its gaps. */
export function sideNames({ subtype, assignment }: SidedCard): string[] {
  if (subtype !== 'cloze') return subtype === 'basic_reversed' ? ['front', 'back'] : ['front']
  const numbers = new Set(gapsOf(assignment ?? '').map(({ number }) => number))
  return [...numbers].sort((a, b) => a - b).map((number) => `c${number}`)
}

/** One side of a flashcard; undefined if it has none of this name. */
export function sideOf(card: SidedCard, side: string): CardSide | undefined {
  if (!sideNames(card).includes(side)) return undefined
  const [front, back] = [card.assignment ?? '', card.answer ?? '']
  if (card.subtype === 'cloze') return gapSide(front, side)
  return side === 'back' ? { side, front: back, back: front } : { side, front, back }
}

/** All that a flashcard asks. */
export const sidesOf = (card: SidedCard): CardSide[] => sideNames(card).flatMap((side) => sideOf(card, side) ?? [])

function gapSide(text: string, side: string): CardSide {
  const asked = Number(side.slice(1))
  return {
    side,
    front: withGaps(text, ({ number, answer, hint }) =>
      number === asked ? `<strong>[${hint?.trim() || /* not text */ '…'}]</strong>` : answer,
    ),
    back: withGaps(text, ({ number, answer }) => (number === asked ? `<strong>${answer}</strong>` : answer)),
  }
}
