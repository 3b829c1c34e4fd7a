import { expect, test } from 'vitest'
import { hoursShown, lanes, placed } from '../../../src/parts/calendar/day-grid'
import { byDay, spokenEntry } from '../../../src/parts/calendar/entries/entry'
import { sessionEntries } from '../../../src/parts/calendar/entries/sessions'
import { periodOf, step } from '../../../src/parts/calendar/periods'
import { hoursInWeek, rangeWords, readTime } from '../../../src/parts/hours/weekly-hours'

const session = (values: object) => ({
  id: 's',
  name: 'Advocacy: plea in mitigation',
  shortName: 'Advocacy',
  status: 'booked',
  startAt: '2026-11-24T10:00:00.000Z',
  endAt: '2026-11-24T11:00:00.000Z',
  deadline: null,
  holdUntil: null,
  sessionType: { id: 't', mode: 'live' as const },
  practiceArea: null,
  attendees: [],
  ...values,
})
const now = Date.parse('2026-11-21T06:00:00.000Z')
const entriesByDay = (sessions: Parameters<typeof sessionEntries>[0], at: number) =>
  byDay(sessionEntries(sessions, 'maya', at))

test('a live session appears on its London day with its hours', () => {
  const late = session({ startAt: '2026-07-01T23:30:00.000Z', endAt: '2026-07-02T00:00:00.000Z' })
  const days = entriesByDay([late], now)
  expect([...days.keys()]).toEqual(['2026-07-02'])
  expect(days.get('2026-07-02')?.[0]).toMatchObject({ kind: 'session', title: 'Advocacy' })
})

test('a written window appears with its opening and, while it is open, its deadline', () => {
  const window = {
    deadline: '2026-11-28T06:00:00.000Z',
    endAt: '2026-11-28T06:00:00.000Z',
    sessionType: { id: 't', mode: 'window' as const },
  }
  const kinds = (status: string) =>
    [...entriesByDay([session({ ...window, status })], now).values()].flat().map(({ kind }) => kind)
  expect(kinds('in_progress')).toEqual(['opens', 'due'])
  expect(kinds('ready')).toEqual(['opens'])
})

test('a live session that was handed back keeps its hours, and has its deadline beside them', () => {
  const handedBack = session({ status: 'in_progress', deadline: '2026-11-28T06:00:00.000Z' })
  const entries = [...entriesByDay([handedBack], now).values()].flat()
  expect(entries.map(({ kind, title }) => [kind, title])).toEqual([
    ['session', 'Advocacy'],
    ['due', 'Advocacy due'],
  ])
})

test('a hold appears until it lapses', () => {
  const hold = (holdUntil: string) => entriesByDay([session({ status: 'pending', holdUntil })], now)
  expect([...hold('2026-11-21T06:05:00.000Z').values()].flat()[0]?.kind).toBe('hold')
  expect(hold('2026-11-21T05:55:00.000Z').size).toBe(0)
})

test('a session in both answers appears once', () => {
  expect([...entriesByDay([session({}), session({})], now).values()].flat()).toHaveLength(1)
})

test('a screen reader hears an entry’s kind, hours and state', () => {
  const [entry] = [...entriesByDay([session({})], now).values()].flat()
  expect(entry && spokenEntry(entry)).toBe('Session: Advocacy, 10:00 to 11:00, booked')
})

test('overlapping entries stand side by side, and others have the whole width', () => {
  const blocks = lanes([
    { start: 600, end: 660 },
    { start: 630, end: 690 },
    { start: 660, end: 720 },
    { start: 800, end: 860 },
  ])
  expect(blocks.map(({ lane, of }) => [lane, of])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ])
})

test('the hours extend to an entry outside the working day', () => {
  expect(hoursShown([]).at(0)).toBe(8)
  expect(hoursShown([{ start: 6 * 60, end: 7 * 60 }]).at(0)).toBe(6)
  expect(hoursShown([{ start: 22 * 60, end: 22 * 60 + 30 }]).at(-1)).toBe(22)
})

test('an entry past midnight ends at the foot of its day', () => {
  expect(placed('2026-11-24T23:30:00.000Z', '2026-11-25T00:30:00.000Z')).toEqual({ start: 1410, end: 1440 })
})

test('a month shows whole weeks, and the next month begins at its first day', () => {
  expect(periodOf('month', '2026-11-21')).toMatchObject({ from: '2026-10-26', days: 42, words: 'November 2026' })
  expect(periodOf('month', '2027-02-10')).toMatchObject({ from: '2027-02-01', days: 35 })
  expect(step('month', '2027-01-31', 1)).toBe('2027-02-01')
  expect(step('week', '2026-11-21', -1)).toBe('2026-11-14')
})

const rule = {
  id: 'r',
  timezone: 'America/New_York',
  weekday: 1,
  from: '09:00:00',
  until: '12:00:00',
  validFrom: null,
  validUntil: '2026-12-01',
  sessionTypes: [],
  practiceAreas: [],
}

test('weekly hours follow their own zone, also in weeks when only one of the two zones has changed', () => {
  expect(hoursInWeek(rule, '2026-11-23')[0]?.from).toBe('2026-11-23T14:00:00.000Z')
  expect(hoursInWeek(rule, '2026-10-26')[0]?.from).toBe('2026-10-26T13:00:00.000Z')
  expect(rangeWords(rule)).toBe('09:00–12:00 New York')
})

test('weekly hours end with their last day', () => {
  expect(hoursInWeek(rule, '2026-12-07')).toEqual([])
})

test('times are read as people write them, and other texts are refused', () => {
  expect(['9', '9.30', '0930', '17:05', '24:00'].map(readTime)).toEqual(['09:00', '09:30', '09:30', '17:05', '24:00'])
  for (const text of ['', '25', '9:60', '24:30', 'noon']) expect(readTime(text)).toBeNull()
})
