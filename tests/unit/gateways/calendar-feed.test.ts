import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { describe, expect, it } from 'vitest'
import { calendarFeedText, type FeedEntry } from '../../../server/gateways/calendar-feed'

const entry = (more: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 'a',
  title: 'Client interview; wills, probate',
  description: `Bring: pen, paper; no phone. C:\\mock\n${'Ünïcode café £70 '.repeat(20)}`,
  start: new Date('2027-03-29T09:00:00Z'),
  end: new Date('2027-03-29T10:00:00Z'),
  url: 'https://articled.example/classroom/1?from=feed&to=room',
  isBusy: true,
  alarm: null,
  changedAt: new Date('2027-03-01T10:00:00Z'),
  sequence: 3,
  isCancelled: false,
  ...more,
})

/** The entries of a feed as two programs read them that have nothing in common. */
function readBy(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const one = calendar.getAllSubcomponents('vevent').map((part) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(part)
    return { uid, summary, description, start: startDate.toJSDate(), end: endDate.toJSDate() }
  })
  const other = Object.values(nodeIcal.parseICS(text))
    .filter((part): part is VEvent => part?.type === 'VEVENT')
    .map(({ uid, summary, description, start, end }) => ({
      ...{ uid, summary, description },
      ...{ start: new Date(+start), end: new Date(+(end ?? start)) },
    }))
  return [one, other]
}

describe('a calendar feed', () => {
  it('is read alike by two programs, with its texts unchanged and its instants on either side of a change of the clocks', () => {
    const starts = ['2027-03-22T10:00', '2027-03-29T09:00', '2027-10-25T09:00', '2027-11-01T10:00'].map(
      (at) => new Date(`${at}:00Z`),
    )
    const entries = starts.map((start, at) => entry({ id: String(at), start, end: new Date(+start + 3_600_000) }))
    const expected = entries.map(({ id, title, description, start, end }) => ({
      ...{ uid: `${id}@articled`, summary: title, description, start, end },
    }))
    for (const read of readBy(calendarFeedText(entries))) expect(read).toEqual(expected)
    expect(calendarFeedText(entries).match(/DTSTART;TZID=Europe\/London:\d{8}T100000/g)).toHaveLength(4)
  })

  it('tells apart the two times that the clocks show twice', () => {
    const twice = ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'].map((at) => new Date(at))
    const entries = twice.map((start, at) => entry({ id: String(at), start, end: new Date(+start + 600_000) }))
    for (const read of readBy(calendarFeedText(entries))) expect(read.map(({ start }) => start)).toEqual(twice)
  })

  it('has lines of 75 bytes at most, ends as each of them does, and no text starts a line of its own', () => {
    const text = calendarFeedText([entry({ title: 'One\r\nX-EVIL:1', place: '1 High St\nX-EVIL:1' })])
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).not.toMatch(/^X-EVIL/m)
    for (const each of [text, calendarFeedText([])]) expect(each).toMatch(/[^\r\n]\r\nEND:VCALENDAR\r\n$/)
  })

  it('has whole days, moments, and what is called off, which takes no time', () => {
    const day = { start: new Date('2027-06-29T12:00:00Z'), end: new Date('2027-06-30T12:00:00Z'), wholeDays: true }
    const text = calendarFeedText([
      entry({ ...day, id: 'day', isBusy: false }),
      entry({ id: 'due', end: null, isBusy: false, alarm: 1440 }),
      entry({ id: 'off', isCancelled: true, alarm: 60, sequence: 9 }),
    ])
    const [first = '', second = '', third = ''] = text.split('BEGIN:VEVENT').slice(1)
    expect(first).toContain('DTSTART;VALUE=DATE:20270629\r\nDTEND;VALUE=DATE:20270630')
    expect(second).not.toContain('DTEND')
    expect(second).toContain('TRIGGER:-PT1440M')
    expect(third).toMatch(/SEQUENCE:9[\s\S]*STATUS:CANCELLED\r\nTRANSP:TRANSPARENT/)
    expect(third).not.toContain('VALARM')
    for (const line of text.matchAll(/^(DTSTAMP|LAST-MODIFIED):(.*)$/gm)) expect(line[2]?.trim()).toMatch(/Z$/)
  })
})
