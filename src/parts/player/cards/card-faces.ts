import { type CardSide, sidesOf } from '../../../../rules/content/card-sides'
import type { CardsQuery } from './cards.documents'

export type CardBlock = CardsQuery['contentBlocks'][number]

/** One question of a flashcard and its answer. */
export interface CardFace extends CardSide {
  /** Its own among the faces of all cards. */
  id: string
  block: CardBlock
}

/** The faces of the flashcards among the blocks. */
export const facesOf = (blocks: readonly CardBlock[]): CardFace[] =>
  blocks
    .filter(({ type }) => type === 'flashcard')
    .flatMap((block) => sidesOf(block).map((each) => ({ ...each, id: `${block.id} ${each.side}`, block })))
