import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { markAnswer } from '../../../../rules/content/mark-answer'
import { write } from '../../../../server/kernel/write/write'
import { markableSql } from '../../../../server/library/asking/markable-sql'
import { handInDue } from '../../../../server/library/test-attempt/hand-in'
import { barrier } from '../../barrier'
import { type Attempts, attempts, minutes, NOON, question, SUBMIT } from './library'

let app: Attempts
beforeAll(async () => {
  app = await attempts()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const timed = { timerEnable: true, timeLimit: 30 }
const two = [question('single_best_answer'), question('true_false', '*t f')]

/** A running attempt with its first question answered rightly. */
async function running(values = {}) {
  const { bundleId } = await app.opened(two, values)
  const attempt = (await app.start({ bundleId })).data.testAttemptStart
  await app.answer(attempt.id, attempt.questions[0].id, { answer: ['b'] })
  return attempt
}

it('answers one attempt to two who start it at once', async () => {
  const { bundleId } = await app.opened(two, timed)
  const answers = await Promise.all(Array.from({ length: 6 }, () => app.start({ bundleId })))
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([])
  expect(new Set(answers.map(({ data }) => data.testAttemptStart.id)).size).toBe(1)
  expect(await app.query('select count from test_attempts where bundle_id = $1', [bundleId])).toEqual([{ count: 2 }])
  const rows = await app.query(
    'select 1 from attempt_questions where block_id in (select b.id from content_blocks b join bundles u using (content_id) where u.id = $1)',
    [bundleId],
  )
  expect(rows).toHaveLength(2)
})

it('gives no attempt more than the test allows to two who begin it while another hands it in', async () => {
  for (let round = 0; round < 8; round++) {
    const { bundleId } = await app.opened(two, { retake: 2 })
    await app.submit((await app.start({ bundleId })).data.testAttemptStart.id)
    const last = (await app.start({ bundleId })).data.testAttemptStart
    await Promise.all([app.start({ bundleId }), app.submit(last.id), app.start({ bundleId }), app.start({ bundleId })])
    expect(await app.query('select turn from test_attempts where bundle_id = $1 order by turn', [bundleId])).toEqual([
      { turn: 1 },
      { turn: 2 },
    ])
  }
})

it('begins no second attempt of one turn, and would if turns were not told apart', async () => {
  const { bundleId } = await app.opened(two, { retake: 1 })
  const last = (await app.start({ bundleId })).data.testAttemptStart
  const begun = (turn: number | null) =>
    app.query(
      `insert into test_attempts (id, bundle_id, user_id, title, mode, started_at, count, most, results_show, turn)
        values (gen_random_uuid(), $1, $2, 'Test', 'practice', $3, 0, 0, 'after_submit', $4) on conflict do nothing returning id`,
      [bundleId, app.student.id, NOON, turn],
    )
  // Whoever begins had counted before this.
  await app.submit(last.id)
  expect(await begun(1)).toHaveLength(0)
  expect(await begun(null)).toHaveLength(1)
})

it('would begin two if it looked for a running one first and no index kept them apart', async () => {
  const { bundleId } = await app.opened(two)
  await app.query('drop index test_attempts_one_running')
  const together = barrier(2)
  const startWithoutGuard = async () => {
    const found = await app.query(`select 1 from test_attempts where bundle_id = $1 and status = 'in_progress'`, [
      bundleId,
    ])
    await together()
    if (found.length) return 'answered'
    await app.query(
      `insert into test_attempts (id, bundle_id, user_id, title, mode, started_at, count, most, results_show)
        values (gen_random_uuid(), $1, $2, 'Test', 'practice', $3, 0, 0, 'after_submit')`,
      [bundleId, app.student.id, NOON],
    )
    return 'begun'
  }
  expect(await Promise.all([startWithoutGuard(), startWithoutGuard()])).toEqual(['begun', 'begun'])
  await app.query('delete from test_attempts where bundle_id = $1', [bundleId])
  await app.query(
    `create unique index test_attempts_one_running on test_attempts (user_id, bundle_id) where status = 'in_progress' and bundle_id is not null`,
  )
})

/** Writes down each time an attempt is given a result; answers how often that was, for these. */
async function watchResults(ids: readonly string[]) {
  await app.query('create table if not exists results_given (attempt_id uuid)')
  await app.query(`create or replace function write_down_result() returns trigger language plpgsql as
    'begin insert into results_given values (new.id); return null; end'`)
  await app.query(`create or replace trigger results_given after update of submitted_at on test_attempts
    for each row execute function write_down_result()`)
  return async () => {
    const rows = await app.query(
      `select count(g.attempt_id)::int as times from unnest($1::uuid[]) a(id) left join results_given g on g.attempt_id = a.id group by a.id`,
      [ids],
    )
    return rows.map(({ times }) => times as number)
  }
}

const HUNDRED = 100
const once = Array.from({ length: HUNDRED }, () => 1)

it('gives each of a hundred attempts one result, the same to all, though person, second tab, job and sweep hand it in at once', async () => {
  const ids: string[] = []
  for (let at = 0; at < HUNDRED; at++) ids.push((await running(timed)).id)
  const given = await watchResults(ids)
  app.services.clock.set(minutes(31))
  const me = await app.again(app.student)
  const submit = async (id: string) => {
    const { data, errors } = await app.send(SUBMIT, { id }, me)
    expect(errors).toBeUndefined()
    return data.testAttemptSubmit
  }
  const [, ...answers] = await Promise.all([
    app.sweep(),
    ...ids.map(async (id) => [id, ...(await Promise.all([submit(id), submit(id), handInDue(app.services, id)]))]),
  ])
  expect(await given()).toEqual(once)
  for (const [id, person, tab] of answers as [string, object, object][]) {
    expect(person).toMatchObject({ status: 'graded', points: 1, percent: 50, submittedByClock: true })
    expect(tab).toEqual(person)
    expect(await app.show(id)).toEqual(person)
  }
})

it('would give each of them two if it read the state first and changed it later', async () => {
  const { bundleId } = await app.opened(two)
  const { id: one } = (await app.start({ bundleId })).data.testAttemptStart
  // Alike, but for whose they are.
  const rows = await app.query(
    `insert into test_attempts (id, user_id, title, mode, started_at, count, most, results_show)
      select gen_random_uuid(), user_id, title, mode, started_at, count, most, results_show from test_attempts, generate_series(1, $2)
      where id = $1 returning id`,
    [one, HUNDRED],
  )
  const ids = rows.map(({ id }) => id as string)
  const given = await watchResults(ids)
  const handInWithoutGuard = async (id: string, together: () => Promise<void>) => {
    const [row] = await app.query('select status from test_attempts where id = $1', [id])
    await together()
    if (row?.status !== 'in_progress') return
    await app.query(`update test_attempts set status = 'graded', submitted_at = $2, points = 1 where id = $1`, [
      id,
      NOON,
    ])
  }
  await Promise.all(
    ids.map((id) => {
      const together = barrier(2)
      return Promise.all([handInWithoutGuard(id, together), handInWithoutGuard(id, together)])
    }),
  )
  expect(await given()).toEqual(once.map(() => 2))
})

/** Whether what is kept of a question is what its mark says. */
async function isConsistent(attemptId: string) {
  const rows = await app.query(
    `select q.answer, q.points, ${markableSql}, b.score
      from attempt_questions q join content_blocks b on b.id = q.block_id where q.attempt_id = $1`,
    [attemptId],
  )
  return rows.every((row) => markAnswer(row as never, row.answer as string[] | null).points === row.points)
}

it('marks an answer that is saved at the moment of the hand-in, or refuses it', async () => {
  for (let round = 0; round < 8; round++) {
    const attempt = await running()
    const [first] = attempt.questions
    const saves = Array.from({ length: 4 }, (_, at) =>
      app.answer(attempt.id, first.id, { answer: [at % 2 ? 'a' : 'b'] }),
    )
    await Promise.all([...saves.slice(0, 2), app.submit(attempt.id), ...saves.slice(2)])
    expect(await isConsistent(attempt.id)).toBe(true)
  }
})

it.runIf(process.env.DATABASE_URL_TEST)(
  'would keep an answer that nobody has marked if saving did not hold the attempt',
  async () => {
    const attempt = await running()
    const [first] = attempt.questions
    const { database } = app.services
    let saved = () => {}
    const isSaved = new Promise<void>((done) => (saved = done))
    let marked = () => {}
    const isMarked = new Promise<void>((done) => (marked = done))
    const save = database.transaction(async ({ query }) => {
      const { rows } = await query({ text: 'select status from test_attempts where id = $1', values: [attempt.id] })
      expect(rows[0]?.status).toBe('in_progress')
      saved()
      await isMarked
      await query({ text: `update attempt_questions set answer = '{a}' where id = $1`, values: [first.id] })
    })
    await isSaved
    await app.submit(attempt.id)
    marked()
    await save
    expect(await isConsistent(attempt.id)).toBe(false)
  },
)

it('keeps the later of two changes to a question, in whichever order they come', async () => {
  const attempt = await running()
  const [first] = attempt.questions
  const save = (change: number, answer: string) => app.answer(attempt.id, first.id, { change, answer: [answer] })
  for (let round = 1; round <= 5; round++)
    await Promise.all([save(round * 1_000 + 2, 'c'), save(round * 1_000 + 1, 'a'), save(round * 1_000 + 3, 'b')])
  expect((await app.show(attempt.id)).questions[0]).toMatchObject({ answer: ['b'], change: 5_003 })
})

it('checks the answer that is kept, though another device changes it at the moment', async () => {
  for (let round = 1; round <= 5; round++) {
    const attempt = await running()
    const [first] = attempt.questions
    await Promise.all([
      app.answer(attempt.id, first.id, { change: 5_000, answer: ['a'] }),
      app.answer(attempt.id, first.id, { change: 6_000, check: true }),
      app.answer(attempt.id, first.id, { change: 5_500, answer: ['c'] }),
    ])
    const [row] = await app.query(
      'select answer[1] as answer, "right", checked_at from attempt_questions where id = $1',
      [first.id],
    )
    expect(row?.checked_at).not.toBeNull()
    expect(row?.right).toBe(row?.answer === 'b')
  }
})

it('queues no end where the start fails', async () => {
  const jobs = async () =>
    (await app.query(`select count(*)::int as count from pgboss.job where name = 'attempt'`))[0]?.count
  const before = await jobs()
  await expect(
    write(app.services, async (writing) => {
      await writing.queue('attempt', { attemptId: app.student.id }, { about: app.student.id })
      throw new Error('not this time')
    }),
  ).rejects.toThrow('not this time')
  expect(await jobs()).toBe(before)
})

it('hands in the others where one cannot be marked', async () => {
  const [broken, other] = [await running(timed), await running({ ...timed, timeLimit: 31 })]
  const [{ block_id: blockId } = {}] = await app.query(
    'select block_id from attempt_questions where attempt_id = $1 and position = 0',
    [broken.id],
  )
  const set = (options: string) =>
    app.query('update content_blocks set answer_options = $2 where id = $1', [blockId, options])
  const [{ options } = {}] = await app.query(
    'select answer_options::text as options from content_blocks where id = $1',
    [blockId],
  )
  // The database would keep the question as it was asked.
  await app.query('alter table content_blocks disable trigger content_blocks_key', [])
  await set('{"not": "a list"}')
  app.services.clock.set(minutes(32))
  await app.sweep()
  expect((await app.query('select status from test_attempts where id = $1', [broken.id]))[0]?.status).toBe(
    'in_progress',
  )
  expect(await app.show(other.id)).toMatchObject({ status: 'graded', points: 1 })
  await set(String(options))
  await app.query('alter table content_blocks enable trigger content_blocks_key', [])
  await app.sweep()
  expect(await app.show(broken.id)).toMatchObject({ status: 'graded', points: 1 })
})
