import { expect, test } from 'vitest'
import { calendarFile } from '../../../src/ui/files/calendar-file'

const entry = {
  id: 'abc',
  title: 'Advocacy; plea, bail',
  startAt: '2026-11-24T10:00:00.000Z',
  endAt: '2026-11-24T10:15:00.000Z',
  description: `Wills and Intestacy, with Ruth Adeyemi\n${'é'.repeat(60)}`,
  url: 'https://school.example/classroom/abc',
}
const made = new Date('2026-11-21T06:00:00.123Z')

test('the times are in UTC, without milliseconds', () => {
  const text = calendarFile(entry, made)
  expect(text).toContain('DTSTART:20261124T100000Z\r\n')
  expect(text).toContain('DTEND:20261124T101500Z\r\n')
  expect(text).toContain('DTSTAMP:20261121T060000Z\r\n')
})

test('commas, semicolons and line breaks of a text are escaped', () => {
  const text = calendarFile(entry, made)
  expect(text).toContain('SUMMARY:Advocacy\\; plea\\, bail\r\n')
  expect(text).toContain('Wills and Intestacy\\, with Ruth Adeyemi\\n')
})

test('no line is longer than 75 octets, and unfolding restores the text', () => {
  const text = calendarFile(entry, made)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain('é'.repeat(60))
})
