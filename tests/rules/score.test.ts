import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inHundredths, isUnder, standingOf, wordGrade } from '../../rules/room/score'
import { scoresOf } from '../../server/room/marks/scores'
import { formatScore, lineWords, scoreWord } from '../../src/nouns/session/score-words'

const grades = ['F', 'E', 'D', 'C', 'B', 'A'] as const
const sheet = (kind: 'skills' | 'law', sum: number, weights: number) => {
  // Two criteria whose grades are neighbours make any sum: so many of the weights are a point more.
  const low = Math.floor(sum / weights)
  const rest = sum - low * weights
  return [
    { weight: weights - rest, points: low },
    { weight: rest, points: low + 1 },
  ]
    .filter(({ weight }) => weight > 0)
    .map(({ weight, points }, at) => ({
      criterion: { id: `${kind}${at}`, title: kind, description: null, kind, weight },
      mark: { criterionId: `${kind}${at}`, mark: grades[points] ?? 'F', comment: null },
    }))
}
const scored = (skills: [number, number], law: [number, number]) => {
  const lines = [...sheet('skills', ...skills), ...sheet('law', ...law)]
  return scoresOf(
    lines.map(({ criterion }) => criterion),
    lines.map(({ mark }) => mark),
  ).finalMark as number
}

it('a score on the line is on it, whatever weights made it: 1.8 and 4.6 are 3.20', () => {
  const score = scored([9, 5], [23, 5])
  expect(score).toBe(3.2)
  expect(lineWords(score, 3.2)).toBe('On the pass line')
  // As scores were kept before.
  expect(lineWords(3.1999999999999997, 3.2)).toBe('On the pass line')
  expect(scoreWord(3.1999999999999997, 3.2)).toBe('Marginal pass')
})

it('every mean of up to 30 weights a kind stands against every line of two decimals as its fraction does', () => {
  const wrong: string[] = []
  for (let one = 1; one <= 30; one++)
    for (let other = 1; other <= 30; other++)
      for (let sum = 0; sum <= 5 * one; sum += 1 + Math.floor(one / 4)) {
        const law = (sum * 7 + other) % (5 * other + 1)
        const score = scored([sum, one], [law, other])
        const [top, bottom] = [BigInt(sum * other + law * one), BigInt(2 * one * other)]
        const nearest = Math.round(score * 100)
        for (const line of [nearest - 1, nearest, nearest + 1, 300, 320]) {
          const [left, right] = [top * 100n, BigInt(line) * bottom]
          const fraction = left === right ? 'on' : left > right ? 'above' : 'below'
          if (standingOf(score, line / 100) !== fraction) wrong.push(`${sum}/${one}, ${law}/${other} at ${line}`)
        }
      }
  expect(wrong).toEqual([])
})

it('the word beside a score never contradicts the line', () => {
  expect(scoreWord(2.83, 3)).toBe('Marginal fail')
  expect(scoreWord(2.5, 3)).toBe('Marginal fail')
  expect(scoreWord(3.6, 4)).toBe('Marginal fail')
  expect(scoreWord(2.5, 2.4)).toBe('Marginal pass')
  expect(scoreWord(3.5, 3)).toBe('Clearly satisfactory')
  expect(scoreWord(1.2, 3)).toBe('Clear fail')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }), (score, line) => {
      const passes = wordGrade(score / 100, line / 100) >= 3
      expect(passes).toBe(!isUnder(score / 100, line / 100))
      expect(passes).toBe(score >= line)
    }),
  )
})

it('what is shown apart is the difference of what is shown, and never 0.00', () => {
  expect(lineWords(602 / 201, 3)).toBe('Below the pass line by less than 0.01')
  expect(formatScore(602 / 201)).toBe('3.00')
  expect(lineWords(3.004, 3)).toBe('Above the pass line by less than 0.01')
  expect(lineWords(17 / 6, 3)).toBe('Below the pass line by 0.17')
  expect(lineWords(4, 3)).toBe('Above the pass line by 1.00')
})

it('a half of a hundredth goes up, whatever binary numbers make of it', () => {
  expect([1.005, 2.675, 3.145].map(formatScore)).toEqual(['1.01', '2.68', '3.15'])
  expect(inHundredths(2.675)).toBe(268)
})
