import { describe, expect, it, test } from 'vitest'
import { penceOf, readFrontPart } from '../../../server/demo/library/front-part'
import { readSet, readSets } from '../../../server/demo/library/read-sets'
import { readShelf } from '../../../server/demo/library/shelves'

describe('a front part', () => {
  it('gives its facts, and leaves what stands below on its lines', () => {
    const { facts, body } = readFrontPart('---\ntitle: Bail: a start\nprice: £3\n---\nText', ['title'], ['price'])
    expect(facts).toEqual({ title: 'Bail: a start', price: '£3' })
    expect(body.split('\n').indexOf('Text')).toBe(4)
  })

  it.each([
    ['a text without one', 'title: Bail\n', 'begins with its facts'],
    ['one without an end', '---\ntitle: Bail\n', 'begins with its facts'],
    ['an unknown fact', '---\ntitle: Bail\ncolour: red\n---\n', 'line 3: This is no fact'],
    ['a missing fact', '---\nprice: £3\n---\n', "lacks 'title'"],
  ])('refuses %s', (_, text, message) => {
    expect(() => readFrontPart(text, ['title'], ['price'])).toThrow(message)
  })

  it('has prices in whole pounds', () => {
    expect([penceOf('£49'), penceOf('free')]).toEqual([4900, 0])
    expect(() => penceOf('3.50')).toThrow('whole pounds')
  })
})

test('a shelf is read with its divisions, and a division that cannot be read is named by its line', () => {
  const head = '---\ntitle: FLK1\nposition: 0\nsold together for: £49\n---\n\nThe first paper.\n\n'
  expect(readShelf(`${head}- CON: Contract. How it is made.\n`)).toEqual({
    title: 'FLK1',
    within: null,
    position: 0,
    price: 4900,
    description: 'The first paper.',
    divisions: [{ key: 'CON', name: 'Contract', about: 'How it is made.' }],
  })
  expect(() => readShelf(`${head}- CON, Contract\n`)).toThrow('line 9: Write a division')
})

describe('a set of cards', () => {
  const head = '---\ntitle: Bail\nabout: Of bail.\ndivision: CRIM\nlaw stated at: 2026-01-01\n---\n'

  it('is read with its cards, each with the day of its law', () => {
    const { cards, price, status, visibility } = readSet(`${head}\nQ: When?\nA: Now.\nSource: Bail Act 1976 s 4\n`)
    expect({ price, status, visibility }).toEqual({ price: 0, status: 'published', visibility: 'authenticated' })
    expect(cards).toMatchObject([{ type: 'flashcard', lawStatedAt: '2026-01-01', source: 'Bail Act 1976 s 4' }])
  })

  it('is refused with a card that lacks its source or its back', () => {
    expect(() => readSet(`${head}\nQ: When?\nA: Now.\n`)).toThrow('lacks its source: When?')
    expect(() => readSet(`${head}\nQ: When?\nSource: Bail Act 1976 s 4\n`)).toThrow('line')
  })

  it('has eight cards or more in the demo library', () => {
    for (const { title, cards } of readSets())
      expect({ title, enough: cards.length >= 8 }).toEqual({ title, enough: true })
  })
})
