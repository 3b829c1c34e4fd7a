import { describe, expect, it } from 'vitest'
import {
  differsFromLondon,
  formatClock,
  formatLondonDate,
  formatLondonDateTime,
  formatLondonTime,
  formatRelative,
  formatSpan,
  formatTime,
  sameDay,
  zoneCity,
} from '../../src/ui/time/london-time'

const LONDON = 'Europe/London'

describe('London time', () => {
  it('is Greenwich in winter and an hour ahead of it in summer', () => {
    expect(formatLondonTime('2026-11-24T10:00:00Z')).toBe('10:00')
    expect(formatLondonTime('2026-07-24T10:00:00Z')).toBe('11:00')
  })

  it('writes days in three lengths, with three letters for every month', () => {
    expect(formatLondonDate('2026-11-24T10:00:00Z')).toBe('Tue 24 Nov')
    expect(formatLondonDate('2026-09-01T10:00:00Z', 'year')).toBe('Tue 1 Sep 2026')
    expect(formatLondonDate('2026-11-19T10:00:00Z', 'long')).toBe('Thursday 19 November 2026')
    expect(formatLondonDateTime('2026-11-24T10:00:00Z')).toBe('Tue 24 Nov, 10:00')
  })

  it('starts a day at 00:00 and never writes 24:00', () => {
    expect(formatLondonDateTime('2026-11-24T00:00:00Z')).toBe('Tue 24 Nov, 00:00')
    expect(formatClock('2026-11-24T00:00:07Z')).toBe('00:00:07')
  })

  it('has the next day while it is still the evening before in UTC', () => {
    expect(formatLondonDateTime('2026-06-30T23:30:00Z')).toBe('Wed 1 Jul, 00:30')
    expect(sameDay('2026-06-30T23:30:00Z', '2026-07-01T09:00:00Z')).toBe(true)
  })
})

describe('the days on which the clocks change', () => {
  it('leave out an hour on 29 March 2026', () => {
    expect(formatLondonTime('2026-03-29T00:59:00Z')).toBe('00:59')
    expect(formatLondonTime('2026-03-29T01:00:00Z')).toBe('02:00')
    expect(formatSpan('2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', LONDON)).toBe('00:30–02:30')
  })

  it('tell the two repeated hours apart on 25 October 2026', () => {
    expect(formatLondonTime('2026-10-25T00:30:00Z')).toBe('01:30 BST')
    expect(formatLondonTime('2026-10-25T01:30:00Z')).toBe('01:30 GMT')
    expect(formatLondonTime('2026-10-25T02:00:00Z')).toBe('02:00')
    expect(formatLondonTime('2026-10-24T23:59:00Z')).toBe('00:59')
  })

  it('do the same in 2027 and in other zones', () => {
    expect(formatLondonTime('2027-03-28T01:00:00Z')).toBe('02:00')
    expect(formatLondonTime('2027-10-31T00:15:00Z')).toBe('01:15 BST')
    expect(formatTime('2026-11-01T05:30:00Z', 'America/New_York')).toMatch(/^01:30 \S+/)
    expect(formatTime('2026-04-04T15:30:00Z', 'Australia/Sydney')).toMatch(/^02:30 \S+/)
    expect(formatTime('2026-10-25T00:30:00Z', 'Asia/Kolkata')).toBe('06:00')
  })
})

describe('another zone', () => {
  it('differs where its clock shows another time at that instant', () => {
    expect(differsFromLondon('Africa/Lagos', '2026-11-24T10:00:00Z')).toBe(true)
    expect(differsFromLondon('Africa/Lagos', '2026-07-24T10:00:00Z')).toBe(false)
    expect(differsFromLondon('Europe/Dublin', '2026-11-24T10:00:00Z')).toBe(false)
    expect(differsFromLondon('UTC', '2026-07-24T10:00:00Z')).toBe(true)
  })

  it('differs where only the end of a span does', () => {
    expect(differsFromLondon('UTC', '2026-03-29T00:30:00Z')).toBe(false)
    expect(differsFromLondon('UTC', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z')).toBe(true)
  })

  it('has the name of its city', () => {
    expect(zoneCity('Africa/Lagos')).toBe('Lagos')
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
    expect(zoneCity('Asia/Calcutta')).toBe('Kolkata')
    expect(zoneCity('UTC')).toBe('UTC')
  })

  it('names the day on which a span ends elsewhere', () => {
    expect(formatSpan('2026-11-24T13:00:00Z', '2026-11-24T14:00:00Z', LONDON)).toBe('13:00–14:00')
    expect(formatSpan('2026-11-24T12:30:00Z', '2026-11-24T13:30:00Z', 'Australia/Sydney')).toBe(
      '23:30 – Wed 25 Nov, 00:30',
    )
  })
})

describe('relative time', () => {
  const now = '2026-11-19T14:00:00Z'
  it.each([
    ['2026-11-19T14:00:30Z', 'now'],
    ['2026-11-19T13:59:30Z', 'just now'],
    ['2026-11-19T14:05:00Z', 'in 5 min'],
    ['2026-11-19T13:40:00Z', '20 min ago'],
    ['2026-11-20T09:00:00Z', 'in 19 h'],
    ['2026-11-19T12:00:00Z', '2 h ago'],
    ['2026-11-20T16:00:00Z', 'tomorrow'],
    ['2026-11-18T10:00:00Z', 'yesterday'],
    ['2026-11-22T10:00:00Z', 'in 3 days'],
    ['2026-11-14T10:00:00Z', '5 days ago'],
    ['2026-12-24T10:00:00Z', 'Thu 24 Dec'],
    ['2027-01-19T10:00:00Z', 'Tue 19 Jan 2027'],
  ])('writes %s as: %s', (at, words) => {
    expect(formatRelative(at, now)).toBe(words)
  })

  it('counts calendar days over a change of the clocks', () => {
    expect(formatRelative('2026-03-30T08:00:00Z', '2026-03-28T12:00:00Z')).toBe('in 2 days')
    expect(formatRelative('2026-10-26T08:00:00Z', '2026-10-24T12:00:00Z')).toBe('in 2 days')
  })
})
