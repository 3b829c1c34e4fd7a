import { describe, expect, it } from 'vitest'
import { movesInList, nextActive } from '../../src/ui/select/combobox-keys'
import { filterOptions } from '../../src/ui/select/filter-options'

const countries = [
  'Côte d’Ivoire',
  'Réunion',
  'Tunisia',
  'United Arab Emirates',
  'United Kingdom',
  'Papua New Guinea',
  'Türkiye',
].map((label) => ({ value: label, label }))
const labels = (query: string) => filterOptions(countries, query).map(({ choice }) => choice.label)

describe('filterOptions', () => {
  it('keeps all options in order while nothing is typed', () => {
    expect(labels('  ')).toEqual(countries.map(({ label }) => label))
  })

  it('puts options that begin with the text first, then those with a word that does, then the others', () => {
    expect(labels('uni')).toEqual(['United Arab Emirates', 'United Kingdom', 'Réunion', 'Tunisia'])
    expect(labels('gui')).toEqual(['Papua New Guinea'])
    expect(labels('k')).toEqual(['United Kingdom', 'Türkiye'])
  })

  it('finds accented letters by plain ones, and the other way round', () => {
    expect(labels('cote')).toEqual(['Côte d’Ivoire'])
    expect(labels('RÉU')).toEqual(['Réunion'])
    expect(labels('turk')).toEqual(['Türkiye'])
  })

  it('asks for no kind of apostrophe, hyphen or composition', () => {
    for (const typed of ["cote d'iv", 'COTE DIVOIRE', 'co\u0302te d`ivoire'])
      expect(labels(typed)).toEqual(['Côte d’Ivoire'])
    const [match] = filterOptions([{ value: '', label: 'Re\u0301union (La\u00a0Re\u0301union)' }], 'la reunion')
    expect(match?.choice.label.slice(match.from, match.to)).toBe('La\u00a0Re\u0301union')
    expect(labels('guinea-')).toEqual(['Papua New Guinea'])
  })

  it('answers the place of the matched letters', () => {
    const [match] = filterOptions(countries, 'king')
    expect(match?.choice.label.slice(match.from, match.to)).toBe('King')
  })

  it('takes special characters literally', () => {
    expect(labels('.*')).toEqual([])
    expect(labels('d’I')).toEqual(['Côte d’Ivoire'])
  })
})

describe('the keys of a list', () => {
  it('wrap around at the ends by single steps, and stop there by leaps', () => {
    expect(nextActive('ArrowDown', 2, 3)).toBe(0)
    expect(nextActive('ArrowUp', 0, 3)).toBe(2)
    expect(nextActive('PageDown', 1, 3)).toBe(2)
    expect(nextActive('PageUp', 1, 3)).toBe(0)
  })

  it('lead nowhere in an empty list, and letters never lead anywhere', () => {
    expect(nextActive('ArrowDown', 0, 0)).toBeUndefined()
    expect(nextActive('a', 0, 3)).toBeUndefined()
    expect(movesInList('a')).toBe(false)
  })
})
