// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StudentSteps } from '../../../src/learn/calendar/next-steps'
import { Calendar } from '../../../src/parts/calendar/calendar'
import { type Answer, answering, button, openAt, text } from '../library/answering-server'
import { click, eventually } from '../render'

// No socket is opened here.
vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined, useSubscription: () => undefined }))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T08:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const session = (id: string, startAt: string, values: object = {}) => ({
  id,
  name: 'Advocacy: plea in mitigation',
  shortName: 'Advocacy',
  status: 'booked',
  startAt,
  endAt: new Date(Date.parse(startAt) + 3_600_000).toISOString(),
  deadline: null,
  holdUntil: null,
  sessionType: { id: 't', mode: 'live' },
  practiceArea: null,
  attendees: [],
  ...values,
})
const event = {
  id: 'e1',
  title: 'Undue influence',
  type: 'workshop',
  startAt: '2026-11-26T19:00:00.000Z',
  endAt: '2026-11-26T20:30:00.000Z',
  status: 'scheduled',
  provider: 'zoom',
  place: null,
  practiceArea: null,
  studyGroup: null,
  lectors: [],
  membership: { id: 'm', type: 'attendee', cancelledAt: null, offeredUntil: null, place: null },
}
const none = { entries: [] }

interface Held {
  sessions: object[]
  events: object[]
  hidden: string[]
  busy: object[]
}

/** Opens a student's calendar at an address with what it holds. */
function open(
  address: string,
  { sessions = [], events = [], hidden = [], busy = [] }: Partial<Held>,
  ...answers: Answer[]
) {
  const starting = { entries: sessions, pageInfo: { totalCount: sessions.length } }
  const server = answering(
    ['CalendarSessions', () => ({ starting, open: none })],
    ['CalendarMeetings', () => ({ mine: { entries: events }, led: none, past: none })],
    [
      'CalendarPlan',
      () => ({
        studyPlan: {
          day: '2026-11-24',
          doneMinutes: 0,
          exams: [{ exam: 'sqe1', paper: 'flk1', date: '2027-01-24' }],
          days: [],
        },
      }),
    ],
    ['CalendarTraining', () => ({ userStudyGroups: [] })],
    ['BusyTimes', () => ({ busyTimes: busy })],
    ['KeptValues', () => ({ keptValues: [{ name: 'calendar_hidden', value: hidden }] })],
    ['KeptValueUpdate', () => ({ keptValueUpdate: { name: 'calendar_hidden' } })],
    ...answers,
  )
  const calendar = (
    <Calendar
      personId="me"
      sheet={() => null}
      eventAt={(id) => `/smart-events/${id}`}
      steps={(exam) => <StudentSteps exam={exam} />}
    />
  )
  return { server, where: openAt('/calendar/events', `/calendar/events?${address}`, calendar) }
}

