import { describe, expect, it } from 'vitest'
import { inLocale, localeOf, nameOf, spoken } from '../../server/kernel/spoken'

const ours = ['en-us', 'cy', 'de']

describe('the language of a request', () => {
  it.each([
    ['cy', 'cy'],
    ['en-us', 'en-us'],
    ['cy-GB,cy;q=0.9,en;q=0.8', 'cy'],
    ['en-GB,en;q=0.9,cy;q=0.8', 'en-us'],
    ['fr-FR, de;q=0.7, en;q=0.3', 'de'],
    ['en;q=0.3, de;q=0.7', 'de'],
    ['de;q=0, cy', 'cy'],
    ['fr', 'en-us'],
    ['*', 'en-us'],
    [';;q=,,', 'en-us'],
    [undefined, 'en-us'],
  ])('%s is %s', (header, locale) => expect(localeOf(header, ours)).toBe(locale))
})

describe('a server without catalogues', () => {
  it('speaks English whatever is asked for', () => {
    expect(inLocale('cy', spoken)).toBe('en-us')
    expect(localeOf('cy')).toBe('en-us')
  })

  it('says the names of the schema in words', () => {
    expect(['SessionType', 'no_show', 'Meeting'].map(nameOf)).toEqual(['Session type', 'No show', 'Event'])
  })
})
