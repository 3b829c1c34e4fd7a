import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { tagsOf } from '../../rules/money/person-tags'
import { marksDueAt } from '../../rules/room/session-timing'
import { dayNumber, daysAfter, LONDON } from '../../rules/wall-clock'
import { workingDaysAfter } from '../../server/kernel/time/working-days'
import { explored } from '../explored'
import { EVERY_DAY, TEN_ZONES } from '../ten-zones'

const iso = (at: number | Date) => new Date(at).toISOString()
/** The gate looks at the days round each change, and at one in nine of the others. */
const days = explored
  ? EVERY_DAY
  : EVERY_DAY.filter((day, at) => at % 9 === 0 || [2, 3, 8, 9, 10].includes(new Date(day).getUTCMonth()))

describe.each(TEN_ZONES)('calendar days in %s', (zone) => {
  it('end at the same wall time, whatever the clocks do between', () => {
    const wrong: string[] = []
    for (const day of days)
      for (const minutes of [0, 30, 90, 150, 547, 1439])
        for (const ahead of [-7, 1, 7, 30]) {
          const at = day + minutes * 60_000
          const meant = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).add({ days: ahead })
          if (daysAfter(at, ahead, zone) !== meant.epochMilliseconds) wrong.push(`${iso(at)} + ${ahead}`)
        }
    expect(wrong).toEqual([])
  })

  it('are counted from midnight to midnight', () => {
    const wrong = days.filter((day) => {
      const date = Temporal.Instant.fromEpochMilliseconds(day).toZonedDateTimeISO(zone).toPlainDate()
      return dayNumber(day, zone) !== Date.parse(`${date}T00:00Z`) / 86_400_000
    })
    expect(wrong.map(iso)).toEqual([])
  })
})

describe('by the clocks of London', () => {
  it('marks are due at the same time of day a week later', () => {
    const session = { endAt: '2027-01-01T00:00:00Z' }
    expect(iso(marksDueAt({ ...session, readyAt: '2027-03-22T09:00:00Z' }))).toBe('2027-03-29T08:00:00.000Z')
    expect(iso(marksDueAt({ ...session, readyAt: '2027-10-25T08:00:00Z' }))).toBe('2027-11-01T09:00:00.000Z')
  })

  it('the days to an exam are those of the London calendar', () => {
    // Half past midnight on 1 July in London, which is still June in UTC.
    const tags = tagsOf({ confirmedAt: 'x', examDays: ['2027-07-01', '2027-06-30'] }, Date.parse('2027-06-30T23:30Z'))
    expect(tags).toEqual([{ tag: 'exam', days: 0 }])
  })

  it('working days end at the same time of day, and skip the weekend', () => {
    expect(iso(workingDaysAfter(new Date('2027-03-25T09:00:00Z'), 3))).toBe('2027-03-30T08:00:00.000Z')
    expect(iso(workingDaysAfter(new Date('2026-11-07T10:16:00Z'), 1))).toBe('2026-11-09T10:16:00.000Z')
    for (const at of EVERY_DAY) {
      let day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(LONDON)
      for (let left = 3; left > 0; ) {
        day = day.add({ days: 1 })
        if (day.dayOfWeek < 6) left--
      }
      expect(workingDaysAfter(new Date(at), 3).getTime()).toBe(day.epochMilliseconds)
    }
  })
})
