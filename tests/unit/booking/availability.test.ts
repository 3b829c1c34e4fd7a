import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AvailabilityException,
  freeStarts,
  openRanges,
  type StartConditions,
  type WeeklyRule,
} from '../../../server/booking/starts/open-hours'
import { mergeRanges, subtractRanges, type TimeRange } from '../../../server/kernel/time/ranges'

const range = (from: string, until: string): TimeRange => ({ from: new Date(from), until: new Date(until) })
const rule = (
  zone: string,
  weekday: number,
  from: string,
  until: string,
  more: Partial<WeeklyRule> = {},
): WeeklyRule => ({
  ...{ zone, weekday, from, until, validFrom: null, validUntil: null },
  ...more,
})
const shown = (ranges: TimeRange[]) =>
  ranges.map(({ from, until }) => `${from.toISOString().slice(5, 16)} ${until.toISOString().slice(5, 16)}`)
const open = (rules: WeeklyRule[], from: string, until: string, exceptions: AvailabilityException[] = []) =>
  shown(openRanges(rules, exceptions, range(`${from}T00:00:00Z`, `${until}T00:00:00Z`)))

describe.each(['UTC', 'Pacific/Auckland', 'America/New_York'])('weekly hours, on a server in %s', (serverZone) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = serverZone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('keep their wall times in London when the clocks go forward and back', () => {
    const sundays = [rule('Europe/London', 7, '09:00', '12:00')]
    expect(open(sundays, '2026-03-20', '2026-04-06')).toEqual([
      '03-22T09:00 03-22T12:00',
      '03-29T08:00 03-29T11:00',
      '04-05T08:00 04-05T11:00',
    ])
    expect(open(sundays, '2026-10-17', '2026-10-26')).toEqual(['10-18T08:00 10-18T11:00', '10-25T09:00 10-25T12:00'])
    expect(open(sundays, '2027-03-21', '2027-03-29')).toEqual(['03-21T09:00 03-21T12:00', '03-28T08:00 03-28T11:00'])
    expect(open(sundays, '2027-10-24', '2027-11-01')).toEqual(['10-24T08:00 10-24T11:00', '10-31T09:00 10-31T12:00'])
  })

  it('lose the hour that does not come and gain the one that comes twice', () => {
    const nights = [rule('Europe/London', 7, '00:00', '04:00')]
    expect(open(nights, '2026-03-28', '2026-03-30')).toEqual(['03-29T00:00 03-29T03:00'])
    expect(open(nights, '2026-10-24', '2026-10-26')).toEqual(['10-24T23:00 10-25T04:00'])
    expect(open([rule('Europe/London', 7, '01:00', '01:45')], '2026-03-28', '2026-03-30')).toEqual([])
    expect(open([rule('Europe/London', 7, '00:30', '01:30')], '2026-03-28', '2026-03-30')).toEqual([
      '03-29T00:30 03-29T01:00',
    ])
    expect(open([rule('Europe/London', 7, '01:00', '01:30')], '2026-10-24', '2026-10-26')).toEqual([
      '10-25T00:00 10-25T00:30',
    ])
  })

  it('follow New York, Kolkata and Sydney, each by its own clock', () => {
    expect(open([rule('America/New_York', 7, '09:00', '10:00')], '2026-03-01', '2026-03-09')).toEqual([
      '03-01T14:00 03-01T15:00',
      '03-08T13:00 03-08T14:00',
    ])
    expect(open([rule('Asia/Kolkata', 7, '09:00', '10:00')], '2026-03-22', '2026-03-30')).toEqual([
      '03-22T03:30 03-22T04:30',
      '03-29T03:30 03-29T04:30',
    ])
    expect(open([rule('Australia/Sydney', 1, '08:00', '09:00')], '2026-09-26', '2026-10-06')).toEqual([
      '09-27T22:00 09-27T23:00',
      '10-04T21:00 10-04T22:00',
    ])
  })

  it('run to the end of the day and over midnight', () => {
    expect(open([rule('Europe/London', 1, '22:00', '24:00')], '2026-06-01', '2026-06-03')).toEqual([
      '06-01T21:00 06-01T23:00',
    ])
    expect(open([rule('Europe/London', 1, '22:00', '02:00')], '2026-06-01', '2026-06-03')).toEqual([
      '06-01T21:00 06-02T01:00',
    ])
    expect(open([rule('Europe/London', 1, '22:00', '02:00')], '2026-06-02', '2026-06-03')).toEqual([
      '06-02T00:00 06-02T01:00',
    ])
  })

  it('hold between their dates, both included', () => {
    const mondays = [rule('Europe/London', 1, '09:00', '10:00', { validFrom: '2026-06-08', validUntil: '2026-06-15' })]
    expect(open(mondays, '2026-06-01', '2026-07-01')).toEqual(['06-08T08:00 06-08T09:00', '06-15T08:00 06-15T09:00'])
  })

  it('make room for dates off and take extra hours in, which win', () => {
    const week = [1, 2, 3].map((weekday) => rule('Europe/London', weekday, '09:00', '12:00'))
    const zone = 'Europe/London'
    const exceptions: AvailabilityException[] = [
      { kind: 'off', zone, date: '2026-06-01' },
      { kind: 'extra', zone, date: '2026-06-01', from: '18:00', until: '19:00' },
      { kind: 'off', zone, date: '2026-06-02', from: '10:00', until: '10:30' },
      { kind: 'extra', zone, date: '2026-06-03', from: '11:00', until: '13:00' },
    ]
    expect(open(week, '2026-06-01', '2026-06-05', exceptions)).toEqual([
      '06-01T17:00 06-01T18:00',
      '06-02T08:00 06-02T09:00',
      '06-02T09:30 06-02T11:00',
      '06-03T08:00 06-03T12:00',
    ])
  })
})

