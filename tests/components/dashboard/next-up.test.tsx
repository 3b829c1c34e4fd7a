// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Event } from '../../../src/learn/dashboard/events/held'
import { StudentDashboard } from '../../../src/learn/dashboard/student/student-dashboard'
import { TutorDashboard } from '../../../src/learn/dashboard/tutor/tutor-dashboard'
import type { Viewer } from '../../../src/providers/sign-in/viewer'
import cardStyles from '../../../src/ui/data/card.module.css'
import { answering, openAt, text } from '../library/answering-server'
import { click, eventually, find } from '../render'

// No socket is opened here.
vi.mock('../../../src/providers/live/live', () => ({ useLive: () => undefined, useSubscription: () => undefined }))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T06:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const member = (type: string) => ({ id: `m ${type}`, type, cancelledAt: null, offeredUntil: null, place: null })
const event = (id: string, startAt: string, endAt: string, values: object = {}) =>
  ({
    ...{ id, title: `Event ${id}`, type: 'workshop', startAt, endAt, status: 'scheduled' },
    ...{ provider: 'zoom', place: null, link: null, privateLink: null },
    ...{ membersLimit: 20, taken: 4, waitingCount: 0, membership: member('attendee') },
    ...values,
  }) as Event
const on = event('on', '2026-11-21T05:30:00.000Z', '2026-11-21T07:00:00.000Z', {
  status: 'live',
  link: 'https://zoom.us/j/1',
})
const tomorrow = event('tomorrow', '2026-11-22T19:00:00.000Z', '2026-11-22T20:00:00.000Z')

const session = (values: object = {}) => ({
  ...{ id: 's1', name: 'Advocacy', status: 'booked', assignmentStatus: 'accepted' },
  ...{ startAt: '2026-11-29T10:00:00.000Z', endAt: '2026-11-29T11:00:00.000Z', deadline: null },
  ...{ accessOpen: '2026-11-29T09:00:00.000Z', zoomId: null, clockStartedAt: null, clockMinutes: null },
  ...{ timeLimit: null, sessionTypeId: 't', sessionType: { id: 't', mode: 'live' }, practiceArea: null },
  ...{ attendees: [], holdUntil: null, price: 5000, unreadyMessage: null, answers: [] },
  ...values,
})
const draft = session({
  ...{ id: 'w1', name: 'Legal drafting', status: 'in_progress', sessionType: { id: 'w', mode: 'window' } },
  ...{ startAt: '2026-11-20T06:00:00.000Z', endAt: '2026-11-27T06:00:00.000Z', deadline: '2026-11-27T06:00:00.000Z' },
})

const none = { entries: [], pageInfo: { totalCount: 0 } }
const page = (entries: object[]) => ({ entries, pageInfo: { totalCount: entries.length } })
const viewer = {
  id: 'me',
  firstName: 'Maya',
  role: 'user',
  type: 'aspiringSolicitor',
  abilities: [],
} as never as Viewer

interface Shown {
  sessions?: object[]
  mine?: Event[]
  led?: Event[]
  queue?: object[]
}

const events = ({ mine = [], led = [] }: Shown) => ({ mine: page(mine), led: page(led) })

function openStudent({ sessions = [draft, session()], ...shown }: Shown, link: string | null = null) {
  const server = answering(
    [
      'StudentDashboard',
      () => ({
        ...events(shown),
        ...{ serverTime: '2026-11-21T06:00:00.000Z', upcoming: page(sessions), missed: none, released: none },
        ...{ ever: page(sessions), wallet: { id: 'w', balance: 20_000 }, sessionTypes: [], userStudyGroups: [] },
        ...{ examSittings: [{ id: 'e', exam: 'sqe2', paper: 'oral', date: '2026-12-03' }] },
        ...{ testResults: { papers: [] }, running: none, held: none, libraryProgress: [] },
        reviewQueue: { off: false, today: { cards: 0, questions: 0, minutes: 0 } },
      }),
    ],
    ['DashboardEventLink', ({ id }) => ({ meeting: { id, link, privateLink: null } })],
    ['DashboardEventJoin', () => ({ meetingJoin: { id: 'm' } })],
  )
  openAt('/dashboard', '/dashboard', <StudentDashboard viewer={viewer} />)
  return server
}

