import { describe, expect, it } from 'vitest'
import { boundsOf, recentMonths } from '../../../src/learn/wallet/period'
import { readAmount } from '../../../src/parts/top-up/amounts'

describe('a typed amount', () => {
  it.each([
    ['40', 4000],
    ['£40', 4000],
    ['£ 40.50', 4050],
    ['12,50', 1250],
    ['1,250', 125_000],
    ['40.5 pounds', 4050],
    ['5', 500],
    ['2000', 200_000],
  ])('reads %s', (text, pence) => {
    expect(readAmount(text)).toEqual({ pence })
  })

  it.each(['', '4.99', '2000.01', 'forty', '-40', '4e3', '40.505'])('refuses %j with a reason', (text) => {
    expect(readAmount(text)).toHaveProperty('error')
  })
})

describe('a period of transactions', () => {
  it('begins and ends at midnight in London, on both sides of a clock change', () => {
    expect(boundsOf('2026-03')).toEqual({ from: '2026-03-01T00:00:00.000Z', until: '2026-03-31T23:00:00.000Z' })
    expect(boundsOf('2026-12')).toEqual({ from: '2026-12-01T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z' })
  })

  it('offers the last twelve months by London’s calendar', () => {
    const months = recentMonths(Date.parse('2026-08-31T23:30:00Z'))
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ value: '2026-09', label: 'September 2026' })
    expect(months[11]?.value).toBe('2025-10')
  })
})
