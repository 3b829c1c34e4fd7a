import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateIn, isZone, toInstant, toRuleInstant, wallTimeIn } from '../../../server/time/zones'

const london = 'Europe/London'
const ok = (instant: string) => ({ result: 'ok', instant: new Date(instant) })
const missing = (after: string) => ({ result: 'missing', after: new Date(after) })
const ambiguous = (...options: [string, string][]) => ({
  result: 'ambiguous',
  options: options.map(([instant, offset]) => ({ instant: new Date(instant), offset })),
})

const readings: [string, string, object][] = [
  ['2026-03-29T00:59', london, ok('2026-03-29T00:59:00Z')],
  ['2026-03-29T01:00', london, missing('2026-03-29T01:00:00Z')],
  ['2026-03-29T01:59', london, missing('2026-03-29T01:00:00Z')],
  ['2026-03-29T02:00', london, ok('2026-03-29T01:00:00Z')],
  ['2026-10-25T00:59', london, ok('2026-10-24T23:59:00Z')],
  ['2026-10-25T01:00', london, ambiguous(['2026-10-25T00:00:00Z', '+01:00'], ['2026-10-25T01:00:00Z', '+00:00'])],
  ['2026-10-25T01:30', london, ambiguous(['2026-10-25T00:30:00Z', '+01:00'], ['2026-10-25T01:30:00Z', '+00:00'])],
  ['2026-10-25T02:00', london, ok('2026-10-25T02:00:00Z')],
  ['2027-03-28T01:30', london, missing('2027-03-28T01:00:00Z')],
  ['2027-10-31T01:30', london, ambiguous(['2027-10-31T00:30:00Z', '+01:00'], ['2027-10-31T01:30:00Z', '+00:00'])],
  ['2026-03-08T02:30', 'America/New_York', missing('2026-03-08T07:00:00Z')],
  [
    '2026-11-01T01:30',
    'America/New_York',
    ambiguous(['2026-11-01T05:30:00Z', '-04:00'], ['2026-11-01T06:30:00Z', '-05:00']),
  ],
  ['2026-03-29T01:30', 'America/New_York', ok('2026-03-29T05:30:00Z')],
  ['2026-03-29T01:30', 'Asia/Kolkata', ok('2026-03-28T20:00:00Z')],
  ['2026-10-25T01:30', 'Asia/Kolkata', ok('2026-10-24T20:00:00Z')],
  [
    '2026-04-05T02:30',
    'Australia/Sydney',
    ambiguous(['2026-04-04T15:30:00Z', '+11:00'], ['2026-04-04T16:30:00Z', '+10:00']),
  ],
  ['2026-10-04T02:30', 'Australia/Sydney', missing('2026-10-03T16:00:00Z')],
  [
    '2027-04-04T02:30',
    'Australia/Sydney',
    ambiguous(['2027-04-03T15:30:00Z', '+11:00'], ['2027-04-03T16:30:00Z', '+10:00']),
  ],
]

describe.each(['UTC', 'Europe/London', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu'])(
  'wall times, on a server in %s',
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

    it.each(readings)('reads %s in %s', (dateTime, zone, expected) => {
      expect(toInstant(dateTime, zone)).toEqual(expected)
    })

    it('writes an instant as the wall shows it', () => {
      expect(wallTimeIn(new Date('2026-03-29T01:00:00Z'), london)).toBe('2026-03-29T02:00:00')
      expect(dateIn(new Date('2026-10-24T23:30:00Z'), london)).toBe('2026-10-25')
      expect(dateIn(new Date('2026-10-24T23:30:00Z'), 'America/New_York')).toBe('2026-10-24')
    })
  },
)

describe('a rule’s edge', () => {
  it('is the change itself where the clocks skip it', () => {
    expect(toRuleInstant('2026-03-29T01:00', london)).toEqual(new Date('2026-03-29T01:00:00Z'))
    expect(toRuleInstant('2026-03-29T01:45', london)).toEqual(new Date('2026-03-29T01:00:00Z'))
  })

  it('is the first of two', () => {
    expect(toRuleInstant('2026-10-25T01:30', london)).toEqual(new Date('2026-10-25T00:30:00Z'))
  })
})

describe('what is typed', () => {
  it.each([
    '2026-02-30T10:00',
    '2026-03-29T25:00',
    '2026-03-29',
    '29/03/2026 10:00',
    '2026-03-29T10:00Z',
    '2026-03-29T10:00+01:00',
    '',
  ])('is refused where it is no date and time: %j', (typed) => {
    expect(() => toInstant(typed, london)).toThrow(RangeError)
  })

  it('is refused with a zone that is none', () => {
    for (const zone of ['Europe/Nowhere', '+01:00', '', 'London']) {
      expect(isZone(zone)).toBe(false)
      expect(() => toInstant('2026-03-29T10:00', zone)).toThrow(RangeError)
    }
    expect(isZone('Asia/Kolkata')).toBe(true)
  })
})
