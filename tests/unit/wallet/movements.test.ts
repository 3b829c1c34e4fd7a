import { describe, expect, it } from 'vitest'
import { balanceSteps, monthStarts } from '../../../src/learn/wallet/movements/balance-steps'
import { askedBy, monthAfter, within } from '../../../src/learn/wallet/movements/movement-filters'

const month = (first: string, broughtForward: number, days: [string, number][]) => ({
  ...{ month: first, moneyIn: 0, moneyOut: 0, count: days.length, broughtForward },
  balance: days.at(-1)?.[1] ?? 0,
  days: days.map(([day, balance]) => ({ day, balance })),
})

describe('the filters of movements', () => {
  it('ask for whole days of London, on both sides of a change of the clocks', () => {
    expect(askedBy({ from: '2026-03-01', until: '2026-03-31' })).toEqual({
      from: '2026-03-01T00:00:00.000Z',
      until: '2026-03-31T23:00:00.000Z',
    })
    expect(askedBy({ words: 'drafting', type: 'fee' })).toEqual({ words: 'drafting', type: 'fee' })
  })

  it('leave of a month the days between both', () => {
    expect(within('2026-02-01', {})).toEqual({ from: '2026-02-01', until: '2026-02-28' })
    expect(within('2026-02-01', { type: 'fee', from: '2026-02-10', until: '2026-05-01' })).toEqual({
      ...{ type: 'fee', from: '2026-02-10', until: '2026-02-28' },
    })
    expect(monthAfter('2026-12-01')).toBe('2027-01-01')
  })
})

describe('the line of a balance', () => {
  it('begins with what was brought forward, and changes on each day that moved it', () => {
    const months = [
      month('2026-11-01', 6500, [['2026-11-02', 7000]]),
      month('2026-10-01', 1000, [['2026-10-11', 6500]]),
    ]
    expect(balanceSteps(months, '2026-10-01', '2026-11-10')).toEqual([
      { at: 0, value: 1000, name: '2026-10-01' },
      { at: 10.5 / 40, value: 6500, name: '2026-10-11' },
      { at: 32.5 / 40, value: 7000, name: '2026-11-02' },
    ])
  })

  it('stays within a period of one day', () => {
    const [, moved] = balanceSteps([month('2026-11-01', 0, [['2026-11-01', 500]])], '2026-11-01', '2026-11-01')
    expect(moved?.at).toBe(0.5)
  })

  it('names the first days of months, and of many months some', () => {
    expect(monthStarts('2026-10-05', '2026-12-01')).toEqual(['2026-11-01', '2026-12-01'])
    expect(monthStarts('2025-01-01', '2026-12-31')).toHaveLength(6)
  })
})
