import ICAL from 'ical.js'
import { tzlib_get_ical_block as definitionOf } from 'timezones-ical-library'
import { oneLine } from '../../rules/one-line'
import { LONDON, offsetAt } from '../../rules/wall-clock'

export interface FeedEntry {
  id: string
  title: string
  description: string
  start: Date
  /** Null: a moment, such as a deadline. */
  end: Date | null
  /** Whether it is for whole days of London's calendar, from the one of `start` up to the one of `end`. */
  wholeDays?: boolean
  url: string
  /** Where it is, in person. */
  place?: string | null
  /** Whether it takes all the time from start to end, or can be done at any moment of it. */
  isBusy: boolean
  /** Minutes before the start; null for no alarm. */
  alarm: number | null
  changedAt: Date
  /** Its version, higher with each change that was told. */
  sequence: number
  /** Calendars that have it remove it. */
  isCancelled: boolean
}

type Property = [name: string, parameters: Record<string, string>, type: string, value: string | number]
type Part = [name: string, properties: Property[], parts: unknown[]]

// The library counts a line's bytes without the blank that a folded one begins with.
ICAL.foldLength = 74

const HOUR_MS = 3_600_000

const [zone = ''] = definitionOf(LONDON)
/** How London's clocks go, as RFC 5545 writes it. */
const london = ICAL.parse(zone) as unknown as Part

/** What London's clocks show, '2027-03-29T10:00:00'. */
const wall = (instant: Date) => new Date(+instant + offsetAt(+instant, LONDON)).toISOString().slice(0, 19)

/** Whether London's clocks show this time twice: programs disagree which of them is meant by it. */
const isTwice = (instant: Date) => offsetAt(+instant - HOUR_MS, LONDON) > offsetAt(+instant + HOUR_MS, LONDON)

const utc = (instant: Date) => `${instant.toISOString().slice(0, 19)}Z`
const text = (name: string, value: string): Property => [name, {}, 'text', value]
/** A word of programs that the library does not know. */
const own = (name: string, value: string): Property => [name, {}, 'unknown', value]

function moment(name: string, instant: Date, wholeDays: boolean | undefined): Property {
  if (wholeDays) return [name, {}, 'date', wall(instant).slice(0, 10)]
  if (isTwice(instant)) return [name, {}, 'date-time', utc(instant)]
  return [name, { tzid: LONDON }, 'date-time', wall(instant)]
}

function eventOf(entry: FeedEntry): Part {
  const { id, description, start, end, wholeDays, url, place, isBusy, alarm, changedAt, sequence, isCancelled } = entry
  const title = oneLine(entry.title)
  return [
    'vevent',
    [
      text('uid', `${id}@articled`),
      ['sequence', {}, 'integer', sequence],
      // The entry's last change, so that an unchanged calendar has the same text.
      ['dtstamp', {}, 'date-time', utc(changedAt)],
      ['last-modified', {}, 'date-time', utc(changedAt)],
      moment('dtstart', start, wholeDays),
      ...(end ? [moment('dtend', end, wholeDays)] : []),
      text('summary', title),
      text('description', description),
      ['url', {}, 'uri', url],
      ...(place ? [text('location', oneLine(place))] : []),
      text('status', isCancelled ? 'CANCELLED' : 'CONFIRMED'),
      text('transp', isBusy && !isCancelled ? 'OPAQUE' : 'TRANSPARENT'),
    ],
    alarm === null || isCancelled ? [] : [alarmOf(title, alarm)],
  ]
}

const alarmOf = (title: string, minutes: number): Part => [
  'valarm',
  [text('action', 'DISPLAY'), text('description', title), ['trigger', {}, 'duration', `-PT${minutes}M`]],
  [],
]

/** The text of a subscribed calendar (RFC 5545), by the clocks of London, whose changes it tells. */
export function calendarFeedText(entries: readonly FeedEntry[]): string {
  const calendar: Part = [
    'vcalendar',
    [
      text('version', '2.0'),
      text('prodid', '-//Articled//Calendar//EN'),
      text('calscale', 'GREGORIAN'),
      text('method', 'PUBLISH'),
      own('name', 'Articled'),
      own('x-wr-calname', 'Articled'),
      own('x-wr-caldesc', 'What you have on Articled'),
      own('x-wr-timezone', LONDON),
      ['refresh-interval', {}, 'duration', 'PT1H'],
      own('x-published-ttl', 'PT1H'),
    ],
    [london, ...entries.map(eventOf)],
  ]
  return ICAL.stringify(calendar as never)
}
