import { expect, it } from 'vitest'
import { isPoints, isRightBy } from '../../../rules/library/points'
import { nextOf, pointsIn } from '../../../src/learn/marking/marking-words'

it('a person gives from 0 to all points, in halves', () => {
  expect([0, 0.5, 7.5, 10].map((points) => isPoints(points, 10))).toEqual([true, true, true, true])
  const strange = [-0.5, 10.5, 0.25, Number.NaN, Number.POSITIVE_INFINITY]
  expect(strange.map((points) => isPoints(points, 10))).toEqual([false, false, false, false, false])
  expect(isPoints(0, 0)).toBe(true)
})

it('half of the points are right', () => {
  expect([4.5, 5, 10].map((points) => isRightBy(points, 10))).toEqual([false, true, true])
})

it('typed points have a point or a comma', () => {
  expect(['7.5', '7,5', ' 8 ', '', 'x', '11'].map((typed) => pointsIn(typed, 10))).toEqual([
    7.5,
    7.5,
    8,
    null,
    null,
    null,
  ])
})

it('after an answer comes the next, after the last the first of the others', () => {
  const lines = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(['a', 'c', 'gone'].map((id) => nextOf(lines, id))).toEqual(['b', 'a', 'a'])
  expect(nextOf([{ id: 'a' }], 'a')).toBeUndefined()
})
