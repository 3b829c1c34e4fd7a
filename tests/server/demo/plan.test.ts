import { beforeAll, expect, test } from 'vitest'
import { planSchool } from '../../../server/demo/plan'
import type { School } from '../../../server/demo/school'
import { explored } from '../../explored'

const countries = new Map<string, string>()

/** One day in each month of a year, or every fourth, at all hours. Both changes of the clocks follow. */
const MONTHS = explored ? 1 : 4
const days = Array.from(
  { length: explored ? 13 : 4 },
  (_, at) => new Date(Date.UTC(2026, 0, 3 + at * MONTHS * 28 - (at % 7), (at * 5) % 24, (at * 13) % 60)),
)
const changes = [
  '2026-03-29T00:30:00Z',
  '2026-03-29T12:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T23:59:00Z',
  '2028-02-29T09:00:00Z',
].map((text) => new Date(text))

/** What the tests ask of the school of each day; planned once, since a plan takes a second or two. */
const schools: {
  now: Date
  states: number
  payments: string[]
  ahead: unknown[]
  sittings: ReturnType<typeof sittingsOf>
  untaken: string[]
}[] = []

beforeAll(() => {
  for (const now of [...days, ...changes]) {
    const { school } = planSchool({ now, countries })
    const states = new Set(school.sessions.map(({ status }) => status))
    const ahead = [
      ...school.sessionEvents.map(({ at }) => at),
      ...school.transactions.map(({ insertedAt }) => insertedAt),
      ...school.noShowDisputes.map(({ insertedAt }) => insertedAt),
      ...school.billingSessions.map(({ updatedAt }) => updatedAt),
      ...school.libraryPermissions.map(({ insertedAt }) => insertedAt),
    ].filter((at) => at && at > now)
    const payments = [...new Set(school.billingTransactions.map(({ status }) => status))].sort()
    schools.push({
      now,
      states: states.size,
      payments,
      ahead,
      sittings: sittingsOf(school),
      untaken: untakenOf(school, now),
    })
  }
}, 240_000)

/** Those of the demo student, and of everybody. */
function sittingsOf({ users, examSittings }: School) {
  const student = users.find(({ email }) => email === 'student@articled.example')?.id
  return { own: examSittings.filter(({ userId }) => userId === student), all: examSittings }
}

/** Events ahead whose lectors could still be booked at the same time. */
const untakenOf = ({ meetings, meetingMembers, commitments }: School, now: Date) =>
  meetings
    .filter(({ publishedAt, cancelledAt, endAt }) => publishedAt && !cancelledAt && endAt > now)
    .filter(({ id }) =>
      meetingMembers.some(
        ({ meetingId, type, userId }) =>
          meetingId === id &&
          type === 'lector' &&
          !commitments.some((each) => each.jointId === id && each.userId === userId),
      ),
    )
    .map(({ title }) => title)

test('a demo school can be made on any day, with every state and no past event later than now', () => {
  for (const { now, states, ahead } of schools) expect({ now, states, ahead }).toEqual({ now, states: 10, ahead: [] })
})

test('its payments are in every state on any day', () => {
  for (const { now, payments } of schools)
    expect({ now, payments }).toEqual({
      now,
      payments: ['disputed', 'failed', 'partially_refunded', 'refunded', 'succeeded'],
    })
})

test('the same seed on the same day gives the same ids, and another seed gives another school', () => {
  const now = new Date('2026-06-10T14:23:00Z')
  const plan = (seed?: number) => JSON.stringify(planSchool({ now, countries, ...(seed && { seed }) }))
  expect(plan()).toBe(plan())
  expect(plan(2)).not.toBe(plan())
})

test('its events take the time of those who lead them', () => {
  for (const { now, untaken } of schools) expect({ now, untaken }).toEqual({ now, untaken: [] })
})

test('the demo school moves with the day', () => {
  const starts = (now: string) =>
    planSchool({ now: new Date(now), countries }).school.sessions.map(({ startAt }) => startAt.getTime())
  const [one, week] = [starts('2026-06-10T14:23:00Z'), starts('2026-06-17T14:23:00Z')]
  expect(week.filter((at, index) => at - (one[index] ?? 0) === 7 * 86_400_000).length).toBeGreaterThan(
    one.length * 0.95,
  )
})

test('the demo student sits both assessments of SQE2 ahead, on working days of two weeks', () => {
  expect(schools).toHaveLength(days.length + changes.length)
  for (const { now, sittings } of schools) {
    expect(sittings.own.map(({ paper, date }) => ({ paper, weekday: new Date(date).getUTCDay() }))).toEqual([
      { paper: 'written', weekday: 2 },
      { paper: 'oral', weekday: 2 },
    ])
    for (const { date } of sittings.all) expect(new Date(date) > now).toBe(true)
  }
})
