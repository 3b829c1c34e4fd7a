/** The most cards of their own that a person has. */
export const MOST_OWN_CARDS = 20_000

/** The most characters of a side, its formatting included. */
export const MOST_SIDE = 20_000

/** The most numbers of gaps: each is a card of the queue. */
export const MOST_GAPS = 50

/** The most gaps of a text, whatever their numbers. */
export const MOST_GAPS_IN_TEXT = 200

/** The most cards of the queue that a person's own cards are. */
export const MOST_OWN_SIDES = 40_000