const conditions = (more: Partial<StartConditions>): StartConditions => ({
  ranges: [range('2026-06-01T09:00:00Z', '2026-06-01T12:00:00Z')],
  busy: [],
  duration: 60,
  breakAfter: 10,
  stepMinutes: 30,
  notBefore: new Date('2026-01-01T00:00:00Z'),
  ...more,
})
const times = (starts: Date[]) => starts.map((start) => start.toISOString().slice(11, 16))

describe('the free starts', () => {
  it('lie on the half hours, and the last may leave its break beyond the open hours', () => {
    expect(times(freeStarts(conditions({})))).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00'])
  })

  it('keep the break before taken time', () => {
    const busy = [range('2026-06-01T11:00:00Z', '2026-06-01T11:30:00Z')]
    expect(times(freeStarts(conditions({ busy })))).toEqual(['09:00', '09:30'])
    expect(times(freeStarts(conditions({ busy, breakAfter: 0 })))).toEqual(['09:00', '09:30', '10:00'])
  })

  it('begin where taken time ends', () => {
    const busy = [range('2026-06-01T09:00:00Z', '2026-06-01T10:10:00Z')]
    expect(times(freeStarts(conditions({ busy, stepMinutes: 15 })))).toEqual(['10:15', '10:30', '10:45', '11:00'])
  })

  it('keep the break before taken time beyond the open hours', () => {
    const busy = [range('2026-06-01T12:00:00Z', '2026-06-01T13:00:00Z')]
    expect(times(freeStarts(conditions({ busy })))).toEqual(['09:00', '09:30', '10:00', '10:30'])
  })

  it('respect the notice', () => {
    const at = (time: string) => times(freeStarts(conditions({ notBefore: new Date(`2026-06-01T${time}Z`) })))
    expect(at('10:30:00')).toEqual(['10:30', '11:00'])
    expect(at('10:30:00.001')).toEqual(['11:00'])
    expect(at('11:00:01')).toEqual([])
  })

  it('run across ranges that touch, and appear once where ranges overlap', () => {
    const ranges = [
      range('2026-06-01T09:30:00Z', '2026-06-01T10:30:00Z'),
      range('2026-06-01T09:00:00Z', '2026-06-01T10:00:00Z'),
      range('2026-06-01T10:30:00Z', '2026-06-01T11:00:00Z'),
    ]
    expect(times(freeStarts(conditions({ ranges })))).toEqual(['09:00', '09:30', '10:00'])
  })

  it('do not exist in hours shorter than the session', () => {
    expect(freeStarts(conditions({ duration: 181 }))).toEqual([])
    expect(() => freeStarts(conditions({ duration: 0 }))).toThrow(RangeError)
  })
})

const start = Date.UTC(2026, 9, 24)
const ranges = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 400 })).map(([at, length]) => ({
    from: new Date(start + at * 60_000),
    until: new Date(start + (at + length) * 60_000),
  })),
  { maxLength: 12 },
)
const anyConditions = fc.record({
  ranges,
  busy: ranges,
  duration: fc.integer({ min: 5, max: 120 }),
  breakAfter: fc.integer({ min: 0, max: 30 }),
  stepMinutes: fc.constantFrom<15 | 30>(15, 30),
  notBefore: fc.integer({ min: 0, max: 3000 }).map((minutes) => new Date(start + minutes * 60_000)),
})
const covers = (list: TimeRange[], minute: number) => list.some(({ from, until }) => +from <= minute && minute < +until)

describe('any hours at all', () => {
  it('give exactly the starts whose every minute is open and outside taken time', () => {
    fc.assert(
      fc.property(anyConditions, (given) => {
        // The same rule again, minute by minute and without merging.
        const expected: number[] = []
        for (let at = start; at < start + 3400 * 60_000; at += given.stepMinutes * 60_000) {
          let free = at >= +given.notBefore
          for (let minute = 0; free && minute < given.duration + given.breakAfter; minute++) {
            const instant = at + minute * 60_000
            free = !covers(given.busy, instant) && (minute >= given.duration || covers(given.ranges, instant))
          }
          if (free) expected.push(at)
        }
        expect(freeStarts(given).map(Number)).toEqual(expected)
      }),
      { numRuns: 150 },
    )
  })

  it('merge and subtract like sets of minutes', () => {
    fc.assert(
      fc.property(ranges, ranges, (some, busy) => {
        const merged = mergeRanges(some)
        const left = subtractRanges(some, busy)
        for (const list of [merged, left]) {
          const apart = list.slice(1).every((next, index) => +next.from > +(list[index]?.until ?? 0))
          expect(apart).toBe(true)
        }
        for (let minute = start; minute < start + 3400 * 60_000; minute += 60_000) {
          if (covers(merged, minute) !== covers(some, minute)) throw new Error('merged wrongly')
          if (covers(left, minute) !== (covers(some, minute) && !covers(busy, minute)))
            throw new Error('subtracted wrongly')
        }
      }),
      { numRuns: 60 },
    )
  })
})
