const words = ['Poor', 'Clear fail', 'Marginal fail', 'Marginal pass', 'Clearly satisfactory', 'Superior']

/** The word for a station's score of 0 to 5, as the grades F to A are described by the regulator. */
export function scoreWord(score: number): string {
  return words[Math.min(5, Math.max(0, Math.round(score)))] ?? ''
}
