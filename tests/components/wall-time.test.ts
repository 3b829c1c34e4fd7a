import { expect, test } from 'vitest'
import { instantsOf, wallTime } from '../../src/ui/time/wall-time'

const iso = (instants: number[]) => instants.map((each) => new Date(each).toISOString())

test('an ordinary time is one instant, in winter, in summer and in half-hour zones', () => {
  expect(iso(instantsOf('2026-01-15T14:30', 'Europe/London'))).toEqual(['2026-01-15T14:30:00.000Z'])
  expect(iso(instantsOf('2026-07-15T14:30', 'Europe/London'))).toEqual(['2026-07-15T13:30:00.000Z'])
  expect(iso(instantsOf('2026-07-15T14:30', 'Asia/Kolkata'))).toEqual(['2026-07-15T09:00:00.000Z'])
})

test('a time that the clocks skip is no instant', () => {
  expect(instantsOf('2026-03-29T01:30', 'Europe/London')).toEqual([])
  expect(instantsOf('2026-03-08T02:30', 'America/New_York')).toEqual([])
})

test('a time that comes twice is two instants, the earlier first', () => {
  expect(iso(instantsOf('2026-10-25T01:30', 'Europe/London'))).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ])
  expect(instantsOf('2026-04-05T02:30', 'Australia/Sydney')).toHaveLength(2)
})

test('times just before and after a change are found', () => {
  expect(iso(instantsOf('2026-03-29T00:59', 'Europe/London'))).toEqual(['2026-03-29T00:59:00.000Z'])
  expect(iso(instantsOf('2026-03-29T02:00', 'Europe/London'))).toEqual(['2026-03-29T01:00:00.000Z'])
})

test('an invalid time gives nothing', () => {
  expect(instantsOf('', 'Europe/London')).toEqual([])
})

test('an instant is written as the clock of its zone shows it, twice the same where the clocks go back', () => {
  expect(wallTime(Date.parse('2026-07-15T13:30:00Z'), 'Europe/London')).toBe('2026-07-15T14:30')
  expect(wallTime(Date.parse('2026-10-25T00:30:00Z'), 'Europe/London')).toBe('2026-10-25T01:30')
  expect(wallTime(Date.parse('2026-10-25T01:30:00Z'), 'Europe/London')).toBe('2026-10-25T01:30')
  expect(wallTime(Date.parse('2026-11-24T00:00:00Z'), 'Asia/Kathmandu')).toBe('2026-11-24T05:45')
})
