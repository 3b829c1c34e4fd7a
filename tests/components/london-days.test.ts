import { expect, test } from 'vitest'
import { blockOf } from '../../src/parts/starts/use-free-starts'
import { addDays, dayOf, daysBetween, isDay, mondayOf, spanOf, weekWords } from '../../src/ui/time/london-days'

test('an instant late on a summer evening is the next day in London', () => {
  expect(dayOf('2026-07-01T23:30:00.000Z')).toBe('2026-07-02')
  expect(dayOf('2026-12-01T23:30:00.000Z')).toBe('2026-12-01')
})

test('days are counted by the calendar, also across the nights on which the clocks change', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(daysBetween('2026-03-23', '2026-03-30')).toBe(7)
})

test('a week begins on Monday, and Sunday is its last day', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
})

test('the queried span holds every start of its days, in summer time and in winter', () => {
  for (const monday of ['2026-03-23', '2026-07-06', '2026-10-19', '2026-12-07']) {
    const { from, until } = spanOf(monday, 28)
    for (let hour = 0; hour < 28 * 24; hour++) {
      const at = Date.parse(from) + 3_600_000 + hour * 3_600_000
      const day = dayOf(at)
      if (day >= monday && day < addDays(monday, 28)) {
        expect(at >= Date.parse(from) && at < Date.parse(until)).toBe(true)
      }
    }
    expect(dayOf(Date.parse(from) - 1) < monday).toBe(true)
    expect(dayOf(until) >= addDays(monday, 28)).toBe(true)
  }
})

test('a week is found in the four queried weeks', () => {
  expect(blockOf('2026-11-23', '2026-11-23')).toBe('2026-11-23')
  expect(blockOf('2026-11-23', '2026-12-14')).toBe('2026-11-23')
  expect(blockOf('2026-11-23', '2026-12-21')).toBe('2026-12-21')
})

test('a week across two months names both', () => {
  expect(weekWords('2026-11-23')).toBe('23–29 November')
  expect(weekWords('2026-11-30')).toBe('30 Nov – 6 Dec')
})

test('an address holds a day only where such a day exists', () => {
  expect(isDay('2026-11-23')).toBe(true)
  for (const text of ['2026-13-01', 'today', '', null]) expect(isDay(text)).toBe(false)
})
