import { describe, expect, it } from 'vitest'
import { apportioned, type Part } from '../../rules/apportion'

const of = (total: number, ...parts: [key: string, weight: number, most: number][]) =>
  Object.fromEntries(
    apportioned(
      total,
      parts.map(([key, weight, most]): Part => ({ key, weight, most })),
    ),
  )

describe('dividing questions among areas', () => {
  it('follows the weights, in whole numbers that add up', () => {
    expect(of(20, ['tort', 79, 79], ['contract', 69, 69])).toEqual({ tort: 11, contract: 9 })
    expect(of(10, ['a', 1, 99], ['b', 1, 99], ['c', 1, 99])).toEqual({ a: 4, b: 3, c: 3 })
  })

  it('gives none more than it has, and its lack to the others', () => {
    expect(of(30, ['a', 17, 5], ['b', 17, 99], ['c', 17, 99])).toEqual({ a: 5, b: 13, c: 12 })
    expect(of(30, ['a', 17, 0], ['b', 17, 99])).toEqual({ a: 0, b: 30 })
  })

  it('gives all there is where it is not enough', () => {
    expect(of(180, ['a', 17, 5], ['b', 14, 7])).toEqual({ a: 5, b: 7 })
    expect(of(180)).toEqual({})
  })

  it('is the same in any order of the parts, and always adds up', () => {
    for (let seed = 1; seed < 400; seed++) {
      const parts = Array.from({ length: 1 + (seed % 9) }, (_, at): [string, number, number] => [
        `area ${at}`,
        1 + ((seed * (at + 3)) % 17),
        (seed * (at + 1) * 7) % 60,
      ])
      const all = parts.reduce((sum, [, , most]) => sum + most, 0)
      const total = (seed * 13) % 181
      const given = of(total, ...parts)
      expect(of(total, ...parts.toReversed())).toEqual(given)
      expect(Object.values(given).reduce((sum, each) => sum + each, 0)).toBe(Math.min(total, all))
      for (const [key, , most] of parts) expect(given[key]).toBeLessThanOrEqual(most)
    }
  })
})
