import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { differences, type Stretch } from '../../../src/parts/block-editor/conflict/differences'

const marked = (stretches: readonly Stretch[]) =>
  stretches.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('')
const whole = (stretches: readonly Stretch[]) => stretches.map(({ text }) => text).join('')

it('the words that only one of two texts has are marked', () => {
  const [one, other] = differences('a right of way in perpetuity', 'a right of way for ever')
  expect(marked(one)).toMatch(/^a right of way \[in.*perpetuity\]$/)
  expect(marked(other)).toMatch(/^a right of way \[for.*ever\]$/)
})

it('no word of either text is lost, and what is not marked is the same on both sides', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n'), { maxLength: 30 }).map((each) => each.join(''))
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [left, right] = differences(one, other)
      expect([whole(left), whole(right)]).toEqual([one, other])
      const same = (side: readonly Stretch[]) => whole(side.filter(({ differs }) => !differs))
      expect(same(left)).toBe(same(right))
    }),
  )
})

it('two very long texts are marked whole instead of compared for minutes', () => {
  const [one] = differences('word '.repeat(5000), 'other '.repeat(5000))
  expect(one).toHaveLength(1)
})
