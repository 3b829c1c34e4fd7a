import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { AlsoStrip } from '../../../src/learn/dashboard/staff/also-strip'
import { OverdueMarking } from '../../../src/learn/dashboard/staff/overdue-marking'
import { SignUps } from '../../../src/learn/dashboard/staff/sign-ups'
import { unassignedFirst } from '../../../src/learn/dashboard/staff/today-sessions'
import { ApplicantsCard } from '../../../src/learn/dashboard/tutor/applicants-card'
import { Earnings } from '../../../src/learn/dashboard/tutor/earnings'
import { daysWithoutHours, freeDays, lengthWords } from '../../../src/learn/dashboard/tutor/free-hours'
import { FreeHours } from '../../../src/learn/dashboard/tutor/free-hours-card'
import { MarkingQueue } from '../../../src/learn/dashboard/tutor/marking-queue'
import { ToAccept } from '../../../src/learn/dashboard/tutor/to-accept'
import type { ToMarkFragment, UpcomingFragment } from '../../../src/learn/dashboard/tutor/tutor.documents'
import { byDueTime } from '../../../src/nouns/session/marks-due'
import { queryClient } from '../../../src/providers/api/query'
import cardStyles from '../../../src/ui/data/card.module.css'
import rowListStyles from '../../../src/ui/data/row-list.module.css'
import tagStyles from '../../../src/ui/data/tag.module.css'
import { startOf } from '../../../src/ui/time/london-days'
import { click, eventually, find, render } from '../render'

// A Saturday.
const now = Date.parse('2026-11-21T10:30:00.000Z')
const inPlace = (node: React.ReactNode) => render(<MemoryRouter>{node}</MemoryRouter>)

const toMark = (id: string, readyAt: string, values: Partial<ToMarkFragment> = {}): ToMarkFragment => ({
  id,
  name: `Work ${id}`,
  status: 'ready',
  readyAt,
  deadline: null,
  endAt: '2026-11-12T10:30:00.000Z',
  practiceArea: null,
  attendees: [{ id: `t${id}`, role: 'tutor', userId: 'me', user: { id: 'me', fullName: 'Harriet', avatar: null } }],
  ...values,
})
const soon = toMark('soon', '2026-11-15T10:30:00.000Z')
const workOf = (...entries: ToMarkFragment[]) => ({ entries, pageInfo: { totalCount: entries.length } })
const late = toMark('late', '2026-11-13T10:30:00.000Z')

test('a London day begins at its midnight in winter, in summer and when the clocks change', () => {
  expect(['2026-11-21', '2026-07-01', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'].map(startOf)).toEqual([
    '2026-11-21T00:00:00.000Z',
    '2026-06-30T23:00:00.000Z',
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T23:00:00.000Z',
    '2026-10-24T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
  ])
})

test('work is due seven days after its hand-in, and overdue work comes first and says so', () => {
  expect(byDueTime([soon, late]).map(({ session, due }) => [session.id, new Date(due).toISOString()])).toEqual([
    ['late', '2026-11-20T10:30:00.000Z'],
    ['soon', '2026-11-22T10:30:00.000Z'],
  ])
  inPlace(<MarkingQueue queue={{ entries: [soon, late], pageInfo: { totalCount: 2 } }} viewerId="me" now={now} lined />)
  const [first, second] = document.querySelectorAll('tbody tr')
  expect(first?.querySelector(`.${tagStyles.tag} svg`)).not.toBeNull()
  expect(first?.textContent).toContain('Overdue, yesterday')
  expect(second?.textContent).not.toContain('Overdue')
})

test('what lies with the second marker stands last for the first, and is due for the second', () => {
  const attendees: ToMarkFragment['attendees'] = [
    ...late.attendees.slice(0, 1),
    { id: 'r', role: 'reviewer', userId: 'ruth', user: { id: 'ruth', fullName: 'Ruth', avatar: null } },
  ]
  const review = toMark('review', '2026-11-10T10:30:00.000Z', { status: 'in_review', attendees })
  const queue = workOf(review, soon)
  const rows = () => [...document.querySelectorAll('tbody tr')].map((each) => each.textContent)
  inPlace(<MarkingQueue queue={queue} viewerId="me" now={now} lined={false} />)
  expect(rows()).toEqual([
    expect.stringMatching(/Work soon.*Mark$/),
    expect.stringMatching(/Work review.*With Ruth.*Open$/),
  ])
  expect(rows()[1]).not.toContain('Overdue')
  inPlace(<MarkingQueue queue={workOf(review)} viewerId="ruth" now={now} lined />)
  expect(rows()).toContainEqual(expect.stringMatching(/Overdue.*You are second marker.*Mark$/))
})

