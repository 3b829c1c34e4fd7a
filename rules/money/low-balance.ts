/** Pence: a paying person below it is told, and staff see it. */
export const LOW_BALANCE = 2_000