function openTutor({ sessions = [], queue = [], ...shown }: Shown) {
  answering([
    'TutorDashboard',
    () => ({
      ...events(shown),
      ...{ serverTime: '2026-11-21T06:00:00.000Z', upcoming: page(sessions), queue: page(queue), slots: none },
      ...{ availabilityRules: [], wallet: { id: 'w', balance: 0 }, accessRequests: none, applicants: none },
      ...{ bundlesToMark: [], royalties: none },
    }),
  ])
  openAt('/dashboard', '/dashboard', <TutorDashboard viewer={{ ...viewer, type: 'interviewer' } as never} />)
}

const overdue = {
  ...{ id: 'q1', name: 'Case analysis', status: 'ready', readyAt: '2026-11-10T10:00:00.000Z', deadline: null },
  ...{ endAt: '2026-11-10T10:00:00.000Z', practiceArea: null },
  attendees: [{ id: 't', role: 'tutor', userId: 'me', user: { id: 'me', fullName: 'Harriet', avatar: null } }],
}

/** The headings of the cards, from the top. */
const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
const link = (words: string) => {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.includes(words))
  if (!found) throw new Error(`There is no link ${words}`)
  return found
}
const drawn = (words: string) => eventually(() => expect(text()).toContain(words))

it('begins a student’s day with the event that is on, not with a draft that is due in days', async () => {
  const server = openStudent({ mine: [on, tomorrow] })
  await drawn('Join on Zoom')
  expect(headings().slice(0, 2)).toEqual(['On now', 'Your other events'])
  expect(find(`.${cardStyles.lined}`).textContent).toMatch(/^On nowEvent on.*until it ends/)
  // The draft that gave its place is among the tasks.
  expect(headings()).toContain('Today1')
  const join = link('Join on Zoom')
  expect(join.getAttribute('href')).toBe('https://zoom.us/j/1')
  join.addEventListener('click', (click) => click.preventDefault())
  click(join)
  await eventually(() => expect(server.callsOf('DashboardEventJoin')).toEqual([{ meetingId: 'on' }]))
})

it('names each event once, and leads from the first to its page', async () => {
  openStudent({ mine: [on] })
  await drawn('Join on Zoom')
  expect([...document.querySelectorAll('p')].filter(({ textContent }) => textContent === 'Event on')).toHaveLength(1)
  expect(headings()).not.toContain('Your events')
  expect(link('See the event').getAttribute('href')).toBe('/smart-events/on')
})

it('lets the reader join from the list too, where two events are on', async () => {
  const second = { ...on, id: 'second', title: 'Event second', endAt: '2026-11-21T07:30:00.000Z' }
  openStudent({ mine: [second, { ...on, link: 'https://zoom.us/j/2' }] })
  await drawn('Event second')
  const joins = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent?.includes('Join on Zoom'))
  expect(joins.map((each) => each.getAttribute('href'))).toEqual(['https://zoom.us/j/2', 'https://zoom.us/j/1'])
})

const soon = (minutes: string) => event('soon', `2026-11-21T06:${minutes}:00.000Z`, '2026-11-21T08:00:00.000Z')

it('asks for the link of an event that opens, ten minutes before the start, and offers to join once it is there', async () => {
  const waiting = openStudent({ mine: [soon('10')] })
  await drawn('The link to join comes in a moment.')
  await eventually(() => expect(waiting.callsOf('DashboardEventLink')).toEqual([{ id: 'soon' }]))
  document.body.replaceChildren()
  openStudent({ mine: [soon('10')] }, 'https://zoom.us/j/9')
  await drawn('Join on Zoom')
  expect(link('Join on Zoom').getAttribute('href')).toBe('https://zoom.us/j/9')
})

