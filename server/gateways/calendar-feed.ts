import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import { oneLine } from '../../rules/one-line'
import { LINE_END } from './calendar'

export interface FeedEntry {
  id: string
  title: string
  description: string
  start: Date
  end: Date
  url: string
  /** Whether it takes all the time from start to end, or can be done at any moment of it. */
  isBusy: boolean
  /** Minutes before the start; null for no alarm. */
  alarm: number | null
  changedAt: Date
}

const HOUR = 3600

/**
 * The text of a subscribed calendar. Its entries are instants, which every program reads alike when the clocks change; the calendar names London as
 * its zone.
 */
export function calendarFeedText(entries: readonly FeedEntry[]): string {
  const calendar = ical({
    name: 'Articled',
    description: 'Your sessions on Articled',
    prodId: { company: 'Articled', product: 'Calendar', language: 'EN' },
    ttl: HOUR,
    x: { 'X-WR-TIMEZONE': 'Europe/London' },
  })
  for (const { id, title, description, start, end, url, isBusy, alarm, changedAt } of entries) {
    const event = calendar.createEvent({
      id: `${id}@articled`,
      summary: oneLine(title),
      description,
      start,
      end,
      url,
      // The entry's last change, so that an unchanged calendar has the same text.
      stamp: changedAt,
      lastModified: changedAt,
      transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    })
    if (alarm !== null)
      event.createAlarm({ type: ICalAlarmType.display, description: oneLine(title), trigger: alarm * 60 })
  }
  return `${calendar.toString()}${LINE_END}`
}
