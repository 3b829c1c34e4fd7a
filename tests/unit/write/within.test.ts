import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../server/kernel/errors'
import { needed, within } from '../../../server/kernel/write/within'

const refusalOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error instanceof Refusal ? [error.code, error.details.field, error.message] : error
  }
}

describe('what people write', () => {
  it('is kept without the spaces around it, up to its limit', () => {
    expect(within('reason', '  a b \n', 3)).toBe('a b')
    expect(needed('reason', '  a b \n', 3)).toBe('a b')
    expect(within('reason', '  ', 3)).toBeUndefined()
  })

  it.each([within, needed])('is refused at its field, and never cut, where it is longer', (check) => {
    expect(refusalOf(() => check('reason', 'x'.repeat(1001), 1000))).toEqual([
      'VALIDATION',
      'reason',
      'Please use at most 1,000 characters.',
    ])
  })

  it.each([null, undefined, '', ' \n '])('must say something where it is needed: %j does not', (text) => {
    expect(refusalOf(() => needed('reason', text, 3))).toEqual(['VALIDATION', 'reason', 'Field is required'])
  })
})
