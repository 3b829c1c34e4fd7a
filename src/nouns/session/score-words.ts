import { inHundredths, standingOf, wordGrade } from '../../../rules/room/score'

/** The regulator's descriptions of the grades of a station's criteria, F (0) to A (5), which score words are taken from. */
const words = ['Poor', 'Clear fail', 'Marginal fail', 'Marginal pass', 'Clearly satisfactory', 'Superior'] as const

/** The word for a station's score, or for the points of one grade. */
export const scoreWord = (score: number, line: number): string => words[wordGrade(score, line)] ?? ''

/** The format of a score everywhere: '3.50'. */
export const formatScore = (score: number): string => (inHundredths(score) / 100).toFixed(2)

/** Where a score stands against the pass line, in the hundredths that are shown. */
export function lineWords(score: number, line: number): string {
  const standing = standingOf(score, line)
  if (standing === 'on') return 'On the pass line'
  const apart = Math.abs(inHundredths(score) - inHundredths(line)) / 100
  if (apart === 0)
    return standing === 'above' ? 'Above the pass line by less than 0.01' : 'Below the pass line by less than 0.01'
  return standing === 'above'
    ? `Above the pass line by ${apart.toFixed(2)}`
    : `Below the pass line by ${apart.toFixed(2)}`
}