it('neither asks for a link nor offers one before', async () => {
  const server = openStudent({ mine: [{ ...soon('11'), link: 'https://zoom.us/j/1' }] })
  await drawn('Next event')
  expect(text()).not.toContain('Join on Zoom')
  expect(server.callsOf('DashboardEventLink')).toEqual([])
})

it('leaves the first place to a session that comes before the event, and lists the event next', async () => {
  openStudent({ sessions: [session()], mine: [event('later', '2026-12-01T10:00:00Z', '2026-12-01T11:00:00Z')] })
  await drawn('Event later')
  expect(headings().slice(0, 2)).toEqual(['Next session', 'Your events'])
})

it('begins with no event that the reader only waits for or is invited to, nor with one that is over', async () => {
  const of = (id: string, values: object) => ({ ...on, id, title: `Event ${id}`, ...values }) as Event
  openStudent({
    mine: [
      of('invited', { membership: member('invited') }),
      of('waiting', { membership: member('waitlisted') }),
      of('over', { endAt: '2026-11-21T05:59:00.000Z' }),
    ],
  })
  await drawn('Event invited')
  expect(headings()[0]).toMatch(/^Open now/)
  expect(text()).not.toContain('Event over')
})

it('calls sessions sessions, since events stand in their own card', async () => {
  openStudent({ mine: [tomorrow] })
  await drawn('Event tomorrow')
  expect(headings()).toContain('Next sessions1')
  expect(headings()).not.toContain('Coming up1')
})

it('begins with the event of a student who has booked no session', async () => {
  openStudent({ sessions: [], mine: [on, tomorrow] })
  await drawn('Join on Zoom')
  expect(headings().slice(0, 3)).toEqual(['On now', 'Welcome, Maya', 'Your other events'])
  expect(document.querySelectorAll(`.${cardStyles.lined}`)).toHaveLength(1)
})

const led = (each: Event): Event => ({ ...each, membership: member('lector') as never })
const taught = session({ attendees: [{ id: 'a', role: 'tutor', userId: 'me', user: null }] })

it('lets a tutor join the event that they lead as its host, above what is overdue', async () => {
  const given = { ...taught, assignmentStatus: 'assigned' }
  openTutor({ sessions: [given], queue: [overdue], led: [{ ...led(on), privateLink: 'https://zoom.us/s/1' }] })
  await drawn('Join as host')
  expect(headings().slice(0, 3)).toEqual(['On nowYou lead it', 'To mark1', 'Will you take these?1'])
  expect(link('Join as host').getAttribute('href')).toBe('https://zoom.us/s/1')
  expect(link('Take attendance').getAttribute('href')).toBe('/smart-events/on/attendance')
  expect(headings()).toContain('Next sessions1')
})

it('leaves the first place to what is overdue while nothing is on', async () => {
  openTutor({ queue: [overdue], led: [led(tomorrow)] })
  await drawn('See who is coming')
  expect(headings().slice(0, 2)).toEqual(['To mark1', 'Next eventYou lead it'])
  expect(link('See who is coming').getAttribute('href')).toBe('/smart-events/tomorrow/tickets')
})

it('leads those who lead an event to where they work, and others to its page', async () => {
  const at = (id: string, startAt: string, values: object = {}) =>
    event(id, startAt, '2026-11-21T09:00:00.000Z', { membership: member('moderator'), ...values })
  openTutor({
    mine: [event('held', '2026-11-21T06:30:00.000Z', '2026-11-21T07:30:00.000Z')],
    led: [
      led(on),
      at('marks', '2026-11-21T06:15:00.000Z'),
      at('early', '2026-11-21T06:16:00.000Z'),
      at('draft', '2026-11-21T06:10:00.000Z', { status: 'draft' }),
    ],
  })
  await drawn('Event marks')
  expect(['marks', 'early', 'draft', 'held'].map((id) => link(`Event ${id}`).getAttribute('href'))).toEqual([
    '/smart-events/marks/attendance',
    '/smart-events/early/tickets',
    '/smart-events/draft/tickets',
    '/smart-events/held',
  ])
})
