import { describe, expect, it } from 'vitest'
import { freeStarts, openRanges, type WeeklyRule, weeklyHours } from '../../../server/booking/starts/open-hours'
import { explored } from '../../explored'
import { temporalInstant } from '../../rule-instant'
import { EVERY_DAY, TEN_ZONES } from '../../ten-zones'

const DAY_MS = 86_400_000
const days = explored ? EVERY_DAY : EVERY_DAY.filter((_, at) => at % 7 === 0 || at % 11 === 0)

describe.each(TEN_ZONES)('an hour of any day in %s', (zone) => {
  it.each(['09:00', '09:15', '13:50'])('from %s on gives the start at its beginning', (from) => {
    const until = `${String(Number(from.slice(0, 2)) + 1).padStart(2, '0')}${from.slice(2)}`
    const wrong: string[] = []
    for (const day of days) {
      const date = new Date(day).toISOString().slice(0, 10)
      const weekday = new Date(day).getUTCDay() || 7
      const rule: WeeklyRule = { zone, weekday, from, until, validFrom: date, validUntil: date }
      const period = { from: new Date(day - 2 * DAY_MS), until: new Date(day + 3 * DAY_MS) }
      const starts = freeStarts({
        ranges: openRanges([rule], [], period),
        hours: weeklyHours([rule], period),
        busy: [],
        duration: 60,
        breakAfter: 0,
        stepMinutes: 30,
        notBefore: period.from,
      })
      const meant = temporalInstant(`${date}T${from}`, zone)
      if (starts.length !== 1 || +(starts[0] ?? 0) !== +meant) wrong.push(date)
    }
    expect(wrong).toEqual([])
  })
})
