import { expect, test } from 'vitest'
import { busyEntries } from '../../../src/parts/calendar/entries/busy'
import { byDay, type CalendarEntry, shownTitle, spokenEntry } from '../../../src/parts/calendar/entries/entry'
import { eventEntries } from '../../../src/parts/calendar/entries/events'
import { clashesOf, overlapsOf } from '../../../src/parts/calendar/entries/overlaps'
import { planEntries, trainingEntries } from '../../../src/parts/calendar/entries/study-days'

type Standing = Parameters<typeof eventEntries>[0][number]

const lector = (userId: string, type = 'lector') => ({
  id: `l-${userId}`,
  userId,
  type,
  user: { id: userId, fullName: 'Helen Prosser', avatar: null },
})
const event = (values: object = {}) => ({
  id: 'e1',
  title: 'Undue influence',
  type: 'workshop',
  startAt: '2026-11-24T19:00:00.000Z',
  endAt: '2026-11-24T20:30:00.000Z',
  status: 'scheduled',
  provider: 'zoom',
  place: null,
  practiceArea: { id: 'a', name: 'Wills and Probate' },
  studyGroup: null,
  lectors: [lector('helen')],
  ...values,
})
const held = (type: string, more: object = {}) => ({
  ...{ id: 'm', type, cancelledAt: null, offeredUntil: null, place: null },
  ...more,
})
const entriesOf = (of: object, member: object | null, personId = 'maya') =>
  eventEntries([{ event: of, member } as Standing], personId)
const titleOf = (entry: CalendarEntry | undefined) => entry && shownTitle(entry)

test('an event with a ticket stands in its hours, and opens its sheet', () => {
  const [entry] = entriesOf(event(), held('attendee'))
  expect(entry).toMatchObject({
    kind: 'event',
    day: '2026-11-24',
    until: '2026-11-24T20:30:00.000Z',
    about: ['Helen Prosser'],
    opens: { sheet: 'event', id: 'e1' },
  })
  expect(entry && spokenEntry(entry)).toBe('Event: Undue influence, 19:00 to 20:30, ticket')
})

test('an event that one waits for, or was invited to, says so before its title', () => {
  expect(titleOf(entriesOf(event(), held('waitlisted'))[0])).toBe('Waitlist: Undue influence')
  expect(titleOf(entriesOf(event(), held('invited'))[0])).toBe('Invited: Undue influence')
})

test('whoever leads an event has it as theirs, also before it is published', () => {
  expect(entriesOf(event(), null, 'helen')[0]?.kind).toBe('led')
  expect(titleOf(entriesOf(event({ status: 'draft' }), null, 'helen')[0])).toBe('Draft: Undue influence')
})

test('events that were cancelled, given back, or are over for who only waited, are left out', () => {
  expect(entriesOf(event({ status: 'cancelled' }), held('attendee'))).toEqual([])
  expect(entriesOf(event(), held('attendee', { cancelledAt: '2026-11-20T10:00:00.000Z' }))).toEqual([])
  expect(entriesOf(event({ status: 'ended' }), held('waitlisted'))).toEqual([])
  expect(entriesOf(event(), null)).toEqual([])
})

test('an event in several answers stands once', () => {
  const each = { event: event(), member: held('attendee') } as Standing
  expect(eventEntries([each, each], 'maya')).toHaveLength(1)
})

const day = (date: string, values: object = {}) => ({ day: date, off: false, papers: [], pieces: [], ...values })
const plan = (days: object[], doneMinutes = 0) =>
  planEntries({ day: '2026-11-24', doneMinutes, exams: [], days } as never)

test('a day of the plan says how long one studies, without its sessions, and today what is done', () => {
  const pieces = [
    { kind: 'practice', minutes: 180 },
    { kind: 'review', minutes: 60 },
    { kind: 'session', minutes: 60 },
  ]
  const [today, tomorrow] = plan([day('2026-11-24', { pieces }), day('2026-11-25', { pieces })], 90)
  expect(today).toMatchObject({ title: 'Study day, 4 h', name: 'Study day, 4 h left, 90 min done', allDay: true })
  expect(tomorrow).toMatchObject({ name: 'Study day, 4 h', opens: { to: '/library/plan' } })
})

