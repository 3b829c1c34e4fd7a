import '../seed'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byName, folded, foldedPlaces } from '../../rules/folded'

it.each([
  ["O'Brien", 'O’Brien', 'OʼBrien', 'O`Brien', 'O´Brien', '  o‘brien ', 'OBRIEN'],
  ['José', 'Jose\u0301', 'JOSE', 'jóse'],
  ['García', 'Garcia'],
  ['Ångström', 'Angstrom', 'A\u030angstro\u0308m'],
  ['Ayşe', 'Ayse', 'AYŞE'],
  ['Łukasz Øster', 'lukasz  oster'],
  ['İpek', 'ipek', 'IPEK'],
  ['Weiß', 'Weiss', 'WEIẞ'],
  ['van der  Berg', 'Van\u00a0der Berg', 'van\tder\u2009berg'],
  ['Smith-Jones', 'Smith‐Jones', 'Smith–Jones', 'smith jones'],
  ['Ёлкин', 'елкин'],
  ['ΝΊΚΟΣ', 'Νίκος'],
  ['ﬁrm', 'FIRM'],
])('%j is looked for and ordered as %j', (...spellings) => {
  expect(new Set(spellings.map(folded)).size).toBe(1)
})

it('other letters stay other letters', () => {
  expect(folded('कि')).not.toBe(folded('का'))
  expect(folded('Мир')).not.toBe(folded('Мер'))
  expect(folded('half \ud800')).toBe('half \ufffd')
})

it('names stand in the order of a list of names', () => {
  const names = [
    'Zeta',
    'adams',
    'van der Berg',
    'Ångström',
    'Çelik',
    'O’Brien',
    'obrecht',
    'Åland',
    'Żak',
    'Иванов',
    'De La Cruz',
    'Dean',
  ]
  expect(names.sort(byName)).toEqual([
    'adams',
    'Åland',
    'Ångström',
    'Çelik',
    'De La Cruz',
    'Dean',
    'obrecht',
    'O’Brien',
    'van der Berg',
    'Żak',
    'Zeta',
    'Иванов',
  ])
})

it('a folded text is folded already, and each of its letters has its place in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = folded(text)
      expect(folded(once)).toBe(once)
      const { folded: own, from, to } = foldedPlaces(text)
      expect([from.length, to.length]).toEqual([own.length, own.length])
      for (const [at, begin] of from.entries()) {
        expect(begin).toBeLessThan(to[at] ?? 0)
        expect(begin).toBeGreaterThanOrEqual(from[at - 1] ?? 0)
        expect(to[at]).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})
