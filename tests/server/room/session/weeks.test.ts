import { afterAll, beforeAll, expect, it } from 'vitest'
import { days, minutes, type School, school } from './school'

let app: School
/** A Wednesday, in the week after that in which London's clocks went back. */
const WEDNESDAY = new Date('2026-10-28T12:00:00Z')
beforeAll(async () => {
  app = await school()
  app.services.clock.set(WEDNESDAY)
})
afterAll(() => app.close())

const SESSIONS = 'query { sessionsByWeek { monday written oral other toCome } }'
const MARKING = 'query { markingByWeek { weeks { monday count days inTime } count days inTime } }'
const staff = () => app.again(app.staff)

it('counts the sessions of twelve weeks by format, from London’s Mondays across the change of the clocks', async () => {
  const at = (from: string, values = {}) => ({
    startAt: new Date(from),
    endAt: minutes(30, new Date(from)),
    deadline: null,
    ...values,
  })
  // The week of 19 October 2026 has 169 hours: it begins at 23:00 UTC on Sunday and ends at 00:00 UTC.
  await app.session({ status: 'marked', values: at('2026-10-18T22:59:59.999Z') })
  await app.session({ status: 'marked', values: at('2026-10-18T23:00:00Z') })
  await app.session({ mode: 'live', status: 'no_show', values: at('2026-10-25T23:59:59.999Z') })
  await app.session({ status: 'in_progress', values: at('2026-10-26T00:00:00Z') })
  await app.session({ mode: 'live', status: 'booked', values: at('2026-10-30T09:00:00Z') })
  await app.session({ status: 'cancelled', values: at('2026-10-27T09:00:00Z') })
  await app.session({ status: 'pending', values: at('2026-10-27T10:00:00Z') })
  await app.session({ mode: 'live', type: { group: 'tutorial' }, status: 'marked', values: at('2026-10-27T11:00:00Z') })

  const weeks = (await app.send(SESSIONS, {}, await staff())).data.sessionsByWeek
  expect(weeks).toHaveLength(12)
  expect(weeks[0].monday).toBe('2026-08-10')
  expect(weeks.slice(-3)).toEqual([
    { monday: '2026-10-12', written: 1, oral: 0, other: 0, toCome: 0 },
    { monday: '2026-10-19', written: 1, oral: 1, other: 0, toCome: 0 },
    { monday: '2026-10-26', written: 1, oral: 0, other: 1, toCome: 1 },
  ])
})

it('measures the marks of each week from the answers, and how many were out within seven days', async () => {
  const none = (await app.send(MARKING, {}, await staff())).data.markingByWeek
  expect(none).toMatchObject({ count: 0, days: null, inTime: 0 })

  const DAY = 86_400_000
  const took = (length: number, marked: string) => ({
    readyAt: new Date(Date.parse(marked) - length * DAY),
    marked: new Date(marked),
    startAt: new Date(Date.parse(marked) - 20 * DAY),
    endAt: new Date(Date.parse(marked) - 10 * DAY),
    deadline: null,
  })
  for (const length of [2, 4, 9]) await app.session({ status: 'marked', values: took(length, '2026-10-20T09:00:00Z') })
  await app.session({ status: 'marked', values: took(7, '2026-10-26T00:00:00Z') })
  // Claimed without a hand-in, a live session counts from its end.
  const live = { ...took(0, '2026-10-27T12:00:00Z'), readyAt: null, endAt: new Date('2026-10-24T12:00:00Z') }
  await app.session({ mode: 'live', status: 'marked', values: live })
  await app.session({ status: 'marked', values: took(1, '2026-07-01T09:00:00Z') })
  await app.session({ status: 'marking', values: { startAt: days(-20), endAt: days(-10), readyAt: days(-9) } })

  const times = (await app.send(MARKING, {}, await staff())).data.markingByWeek
  expect(times).toMatchObject({ count: 5, days: 4, inTime: 4 })
  expect(times.weeks).toHaveLength(12)
  expect(times.weeks.slice(-3)).toEqual([
    { monday: '2026-10-12', count: 0, days: null, inTime: 0 },
    { monday: '2026-10-19', count: 3, days: 4, inTime: 2 },
    { monday: '2026-10-26', count: 2, days: 5, inTime: 2 },
  ])
})

it('measures the same marks by tutor, and names those that took longest', async () => {
  const query = `{ markingByTutor { tutorId tutorName count days longest inTime }
    slowestMarkings { sessionId name tutorId tutorName marked days } }`
  const { data } = await app.send(query, {}, await staff())
  const [tutor] = data.markingByTutor
  expect(data.markingByTutor).toHaveLength(1)
  expect(tutor).toMatchObject({ tutorId: app.tutor.id, count: 5, days: 4, longest: 9, inTime: 4 })
  expect(data.slowestMarkings.map(({ days }: { days: number }) => days)).toEqual([9, 7, 4, 3, 2])
  expect(data.slowestMarkings[0]).toMatchObject({ name: 'Client interview', tutorId: app.tutor.id })
  // A session that nobody conducted has a place among the slowest, and in nobody's figures.
  const marked = new Date('2026-10-27T13:00:00Z')
  const DAY = 86_400_000
  const alone = await app.session({
    status: 'marked',
    without: ['tutor', 'interviewer'],
    values: {
      readyAt: new Date(marked.getTime() - 40 * DAY),
      startAt: new Date(marked.getTime() - 50 * DAY),
      endAt: new Date(marked.getTime() - 41 * DAY),
      marked,
      deadline: null,
    },
  })
  const after = (await app.send(query, {}, await staff())).data
  expect(after.slowestMarkings[0]).toMatchObject({ sessionId: alone, tutorId: null, tutorName: null, days: 40 })
  expect(after.markingByTutor).toEqual(data.markingByTutor)
})
