import { expect, it } from 'vitest'
import { dayAfter, dayOf, daysBetween, startOf, weekdayOf } from '../../../../rules/library/review-day'

it('a day of reviews begins at four in the morning of the person’s zone', () => {
  expect(dayOf(new Date('2026-11-20T03:59:00Z'), 'Europe/London')).toBe('2026-11-19')
  expect(dayOf(new Date('2026-11-20T04:00:00Z'), 'Europe/London')).toBe('2026-11-20')
  expect(dayOf(new Date('2026-11-20T04:00:00Z'), 'America/New_York')).toBe('2026-11-19')
  expect(startOf('2026-11-20', 'Africa/Lagos').toISOString()).toBe('2026-11-20T03:00:00.000Z')
})

it('days are counted by the calendar, also where the clocks change', () => {
  expect(dayOf(new Date('2026-03-29T03:30:00Z'), 'Europe/London')).toBe('2026-03-29')
  expect(startOf('2026-03-29', 'Europe/London').toISOString()).toBe('2026-03-29T03:00:00.000Z')
  expect(daysBetween('2026-03-28', dayAfter('2026-03-28', 14))).toBe(14)
  expect(weekdayOf('2026-11-22')).toBe(7)
})
