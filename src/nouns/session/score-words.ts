/**
 * The words for a score of 0 to 5: the regulator's descriptions of the grades of a station's criteria, F (0) to A (5). A mean between two grades
 * takes the word of the nearer one, and of the upper one at the half.
 */
const words = ['Poor', 'Clear fail', 'Marginal fail', 'Marginal pass', 'Clearly satisfactory', 'Superior'] as const

/** The word for a station's score, or for the points of one grade. */
export function scoreWord(score: number): string {
  return words[Math.min(5, Math.max(0, Math.round(score)))] ?? ''
}

/** The format of a score everywhere: '3.50'. */
export const formatScore = (score: number): string => score.toFixed(2)
