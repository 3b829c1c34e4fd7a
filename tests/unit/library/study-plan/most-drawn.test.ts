import { expect, it } from 'vitest'
import { mostDrawn } from '../../../../src/learn/plan/most-drawn'

it('is the longest day where the days are alike', () => {
  expect(mostDrawn([60, 0, 90, 75])).toBe(90)
})

it('is twice a full day of the others where a few are very long', () => {
  expect(mostDrawn([60, 60, 366, 0, 45, 60, 60])).toBe(120)
})

it('is three quarters of an hour where all days are short', () => {
  expect([mostDrawn([4, 2, 8, 130, 3]), mostDrawn([4, 2, 8]), mostDrawn([])]).toEqual([45, 45, 45])
})
