import { expect, it } from 'vitest'
import { freeStarts, openRanges, type WeeklyRule, weeklyHours } from '../../../server/booking/starts/open-hours'
import { placedOn } from '../../../src/parts/calendar/day-grid'
import { hoursInWeek } from '../../../src/parts/hours/weekly-hours'
import { addDays, type Day, mondayOf, startOf } from '../../../src/ui/time/london-days'
import { explored } from '../../explored'
import { EVERY_DAY, TEN_ZONES } from '../../ten-zones'

const MINUTE = 60_000
const DAY_MS = 86_400_000
const noon = (at: number) => at + DAY_MS / 2
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)

const offset = (zone: string, at: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
/** The dates on which the clocks of a zone, or those of London, change. */
const changes = (zone: string) =>
  EVERY_DAY.filter((day) =>
    [zone, 'Europe/London'].some((each) => offset(each, noon(day) - DAY_MS) !== offset(each, noon(day))),
  )

const drawn = (rule: WeeklyRule, monday: Day) =>
  hoursInWeek(
    { id: 'r', ...rule, timezone: rule.zone, sessionTypes: [], practiceAreas: [] } as Parameters<typeof hoursInWeek>[0],
    monday,
  )

/** What the week draws of a rule, as instants, and what the server opens by it in that week. */
function pictures(rule: WeeklyRule, monday: Day) {
  const period = { from: new Date(startOf(monday)), until: new Date(startOf(addDays(monday, 7))) }
  const clip = ({ from, until }: { from: Date | string; until: Date | string }) =>
    [Math.max(+new Date(from), +period.from), Math.min(+new Date(until), +period.until)].map((at) =>
      new Date(at).toISOString(),
    )
  return {
    drawn: drawn(rule, monday).map(clip),
    opened: openRanges([rule], [], period).map(clip),
    starts: freeStarts({
      ranges: openRanges([rule], [], period),
      hours: weeklyHours([rule], period),
      busy: [],
      duration: 15,
      breakAfter: 0,
      stepMinutes: 15,
      notBefore: period.from,
    }),
  }
}

const HALF_HOURS = ['00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30']
const EVERY_EDGE = [...HALF_HOURS, '01:45', '02:15', '13:00', '23:00'].sort()

it.each(TEN_ZONES)('the week draws hours where the server gives starts, whenever the clocks change: %s', (zone) => {
  const times = explored ? EVERY_EDGE : EVERY_EDGE.filter((_, at) => at % 3 === 1)
  const wrong: unknown[] = []
  for (const day of changes(zone).flatMap((at) => [at - DAY_MS, at, at + DAY_MS]))
    for (const [at, from] of times.entries())
      for (const until of [...times.slice(at + 1), '24:00']) {
        const date = dateOf(day)
        const rule = { zone, weekday: new Date(day).getUTCDay() || 7, from, until, validFrom: date, validUntil: date }
        for (const monday of [-7, 0, 7].map((days) => addDays(mondayOf(date), days))) {
          const found = pictures(rule, monday)
          if (JSON.stringify(found.drawn) !== JSON.stringify(found.opened)) wrong.push({ date, from, until, ...found })
          const inside = (start: Date) =>
            found.drawn.some(
              ([open = '', end = '']) => +start >= Date.parse(open) && +start + 15 * MINUTE <= Date.parse(end),
            )
          if (!found.starts.every(inside)) wrong.push({ date, from, until, ...found })
        }
      }
  expect(wrong).toEqual([])
})

const london = (weekday: number, from: string, until: string, zone = 'Europe/London'): WeeklyRule => ({
  ...{ zone, weekday, from, until },
  ...{ validFrom: null, validUntil: null },
})
const days = (monday: Day) => Array.from({ length: 7 }, (_, at) => addDays(monday, at))
const columns = (rule: WeeklyRule, monday: Day) =>
  drawn(rule, monday).flatMap(({ from, until }) => placedOn(days(monday), from, until))

it('hours within the skipped hour are not drawn, and those that reach over it begin at the change', () => {
  expect(columns(london(7, '01:00', '02:00'), '2026-03-23')).toEqual([])
  expect(columns(london(7, '01:30', '04:00'), '2026-03-23')).toEqual([{ day: '2026-03-29', start: 120, end: 240 }])
  expect(columns(london(7, '00:30', '04:00'), '2026-03-23')).toEqual([{ day: '2026-03-29', start: 30, end: 240 }])
  expect(columns(london(7, '00:30', '04:00'), '2026-10-19')).toEqual([{ day: '2026-10-25', start: 30, end: 240 }])
})

it("another zone's Monday begins on London's Sunday, and its evening ends on London's next day", () => {
  expect(columns(london(1, '02:00', '05:00', 'Asia/Kathmandu'), '2026-11-23')).toEqual([
    { day: '2026-11-29', start: 1215, end: 1395 },
  ])
  expect(columns(london(5, '16:00', '22:00', 'America/New_York'), '2026-11-23')).toEqual([
    { day: '2026-11-27', start: 1260, end: 1440 },
    { day: '2026-11-28', start: 0, end: 180 },
  ])
})
