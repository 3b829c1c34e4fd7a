import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edgeAt } from '../../../rules/wall-clock'
import { dateIn, isZone, toRuleInstant, wallToInstant, zoneByPlace } from '../../../server/kernel/time/zones'
import { temporalInstant } from '../../rule-instant'

const london = 'Europe/London'
/** Where the clocks skip a time, its edge is the change itself. Where they show a time twice, its edge is the first. */
const edges: [wall: string, zone: string, instant: string][] = [
  ['2026-03-29T00:59', london, '2026-03-29T00:59:00Z'],
  ['2026-03-29T01:00', london, '2026-03-29T01:00:00Z'],
  ['2026-03-29T01:59', london, '2026-03-29T01:00:00Z'],
  ['2026-03-29T02:00', london, '2026-03-29T01:00:00Z'],
  ['2026-10-25T00:59', london, '2026-10-24T23:59:00Z'],
  ['2026-10-25T01:00', london, '2026-10-25T00:00:00Z'],
  ['2026-10-25T01:30', london, '2026-10-25T00:30:00Z'],
  ['2026-10-25T02:00', london, '2026-10-25T02:00:00Z'],
  ['2027-03-28T01:30', london, '2027-03-28T01:00:00Z'],
  ['2027-10-31T01:30', london, '2027-10-31T00:30:00Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:00:00Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
  ['2026-03-29T01:30', 'America/New_York', '2026-03-29T05:30:00Z'],
  ['2026-03-29T01:30', 'Asia/Kolkata', '2026-03-28T20:00:00Z'],
  ['2026-10-25T01:30', 'Asia/Kolkata', '2026-10-24T20:00:00Z'],
  ['2026-04-05T02:30', 'Australia/Sydney', '2026-04-04T15:30:00Z'],
  ['2026-10-04T02:30', 'Australia/Sydney', '2026-10-03T16:00:00Z'],
  ['2027-04-04T02:30', 'Australia/Sydney', '2027-04-03T15:30:00Z'],
]

describe.each(['UTC', 'Europe/London', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu'])(
  'the edge of a rule, on a server in %s',
  (serverZone) => {
    const before = process.env.TZ
    beforeAll(() => {
      process.env.TZ = serverZone
    })
    afterAll(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })

    it('runs in that zone', () => {
      const offsets: Record<string, number> = { 'Asia/Kathmandu': -345, UTC: 0, 'America/New_York': 240 }
      if (serverZone in offsets) expect(new Date('2026-07-01T12:00:00Z').getTimezoneOffset()).toBe(offsets[serverZone])
    })

    it.each(edges)('is at %s in %s the instant %s', (wall, zone, instant) => {
      expect(toRuleInstant(wall, zone)).toEqual(new Date(instant))
      expect(temporalInstant(wall, zone)).toEqual(new Date(instant))
    })

    it('has the date of its zone', () => {
      expect(dateIn(new Date('2026-10-24T23:30:00Z'), london)).toBe('2026-10-25')
      expect(dateIn(new Date('2026-10-24T23:30:00Z'), 'America/New_York')).toBe('2026-10-24')
    })
  },
)

describe('an edge', () => {
  it.each([
    '2026-02-30T10:00',
    '2026-03-29T25:00',
    '2026-03-29',
    '29/03/2026 10:00',
    '2026-03-29T10:00Z',
    '2026-03-29T10:00+01:00',
    '',
  ])('is refused where it is not a date and time: %j', (typed) => {
    expect(() => toRuleInstant(typed, london)).toThrow(RangeError)
  })

  it('is refused with an unknown zone', () => {
    for (const zone of ['Europe/Nowhere', '+01:00', '', 'London']) {
      expect(isZone(zone)).toBe(false)
      expect(() => toRuleInstant('2026-03-29T10:00', zone)).toThrow(RangeError)
    }
    expect(isZone('Asia/Kolkata')).toBe(true)
  })
})

it('a zone is named by its place, and one that is keeps its name', () => {
  expect(['BST', 'AET', 'US/Pacific-New', 'GB'].map(zoneByPlace)).toEqual([
    'Asia/Dhaka',
    'Australia/Sydney',
    'America/Los_Angeles',
    'Europe/London',
  ])
  expect(['Asia/Kolkata', 'Asia/Calcutta', 'Etc/GMT+5'].map(zoneByPlace)).toEqual([
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Etc/GMT+5',
  ])
})

it('a wall time computed from known facts of its day is the edge of a rule, in any zone', () => {
  const zones = [...new Set([...edges.map(([, zone]) => zone), ...Intl.supportedValuesOf('timeZone')])]
  // Most days have no change of the clocks, so half of these times lie near one.
  const nearChange = fc
    .tuple(fc.constantFrom(...edges.map(([wall]) => Date.parse(`${wall}:00Z`))), fc.integer({ min: -2880, max: 2880 }))
    .map(([at, minutes]) => at + minutes * 60_000)
  const anyTime = fc
    .integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
    .map((minute) => minute * 60_000)
  fc.assert(
    fc.property(fc.oneof(nearChange, anyTime), fc.constantFrom(...zones), (wall, zone) => {
      const written = new Date(wall).toISOString().slice(0, 16)
      expect(new Date(wallToInstant(wall, zone))).toEqual(temporalInstant(written, zone))
      expect(edgeAt(wall, zone)).toBe(wallToInstant(wall, zone))
    }),
    { numRuns: 1500 },
  )
})