test('a tutor says of sessions given to them whether they take them, while that can be said', async () => {
  const given = (id: string, startAt: string, assignmentStatus = 'assigned') =>
    ({ ...toMark(id, ''), status: 'booked', startAt, endAt: startAt, assignmentStatus }) as unknown as UpcomingFragment
  const asked: object[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Response.json({ data: { sessionAssignmentAccept: { id: 'a' } } })
  })
  const sessions = [
    given('a', '2026-11-24T10:00:00.000Z'),
    given('b', '2026-11-21T12:00:00.000Z'),
    given('c', '2026-11-24T10:00:00.000Z', 'accepted'),
    given('d', '2026-11-20T10:00:00.000Z'),
  ]
  inPlace(
    <QueryClientProvider client={queryClient}>
      <ToAccept sessions={sessions} now={now} />
    </QueryClientProvider>,
  )
  // The second begins within twelve hours, so it can be accepted alone.
  expect([...document.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'))).toEqual([
    'Decline: Work a',
    'Accept: Work a',
    'Accept: Work b',
  ])
  click(find('button[aria-label="Accept: Work a"]'))
  await eventually(() => expect(asked).toEqual([expect.objectContaining({ variables: { id: 'a' } })]))
})

test('a live session claimed without a hand-in is in the queue, due seven days after its end', () => {
  const claimed = { ...toMark('claimed', '', { status: 'marking' }), readyAt: null }
  expect(byDueTime([soon, claimed]).map(({ session, due }) => [session.id, new Date(due).toISOString()])).toEqual([
    ['claimed', '2026-11-19T10:30:00.000Z'],
    ['soon', '2026-11-22T10:30:00.000Z'],
  ])
  inPlace(<OverdueMarking work={workOf(soon, claimed)} now={now} canOpen={false} lined />)
  expect(document.querySelectorAll(`.${rowListStyles.item}`)).toHaveLength(1)
})

test('staff see only overdue work, with its marker and its candidate', () => {
  const review = toMark('review', '2026-11-10T10:30:00.000Z', { status: 'in_review' })
  late.attendees.push({ id: 'c', role: 'candidate', userId: 'c', user: { id: 'c', fullName: 'Maya', avatar: null } })
  inPlace(<OverdueMarking work={workOf(soon, late, review)} now={now} canOpen={false} lined />)
  expect([...document.querySelectorAll(`.${rowListStyles.item}`)].map((each) => each.textContent)).toEqual([
    expect.stringContaining('Work reviewNobody marks it'),
    expect.stringContaining('Work lateHarriet, of Maya'),
  ])
  expect(document.querySelector('a')).toBeNull()
})

const slot = (from: string, until: string, status = 'open') => ({ id: from, from, until, status: status as 'open' })

test('free hours are future open hours, by London day', () => {
  const days = freeDays(
    [
      slot('2026-11-21T09:00:00.000Z', '2026-11-21T12:00:00.000Z'),
      slot('2026-11-22T22:00:00.000Z', '2026-11-23T02:00:00.000Z'),
      slot('2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z', 'booked'),
      slot('2026-11-24T10:00:00.000Z', '2026-11-24T11:00:00.000Z', 'blocked'),
    ],
    now,
  )
  expect(
    days.map(({ day, ranges, booked }) => [day, ranges.map(({ from, until }) => lengthWords(until - from)), booked]),
  ).toEqual([
    ['2026-11-21', ['1 h 30 min'], 0],
    ['2026-11-22', ['2 h'], 0],
    ['2026-11-23', ['2 h'], 1],
  ])
})

test('a start that is held for somebody is not called booked', () => {
  const slots = [
    slot('2026-11-23T09:00:00.000Z', '2026-11-23T12:00:00.000Z'),
    slot('2026-11-23T12:00:00.000Z', '2026-11-23T13:00:00.000Z', 'held'),
    slot('2026-11-24T09:00:00.000Z', '2026-11-24T12:00:00.000Z'),
    slot('2026-11-24T12:00:00.000Z', '2026-11-24T13:00:00.000Z', 'booked'),
    slot('2026-11-24T13:00:00.000Z', '2026-11-24T14:00:00.000Z', 'held'),
  ]
  inPlace(<FreeHours now={now} data={{ slots: { entries: slots }, availabilityRules: [] }} />)
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/09:00–12:00.*1 held$/),
    expect.stringMatching(/09:00–12:00.*1 booked, 1 held$/),
  ])
})

