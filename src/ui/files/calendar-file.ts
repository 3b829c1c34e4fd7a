import { saveFile } from './save-file'

/** The content of a calendar entry. */
export interface CalendarEntry {
  id: string
  title: string
  startAt: string
  endAt: string
  description: string
  url: string
  /** Where it is, if it is at an address. */
  location?: string | null | undefined
}

/** An iCalendar file (RFC 5545) with one event and an alarm half an hour before it. */
export function calendarFile(entry: CalendarEntry, madeAt: Date): string {
  const { id, title, startAt, endAt, description, url, location } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Articled//Booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@articled`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(new Date(startAt))}`,
    `DTEND:${stamp(new Date(endAt))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Downloads the file. */
export const downloadCalendarFile = (entry: CalendarEntry, madeAt: Date, name = 'session.ics'): void =>
  saveFile(new Blob([calendarFile(entry, madeAt)], { type: 'text/calendar;charset=utf-8' }), name)

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A line has at most 75 octets and continues behind a space, without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const out: string[] = []
  let current = ''
  let size = 0
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (size + octets > 75) {
      out.push(current)
      current = ' '
      size = 1
    }
    current += character
    size += octets
  }
  return [...out, current].join('\r\n')
}
