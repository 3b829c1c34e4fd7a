/** What both sides hold to: the server refuses what is longer, and the browser sends nothing that it would refuse. */

/** What is searched for is compared with every row, at a cost of its length each time. */
export const MOST_SEARCHED = 100

/** The characters that the server keeps of a text, its formatting included. */
export const MOST_TEXT = 200_000