test('days off and exams stand in the calendar, days without work do not', () => {
  const entries = plan([
    day('2026-11-24'),
    day('2026-11-25', { off: true }),
    day('2026-11-26', { papers: ['flk1', 'flk2'] }),
  ])
  expect(entries.map(({ kind, title }) => [kind, title])).toEqual([
    ['off', 'Day off'],
    ['exam', 'Exam: FLK1 and FLK2'],
  ])
})

const group = (membership: object | null, values: object = {}) => ({
  id: 'g',
  shortName: 'SQE2 next',
  intensiveFrom: '2026-11-20',
  intensiveUntil: '2026-12-20',
  archivedAt: null,
  membership: membership && { id: 'm', state: 'accepted', trainingFrom: null, trainingTill: null, ...membership },
  ...values,
})
/** Friday to Monday. */
const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']
const trains = (of: object) => trainingEntries([of as never], days).map((entry) => entry.day)

test('a member trains within their own days, and not on Sundays that they keep free', () => {
  expect(trains(group({ sundayDayOff: false }))).toEqual(days)
  expect(trains(group({ sundayDayOff: true }))).toEqual(['2026-11-27', '2026-11-28', '2026-11-30'])
  expect(trains(group({ trainingFrom: '2026-11-28', trainingTill: '2026-11-28' }))).toEqual(['2026-11-28'])
})

test('nobody trains with a group that they are not in, or that was closed', () => {
  expect(trains(group(null))).toEqual([])
  expect(trains(group({ state: 'waiting' }))).toEqual([])
  expect(trains(group({}, { archivedAt: '2026-11-01T00:00:00.000Z' }))).toEqual([])
})

const busy = (from: string, until: string, more: object = {}) => ({
  ...{ id: from, name: 'Work', allDay: false, from, until },
  ...more,
})

test('a busy time has a piece on each day that it touches, and opens nothing', () => {
  const [first, second, ...rest] = busyEntries([busy('2026-11-24T22:00:00.000Z', '2026-11-25T02:00:00.000Z')])
  expect(rest).toEqual([])
  expect(first).toMatchObject({ day: '2026-11-24', until: '2026-11-25T00:00:00.000Z', opens: null })
  expect(second).toMatchObject({ day: '2026-11-25', at: '2026-11-25T00:00:00.000Z', until: '2026-11-25T02:00:00.000Z' })
  expect(titleOf(first)).toBe('Busy: Work')
})

test('a busy time of whole days stands above the hours, and ends with its last day', () => {
  const entries = busyEntries([busy('2026-11-24T00:00:00.000Z', '2026-11-26T00:00:00.000Z', { allDay: true })])
  expect(entries.map((entry) => [entry.day, entry.allDay])).toEqual([
    ['2026-11-24', true],
    ['2026-11-25', true],
  ])
})

const now = Date.parse('2026-11-24T12:00:00.000Z')
const atWork = busyEntries([busy('2026-11-24T18:00:00.000Z', '2026-11-24T19:30:00.000Z')])
const withTicket = entriesOf(event(), held('attendee'))

test('two things of one’s own time that are at once overlap; what is easier to change comes first', () => {
  const overlaps = overlapsOf([...atWork, ...withTicket], now)
  expect(overlaps.map(({ at, first, second }) => [at, first.title, second.title])).toEqual([
    ['2026-11-24T19:00:00.000Z', 'Undue influence', 'Work'],
  ])
  expect([...clashesOf(overlaps).values()]).toEqual([['Work'], ['Undue influence']])
})

test('nothing overlaps that only touches, is over, waited for, or busy twice', () => {
  const after = busyEntries([busy('2026-11-24T20:30:00.000Z', '2026-11-24T21:00:00.000Z')])
  const twice = busyEntries([busy('2026-11-24T18:15:00.000Z', '2026-11-24T18:45:00.000Z')])
  expect(overlapsOf([...withTicket, ...after], now)).toEqual([])
  expect(overlapsOf([...withTicket, ...atWork], Date.parse('2026-11-24T20:00:00.000Z'))).toEqual([])
  expect(overlapsOf([...entriesOf(event(), held('invited')), ...atWork], now)).toEqual([])
  expect(overlapsOf([...atWork, ...twice], now)).toEqual([])
})

test('a day lists its times in order, and what is all day after them', () => {
  const study = plan([day('2026-11-24', { pieces: [{ kind: 'practice', minutes: 60 }] })])
  expect(
    byDay([...study, ...withTicket, ...atWork])
      .get('2026-11-24')
      ?.map(({ kind }) => kind),
  ).toEqual(['busy', 'event', 'study'])
})
