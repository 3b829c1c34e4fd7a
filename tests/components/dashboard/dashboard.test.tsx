import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { NeedsYou } from '../../../src/learn/dashboard/student/needs-you'
import type { StudentDashboardQuery } from '../../../src/learn/dashboard/student/student.documents'
import { inOrder, joinAddress, nextMoment } from '../../../src/nouns/session/next-moment'
import { scoreWord } from '../../../src/nouns/session/score-words'
import { find, render } from '../render'

const now = Date.parse('2026-11-21T06:00:00.000Z')
const live = {
  startAt: '2026-11-21T07:00:00.000Z',
  endAt: '2026-11-21T08:00:00.000Z',
  deadline: null,
  sessionType: { mode: 'live' },
}
const open = {
  startAt: '2026-11-20T06:00:00.000Z',
  endAt: '2026-11-22T05:00:00.000Z',
  deadline: '2026-11-22T05:00:00.000Z',
  sessionType: { mode: 'window' },
}

test('the next thing comes first: a start before a later deadline, and nothing that is over', () => {
  const over = { ...live, startAt: '2026-11-20T06:00:00.000Z', endAt: '2026-11-20T07:00:00.000Z' }
  expect(inOrder([open, over, live], now)).toEqual([live, open])
})

test('an open window comes before later sessions, and after one that begins within the hour', () => {
  const tomorrow = { ...live, startAt: '2026-11-21T20:00:00.000Z', endAt: '2026-11-21T21:00:00.000Z' }
  expect(inOrder([tomorrow, open, live], now)).toEqual([live, open, tomorrow])
  expect(inOrder([live, open], now - 1)).toEqual([open, live])
})

test('what is on comes before what only begins within the hour', () => {
  const on = { ...live, startAt: '2026-11-21T05:00:00.000Z', endAt: '2026-11-21T08:00:00.000Z' }
  const soon = { ...live, startAt: '2026-11-21T06:50:00.000Z', endAt: '2026-11-21T07:50:00.000Z' }
  expect(inOrder([soon, on], now)).toEqual([on, soon])
})

test('a live session that was handed back is an open window, not one about to begin', () => {
  const handedBack = {
    ...live,
    startAt: '2026-11-20T06:00:00.000Z',
    endAt: '2026-11-20T07:00:00.000Z',
    deadline: '2026-11-25T06:00:00.000Z',
  }
  expect(inOrder([handedBack, open, live], now)).toEqual([live, open, handedBack])
  expect(nextMoment(handedBack, now)).toEqual({ at: handedBack.deadline, words: 'until answers are due' })
})

test('the countdown runs to the start, then to the end or the deadline', () => {
  expect(nextMoment(live, now).words).toBe('until it starts')
  expect(nextMoment(live, now + 90 * 60_000)).toEqual({ at: live.endAt, words: 'until it ends' })
  expect(nextMoment(open, now).words).toBe('until answers are due')
})

test('the room opens a quarter of an hour before the start, and only at a secure address', () => {
  const room = { ...live, zoomId: 'https://meet.example/room' }
  expect(joinAddress(room, now)).toBeNull()
  expect(joinAddress(room, now + 45 * 60_000)).toBe('https://meet.example/room')
  expect(joinAddress({ ...live, zoomId: 'javascript:alert(1)' }, now + 45 * 60_000)).toBeNull()
})

test('a score has a word, which is the same for the same grade', () => {
  expect([5, 3.8, 3.3, 2.4, 0].map((score) => scoreWord(score, 3))).toEqual([
    'Superior',
    'Clearly satisfactory',
    'Marginal pass',
    'Marginal fail',
    'Poor',
  ])
})

const session = (values: object) => ({
  id: 'a',
  name: 'Advocacy',
  status: 'booked',
  assignmentStatus: 'assigned',
  accessOpen: null,
  zoomId: null,
  sessionTypeId: 't',
  practiceArea: null,
  attendees: [],
  holdUntil: null,
  price: 7000,
  ...live,
  ...values,
})
const draw = (upcoming: object[], released: object[] = [], missed: object[] = []) =>
  render(
    <MemoryRouter>
      <NeedsYou
        now={now}
        data={
          {
            upcoming: { entries: upcoming },
            released: { entries: released },
            missed: { entries: missed },
          } as StudentDashboardQuery
        }
      />
    </MemoryRouter>,
  )

