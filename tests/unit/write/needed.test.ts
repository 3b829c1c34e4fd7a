import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../server/kernel/errors'
import { needed, wordsIn } from '../../../server/kernel/write/needed'

const refusalOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error instanceof Refusal ? [error.code, error.details.field, error.message] : error
  }
}

describe('what people write', () => {
  it('is kept without the spaces around it', () => {
    expect(wordsIn('  a b \n')).toBe('a b')
    expect(needed('reason', '  a b \n')).toBe('a b')
    expect(wordsIn('  ')).toBeUndefined()
  })

  it.each([null, undefined, '', ' \n '])('must say something where it is needed: %j does not', (text) => {
    expect(refusalOf(() => needed('reason', text))).toEqual(['VALIDATION', 'reason', 'Field is required'])
  })
})