/** The window is as wide as a phone. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))

const entry = (name: string) => document.querySelector<HTMLElement>(`[data-entry][aria-label^="${name}"]`)

it.each(['month', 'week', 'day'])('shows events with a ticket beside sessions (%s)', async (view) => {
  open(`view=${view}&date=2026-11-26`, { sessions: [session('s', '2026-11-26T10:00:00.000Z')], events: [event] })
  await eventually(() => expect(entry('Session: Advocacy')).not.toBeNull())
  expect(entry('Event: Undue influence, 19:00 to 20:30')).not.toBeNull()
})

it('opens an event with who leads it, both zones’ times and the way to its page', async () => {
  const shown = { ...event, taken: 3, membersLimit: null, waitingCount: 0, price: 0, link: null, privateLink: null }
  open('view=week&date=2026-11-26', { events: [event] }, [
    'CalendarMeeting',
    () => ({ meeting: shown, meetingMember: event.membership }),
  ])
  await eventually(() => expect(entry('Event')).not.toBeNull())
  click(entry('Event') ?? expect.fail())
  const words = () => document.querySelector('dialog')?.textContent
  await eventually(() => expect(words()).toContain('Thu 26 Nov, 19:00–20:30 London'))
  expect(words()).toContain('Your ticket')
  expect(document.querySelector('dialog a')?.getAttribute('href')).toBe('/smart-events/e1')
})

it('shows what is taken in other calendars, and that a session overlaps it', async () => {
  const work = {
    id: 'b',
    from: '2026-11-26T09:00:00.000Z',
    until: '2026-11-26T13:00:00.000Z',
    allDay: false,
    openedAt: null,
    name: 'Work',
  }
  open('view=week&date=2026-11-26', { sessions: [session('s', '2026-11-26T10:00:00.000Z')], busy: [work] })
  await eventually(() => expect(text()).toContain('Busy: Work09:00–13:00'))
  await eventually(() => expect(text()).toContain('Advocacy and Work overlap.'))
})

it('hides a kind and remembers it on every device', async () => {
  const { server } = open('view=week&date=2026-11-26', {
    sessions: [session('s', '2026-11-26T10:00:00.000Z')],
    events: [event],
  })
  await eventually(() => expect(entry('Event')).not.toBeNull())
  const toggle = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Events')
  click(toggle ?? expect.fail('there is no toggle'))
  await eventually(() => expect(entry('Event')).toBeNull())
  expect(entry('Session')).not.toBeNull()
  await eventually(() =>
    expect(server.callsOf('KeptValueUpdate')).toEqual([{ name: 'calendar_hidden', value: ['events'] }]),
  )
})

it('begins with what was hidden before, and says so where nothing else is left', async () => {
  open('view=week&date=2026-11-26', { events: [event], hidden: ['events'] })
  await eventually(() => expect(text()).toContain('Nothing of what you show is planned this week'))
  click(button('Show all kinds'))
  await eventually(() => expect(entry('Event')).not.toBeNull())
})

it('says which two things overlap, and opens the one to change', async () => {
  open('view=week&date=2026-11-26', { sessions: [session('s', '2026-11-26T20:00:00.000Z')], events: [event] })
  await eventually(() => expect(text()).toContain('Thu 26 Nov 20:00, Advocacy and Undue influence overlap.'))
  button('Change Advocacy')
})

it('shows the first of two that overlap, where it has begun and nothing of it can be changed', async () => {
  vi.setSystemTime(Date.parse('2026-11-26T20:15:00Z'))
  open('view=week&date=2026-11-26', { sessions: [session('s', '2026-11-26T20:00:00.000Z')], events: [event] })
  await eventually(() => button('See Advocacy'))
})

it('a week with nothing gives the next steps and the days to the exam', async () => {
  open('view=week&date=2026-11-26', {})
  await eventually(() => expect(text()).toContain('Nothing is planned this week'))
  await eventually(() => expect(text()).toContain('Your next exam is in 61 days.'))
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/booking', '/smart-events', '/library/plan', '/account#calendar'])
})

it('shows the rest where events do not load', async () => {
  open('view=week&date=2026-11-26', { sessions: [session('s', '2026-11-26T10:00:00.000Z')] }, [
    'CalendarMeetings',
    () => ({ errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] }),
  ])
  await eventually(() => expect(text()).toContain('Events did not load'))
  expect(entry('Session')).not.toBeNull()
})

it('a month of 500 entries shows three of each day, and opens the day for the rest', async () => {
  const two = (number: number) => String(number).padStart(2, '0')
  const sessions = Array.from({ length: 500 }, (_, index) =>
    session(`s${index}`, `2026-11-${two(1 + (index % 25))}T${two(3 + Math.floor(index / 25))}:00:00.000Z`),
  )
  const { where } = open('view=month&date=2026-11-24', { sessions })
  await eventually(() => expect(document.querySelectorAll('table [data-entry]')).toHaveLength(75))
  const more = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent?.startsWith('17 more'))
  expect(more).toHaveLength(25)
  click(more[0] ?? expect.fail())
  await eventually(() => expect(where()).toContain('view=day&date=2026-11-01'))
})

it('a list says at each entry what it overlaps', async () => {
  open('view=list&date=2026-11-26', { sessions: [session('s', '2026-11-26T20:00:00.000Z')], events: [event] })
  await eventually(() => expect(text()).toContain('Overlaps Undue influence'))
  expect(text()).toContain('Overlaps Advocacy')
})

it('a phone lists the chosen day below the month', async () => {
  onPhone()
  open('view=month&date=2026-11-24', { events: [event] })
  await eventually(() => expect(text()).toContain('Nothing on Tue 24 Nov.'))
  const day = document.querySelector<HTMLElement>('[aria-label="Thursday 26 November 2026, 1 entry"][aria-pressed]')
  click(day ?? expect.fail('the day is not there'))
  await eventually(() => expect(text()).toContain('Event · 19:00–20:30 London'))
})