test('weekdays without hours are named, and an ended rule does not count', () => {
  const rule = (weekday: number, validUntil: string | null = null) => ({
    id: `${weekday}`,
    weekday,
    validFrom: null,
    validUntil,
  })
  const rules = [1, 2, 3, 4].map((weekday) => rule(weekday))
  expect(daysWithoutHours([...rules, rule(5, '2026-11-20')], '2026-11-21')).toEqual([5, 6, 7])
  inPlace(<FreeHours now={now} data={{ slots: { entries: [] }, availabilityRules: rules }} />)
  expect(document.body.textContent).toContain('Nothing is free in the next 7 days.')
  expect(document.body.textContent).toContain('Your usual week has no hours on Friday, Saturday and Sunday.')
})

test('earnings are shown where there are any', () => {
  inPlace(<Earnings data={{ wallet: { id: 'w', balance: 0 }, royalties: { entries: [] } }} />)
  expect(document.querySelector('section')).toBeNull()
  inPlace(<Earnings data={{ wallet: { id: 'w', balance: 900 }, royalties: { entries: [{ id: 'r', amount: 450 }] } }} />)
  expect(find('section').textContent).toContain('Earned this month£4.50£9.00 in your wallet')
})

test('today’s sessions without a tutor come first, then the others by start', () => {
  const today = (id: string, assignmentStatus: string) => ({ id, assignmentStatus }) as UpcomingFragment
  expect(
    unassignedFirst([today('a', 'assigned'), today('b', 'unassigned'), today('c', 'accepted')]).map(({ id }) => id),
  ).toEqual(['b', 'a', 'c'])
})

test('the people to follow up lead to the list of only those people', () => {
  const person = { id: 'u', fullName: null, email: 'ada@articled.example' }
  inPlace(
    <SignUps
      today="2026-11-21"
      now={now}
      people={{
        followUps: {
          entries: [{ ...person, followUp: '2026-11-19', contactStatus: 'contacted' }],
          pageInfo: { totalCount: 12 },
        },
        signUps: { entries: [{ ...person, preparation: 'sqe1', insertedAt: null }], pageInfo: { totalCount: 0 } },
      }}
    />,
  )
  expect(find(`.${rowListStyles.item}`).textContent).toContain('ada@articled.exampleFollow up on Thu 19 NovOverdue')
  expect(document.querySelectorAll(`.${rowListStyles.item}`)).toHaveLength(1)
  expect(find(`.${cardStyles.foot} a`).getAttribute('href')).toBe('/users?followUpUntil=2026-11-21&orderBy=follow_up')
})

test('failed and waiting jobs are named where there are some', () => {
  const none = { pageInfo: { totalCount: 0 } }
  inPlace(<AlsoStrip failedJobs={none} waitingJobs={none} />)
  expect(document.querySelector('ul')).toBeNull()
  inPlace(<AlsoStrip failedJobs={{ pageInfo: { totalCount: 2 } }} waitingJobs={none} />)
  expect([...document.querySelectorAll('ul a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Failed jobs2', '/settings/queue?state=failed'],
  ])
})

test('staff are told how many applicants wait', () => {
  inPlace(<AlsoStrip applicants={{ pageInfo: { totalCount: 3 } }} />)
  expect(find('ul a').textContent).toBe('Applicants3')
  expect(find('ul a').getAttribute('href')).toBe('/study-groups/applicants?state=requested')
})

test('a tutor sees by group who waits for an answer, and not their own application', () => {
  const from = (id: string, userId: string, groupId: string) => ({
    ...{ id, userId, studyGroup: { id: groupId, name: `Group ${groupId}` } },
  })
  const applicants = [from('1', 'a', 'g1'), from('2', 'b', 'g1'), from('3', 'a', 'g2'), from('4', 'me', 'g2')]
  inPlace(<ApplicantsCard applicants={applicants} viewerId="me" />)
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Group g12 people wait for an answer',
    'Group g2Somebody waits for an answer',
  ])
  expect(find('li a').getAttribute('href')).toBe('/study-groups/g1/members')
})
