import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import { oneLine } from './calendar'

export interface FeedEntry {
  id: string
  title: string
  description: string
  start: Date
  end: Date
  url: string
  /** Whether it takes the whole time from start to end, or may be done at any moment of it. */
  isBusy: boolean
  /** Minutes before the start; null for no alarm. */
  alarm: number | null
  changedAt: Date
}

const HOUR = 3600

/**
 * The text that a calendar subscribes to. Entries are instants, which every program reads alike at a change of the clocks; the calendar says that its
 * zone is London's.
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
      // The same text until something changes.
      stamp: changedAt,
      lastModified: changedAt,
      transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    })
    if (alarm !== null)
      event.createAlarm({ type: ICalAlarmType.display, description: oneLine(title), trigger: alarm * 60 })
  }
  return calendar.toString()
}
