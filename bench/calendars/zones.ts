import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { instantsAt } from '../../rules/wall-clock'
import { readCalendar } from '../../server/booking/busy-calendar/read-calendar'
import { calendarFeedText } from '../../server/gateways/calendar-feed'
import { createClock } from '../../server/kernel/time/clock'
import { calendarText } from '../../tests/calendar-server'

/** Prints how many of the times of two years come back wrong, and a sum of them all: run by `calendars` with the clock of several zones. */

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const zones = ['Europe/London', 'Africa/Lagos', 'America/Los_Angeles', 'Asia/Kolkata', 'Australia/Lord_Howe']
const first = Date.UTC(2026, 0, 1, 10)
const days = Array.from({ length: 730 }, (_, at) => first + at * DAY_MS)
const period = { from: new Date(first - 2 * DAY_MS), until: new Date(first + 740 * DAY_MS) }
const wall = (at: number) => new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')

const sum = createHash('sha256')
let [seen, wrong] = [0, 0]
function compare(found: readonly Date[], expected: readonly number[]) {
  seen += expected.length
  wrong += expected.filter((each, at) => +(found[at] ?? 0) !== each).length + Math.abs(found.length - expected.length)
  sum.update(found.map((each) => each.toISOString()).join())
}

/** What the feed says, as a calendar program reads it. */
function throughFeed(instants: readonly number[]) {
  const entries = instants.map((at, index) => ({
    ...{ id: String(index), title: 'Session', description: '', url: 'https://articled.example/', isBusy: true },
    ...{ start: new Date(at), end: new Date(at + HOUR_MS), alarm: null, changedAt: new Date(first) },
    ...{ sequence: 0, isCancelled: false },
  }))
  const calendar = new ICAL.Component(ICAL.parse(calendarFeedText(entries)))
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part).startDate.toJSDate())
}

for (const zone of zones) {
  const expected = days.map((day) => instantsAt(day, zone)[0] as number)
  compare(throughFeed(expected), expected)
  const lines = days.map((day) => [`DTSTART;TZID=${zone}:${wall(day)}`, `DTEND;TZID=${zone}:${wall(day + HOUR_MS)}`])
  const repeating = [[...(lines[0] as string[]), 'RRULE:FREQ=DAILY;COUNT=730']]
  for (const entries of [lines, repeating]) {
    const asked = { text: calendarText(entries), period, zone: 'Europe/London' }
    const { times } = await readCalendar(asked, {
      clock: createClock({ settable: false }),
      patience: { calendarReadMs: 60_000 },
    })
    compare(
      times.map(({ from }) => from),
      expected,
    )
  }
}
console.log(JSON.stringify({ seen, wrong, sum: sum.digest('hex').slice(0, 16) }))
