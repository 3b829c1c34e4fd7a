/** A card that has not begun, in the order in which it was added. */
export interface Waiting {
  /** Null: of no known area. */
  areaId: string | null
}

/** An area that no paper of the person's examines, and cards without one. */
const USUAL_WEIGHT = 10

/**
 * Cards in the order in which they begin: areas take turns, each as often as its share of the exam says, in percent, and within an area they keep their order. So that of twice
 * the share there are always about twice as many begun.
 */
export function dealt<Card extends Waiting>(cards: readonly Card[], weights: ReadonlyMap<string, number>): Card[] {
  const counts = new Map<string | null, number>()
  return cards
    .map((card, at) => {
      const before = counts.get(card.areaId) ?? 0
      counts.set(card.areaId, before + 1)
      return { card, at, turn: (before + 0.5) / (weights.get(card.areaId ?? '') ?? USUAL_WEIGHT) }
    })
    .sort((one, other) => one.turn - other.turn || one.at - other.at)
    .map(({ card }) => card)
}
