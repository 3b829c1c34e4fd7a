import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { beginSecondDue } from '../../../../server/library/mock-day/sessions'
import type { Person } from '../../../build'
import { barrier } from '../../barrier'
import { minutes, NOON } from '../test-attempt/library'
import { type MockSchool, mockSchool } from './school'

let app: MockSchool
let who: Person
beforeAll(async () => {
  app = await mockSchool()
})
beforeEach(async () => {
  app.services.clock.set(NOON)
  who = await app.person()
  await app.open(30, who)
})
afterAll(() => app.close())

const sessionsOf = async (id: string) =>
  (await app.query('select mock_session from test_attempts where mock_day_id = $1', [id])).map(
    ({ mock_session }) => mock_session,
  )

it('is one day, though two devices begin it at once', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => app.begin(who)))
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([])
  expect(new Set(answers.map(({ data }) => data.mockDayStart.id)).size).toBe(1)
  expect(await sessionsOf(answers[0]?.data.mockDayStart.id)).toEqual([1])
})

it('begins the second session once, though the person, the job and the sweep come at once', async () => {
  const day = (await app.begin(who)).data.mockDayStart
  await app.submit(day.sessions[0].id, who)
  app.services.clock.set(minutes(91))
  const [one, two] = await Promise.all([
    beginSecondDue(app.services, day.id),
    beginSecondDue(app.services, day.id),
    app.sweep(),
    app.goOn(day.id, who),
    app.goOn(day.id, who),
  ])
  expect([one, two].filter(Boolean).length).toBeLessThanOrEqual(1)
  expect((await sessionsOf(day.id)).sort()).toEqual([1, 2])
})

it('would begin it twice if it looked first and no index kept the sessions apart', async () => {
  const day = (await app.begin(who)).data.mockDayStart
  await app.submit(day.sessions[0].id, who)
  await app.query('alter table test_attempts drop constraint test_attempts_mock_session')
  const together = barrier(2)
  const beginWithoutGuard = async () => {
    const [found] = await app.query('select second_started_at from mock_days where id = $1', [day.id])
    await together()
    if (found?.second_started_at) return
    await app.query('update mock_days set second_started_at = $2 where id = $1', [day.id, NOON])
    await app.query(
      `insert into test_attempts (id, user_id, title, mode, started_at, count, most, results_show, mock_day_id, mock_session)
        values (gen_random_uuid(), $1, 'Session', 'exam', $2, 0, 0, 'never', $3, 2)`,
      [who.id, NOON, day.id],
    )
  }
  try {
    await Promise.all([beginWithoutGuard(), beginWithoutGuard()])
    expect((await sessionsOf(day.id)).sort()).toEqual([1, 2, 2])
  } finally {
    await app.query('delete from test_attempts where mock_day_id = $1', [day.id])
    await app.query(
      'alter table test_attempts add constraint test_attempts_mock_session unique (mock_day_id, mock_session)',
    )
  }
})

it('is either handed in or given up, though both come at once', async () => {
  const day = (await app.begin(who, { half: true })).data.mockDayStart
  await Promise.all([app.submit(day.sessions[0].id, who), app.giveUp(day.id, who)])
  const { status, sessions } = await app.day(day.id, who)
  expect([
    ['over', 'graded'],
    ['given_up', 'abandoned'],
  ]).toContainEqual([status, sessions[0].status])
})
