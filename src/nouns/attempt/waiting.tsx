/** '1 of 3 answers waits to be marked'. */
export const waitingWords = (unmarked: number, count: number): string =>
  unmarked === 1 ? `1 of ${count} answers waits to be marked` : `${unmarked} of ${count} answers wait to be marked`