test('an unpaid hold waits with its price, and a lapsed one does not', () => {
  draw([session({ status: 'pending', holdUntil: '2026-11-21T06:05:00.000Z' })])
  expect(find('a').textContent).toBe('Pay £70.00')
  expect(find('a').getAttribute('href')).toBe('/booking/confirmation?session=a')
})

test('the card is hidden when nothing waits', () => {
  draw([
    session({ status: 'pending', holdUntil: '2026-11-21T05:55:00.000Z' }),
    session({ id: 'b', ...open, deadline: '2026-11-23T06:00:00.000Z' }),
  ])
  expect(document.querySelector('section')).toBeNull()
})

test('an answer due within a day and marks of the last three days wait', () => {
  draw(
    [session({ ...open })],
    [
      { id: 'm', name: 'Legal writing', marked: '2026-11-20T06:00:00.000Z', finalMark: 3, practiceArea: null },
      { id: 'n', name: 'Old', marked: '2026-11-01T06:00:00.000Z', finalMark: 3, practiceArea: null },
    ],
  )
  expect(document.querySelectorAll('li')).toHaveLength(2)
  expect(document.body.textContent).toContain('Your Legal writing marks are in')
})

test('a missed session can be disputed for its hours, waits for an answer, and is booked again free', () => {
  const missed = (id: string, due: string | null, noShowDispute: object | null) => ({
    id,
    name: 'Client interview',
    startAt: '2026-11-20T06:00:00.000Z',
    due,
    sessionTypeId: 't',
    practiceAreaId: 'p',
    noShowDispute,
  })
  const dispute = {
    id: 'x',
    answerBy: '2026-11-25T06:00:00.000Z',
    outcome: null,
    rebookUntil: null,
    rebookedSessionId: null,
  }
  const free = { ...dispute, outcome: 'rebook', rebookUntil: '2026-12-25T06:00:00.000Z' }
  draw(
    [],
    [],
    [
      missed('a', '2026-11-23T06:00:00.000Z', null),
      missed('b', null, dispute),
      missed('c', null, free),
      // Over: too late to dispute, booked already, or not in time.
      missed('d', null, null),
      missed('e', null, { ...free, rebookedSessionId: 'new' }),
      missed('f', null, { ...free, rebookUntil: '2026-11-20T06:00:00.000Z' }),
    ],
  )
  expect([...document.querySelectorAll('li')].map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^Client interview was recorded as missed.*until.*in 2 days.*Dispute it$/),
    expect.stringMatching(/^You disputed Client interview.*The school answers by.*Open$/),
    expect.stringMatching(/^A new Client interview, free.*Book it by.*Book it free$/),
  ])
  expect([...document.querySelectorAll('a')].map((each) => each.getAttribute('href'))).toEqual([
    '/classroom/a',
    '/classroom/b',
    '/booking/t?area=p',
  ])
})

test('a running clock comes before everything, and counts down to its own end', () => {
  const station = { ...open, clockStartedAt: '2026-11-21T05:50:00.000Z', clockMinutes: 45, timeLimit: null }
  const soon = session({ id: 'b', ...live, startAt: '2026-11-21T06:20:00.000Z', endAt: '2026-11-21T07:20:00.000Z' })
  const running = session({ id: 'a', ...station })
  expect(inOrder([soon, running], now).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(nextMoment(running, now)).toEqual({ at: '2026-11-21T06:35:00.000Z', words: 'left on the clock' })
  // A station's clock warns and does not lock; an exam's ends with its answers.
  expect(nextMoment({ ...running, clockMinutes: 5 }, now).words).toBe('until answers are due')
  expect(nextMoment({ ...running, timeLimit: 45 }, now)).toEqual({ at: open.deadline, words: 'left on the clock' })
})
