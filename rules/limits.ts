/** Limits for both sides: the server refuses more, and the browser does not send more. */

/** A search compares its text with every row, at a cost that grows with its length. */
export const MOST_SEARCHED = 100

/** The most characters that the server stores of a text, formatting included. */
export const MOST_TEXT = 200_000
