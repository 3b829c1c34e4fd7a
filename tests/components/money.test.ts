import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, parsePounds } from '../../src/ui/money/money'

describe('formatMoney', () => {
  it.each([
    [4000, '£40.00'],
    [0, '£0.00'],
    [5, '£0.05'],
    [126_400, '£1,264.00'],
    [-800, '−£8.00'],
    [123_456_789, '£1,234,567.89'],
  ])('writes %i pence as %s', (pence, text) => {
    expect(formatMoney(pence)).toBe(text)
  })

  it('adds a plus to money in only on request', () => {
    expect(formatMoney(10_000, true)).toBe('+£100.00')
    expect(formatMoney(0, true)).toBe('£0.00')
    expect(formatMoney(-4500, true)).toBe('−£45.00')
  })
})

describe('parsePounds', () => {
  it.each([
    ['40', 4000],
    ['£40', 4000],
    [' 40.00 ', 4000],
    ['£ 1,264.00', 126_400],
    ['0.5', 50],
    ['.05', 5],
    ['1,234,567.89', 123_456_789],
    ['0', 0],
    ['007', 700],
  ])('reads %j as %i pence', (text, pence) => {
    expect(parsePounds(text)).toBe(pence)
  })

  it.each([
    '',
    ' ',
    '£',
    '.',
    'forty',
    '-5',
    '+5',
    '40.005',
    '40.',
    '4,0',
    '1,2345',
    '12,34.00',
    '1e3',
    '0x10',
    '40 00',
    '£40 £',
    '€40',
    'NaN',
    'Infinity',
    '٤٠',
    '99999999999999999999',
  ])('refuses %j', (text) => {
    expect(parsePounds(text)).toBeUndefined()
  })

  it('reads back everything that formatMoney writes', () => {
    fc.assert(fc.property(fc.nat({ max: 10 ** 12 }), (pence) => parsePounds(formatMoney(pence)) === pence))
  })

  it('never answers a fraction of a penny or a negative amount', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const pence = parsePounds(text)
        return pence === undefined || (Number.isSafeInteger(pence) && pence >= 0)
      }),
    )
  })
})
