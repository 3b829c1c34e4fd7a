/** Whether a transaction says some words. No index has them: ask it of one person's movements. */
export const hasWords = (transaction: string, words: string) =>
  `position(folded(${words}::text) in folded(${transaction}.description)) > 0`
