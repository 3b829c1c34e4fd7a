import type { Card } from './review-parts'

/** The cards that are asked next, read ahead of the person. */
export interface Hand {
  cards: readonly Card[]
  /** How many are left in all, those in hand included. */
  left: number
  /** Whether the server has been asked at least once. */
  begun: boolean
}

/** A card as it was when it was asked: it comes back with another number of repetitions. */
export const keyOf = ({ id, reps }: Pick<Card, 'id' | 'reps'>) => `${id} ${reps}`

/** The hand with what the server asks next, without what has gone from it meanwhile. */
export function withMore(
  { cards }: Hand,
  next: { cards: readonly Card[]; left: number },
  gone: ReadonlySet<string>,
): Hand {
  const newest = new Map(next.cards.map((card) => [keyOf(card), card]))
  const held = new Set(cards.map(({ id }) => id))
  const more = next.cards.filter((card) => !held.has(card.id) && !gone.has(keyOf(card)))
  const count = cards.length + more.length
  // The addresses of pictures in what is read later are good for longer.
  return {
    cards: [...cards.map((card) => newest.get(keyOf(card)) ?? card), ...more],
    left: count && Math.max(next.left, count),
    begun: true,
  }
}

export const without = ({ cards, left, begun }: Hand, card: Card): Hand => ({
  cards: cards.filter(({ id }) => id !== card.id),
  left: Math.max(0, left - 1),
  begun,
})

/** The hand with a card that was taken back, which is asked first. */
export function withAgain({ cards, left, begun }: Hand, card: Card): Hand {
  const others = cards.filter(({ id }) => id !== card.id)
  return { cards: [card, ...others], left: left + 1 - (cards.length - others.length), begun }
}
