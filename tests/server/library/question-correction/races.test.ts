import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Markable, markAnswer } from '../../../../rules/content/mark-answer'
import { write } from '../../../../server/kernel/write/write'
import { markableSql } from '../../../../server/library/asking/markable-sql'
import { markAllAgain, markSome } from '../../../../server/library/question-correction/mark-again'
import { settleAttempts } from '../../../../server/library/results/settle-attempts'
import { barrier } from '../../barrier'
import { type Classroom, CORRECT, CORRECTIONS, classroom, ten, UNDO } from '../question-health/class'
import { NOON } from '../test-attempt/library'

let app: Classroom
beforeAll(async () => {
  app = await classroom()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const right = Array<string>(10).fill('b')
const reason = 'The key was wrong.'

/** A test with an attempt that runs, all answered right. */
async function running() {
  const place = await app.library.test(ten())
  const author = await app.author(place)
  const [who] = await app.students(1, place)
  if (!who) throw new Error('a student')
  const { id, questions } = (await app.start({ bundleId: place.bundleId }, who)).data.testAttemptStart
  for (const [at, answer] of right.entries()) await app.answer(id, questions[at].id, { answer: [answer] }, who)
  const [blockId = ''] = place.blockIds
  return { place, author, who, id: id as string, blockId }
}

const marksOf = async (id: string) =>
  (await app.query('select status, points, most from test_attempts where id = $1', [id]))[0]

it('leaves one truth where a question is voided while an attempt is handed in', async () => {
  for (let round = 0; round < 8; round++) {
    const { author, who, id, blockId } = await running()
    const make = async () => {
      await app.ask(CORRECT, { blockId, kind: 'void', reason }, author)
      await app.drain()
    }
    await Promise.all(round % 2 ? [make(), app.submit(id, who)] : [app.submit(id, who), make()])
    await app.drain()
    expect(await marksOf(id)).toEqual({ status: 'graded', points: 9, most: 9 })
  }
})

it.runIf(process.env.DATABASE_URL_TEST)(
  'would count a voided question if a hand-in read the questions before it held the attempt',
  async () => {
    const { author, id, blockId } = await running()
    const [read, voided] = [barrier(2), barrier(2)]
    const handInWithoutGuard = app.services.database.transaction(async (connection) => {
      const { rows } = await connection.query({
        text: `select q.id, q.answer, ${markableSql}, b.score from attempt_questions q join content_blocks b on b.id = q.block_id where q.attempt_id = $1`,
        values: [id],
      })
      await read()
      await voided()
      const marks = rows.map((row) => markAnswer(row as unknown as Markable, row.answer as string[] | null))
      const points = marks.reduce((sum, mark) => sum + (mark.points ?? 0), 0)
      await connection.query({
        text: `update test_attempts set status = 'graded', submitted_at = $2, points = $3 where id = $1`,
        values: [id, NOON, points],
      })
    })
    await read()
    await app.ask(CORRECT, { blockId, kind: 'void', reason }, author)
    await app.drain()
    await voided()
    await handInWithoutGuard
    expect(await marksOf(id)).toEqual({ status: 'graded', points: 10, most: 9 })
  },
)

it('marks each attempt once though two jobs run, and goes on where one was broken off', async () => {
  const place = await app.library.test(ten())
  const author = await app.author(place)
  const [blockId = ''] = place.blockIds
  const [who] = await app.students(1, place)
  if (!who) throw new Error('a student')
  // More than a batch: attempts of one person, one after the other.
  const first = await app.take(place, ['a', ...right.slice(1)], who)
  await app.query(
    `with copies as (insert into test_attempts (id, bundle_id, user_id, title, mode, status, started_at, submitted_at, count, points, most, results_show, counted)
        select gen_random_uuid(), bundle_id, user_id, title, mode, status, started_at, submitted_at - interval '1 hour', count, points, most, results_show, true
        from test_attempts, generate_series(1, 249) where id = $1 returning id)
      insert into attempt_questions (id, attempt_id, user_id, block_id, position, option_order, feedback_show, answer, points, "right", score)
        select gen_random_uuid(), c.id, q.user_id, q.block_id, q.position, q.option_order, q.feedback_show, q.answer, q.points, q."right", q.score
        from copies c, attempt_questions q where q.attempt_id = $1`,
    [first],
  )
  await app.query(`update pgboss.job set start_after = now() + interval '1 day' where name = 'correction'`)
  const made = await write(app.services, async ({ query, now }) => {
    await query({ text: 'update content_blocks set voided_at = $2 where id = $1', values: [blockId, now] })
    const { rows } = await query({
      text: `insert into question_corrections (id, block_id, bundle_id, kind, reason, inserted_at, total)
        values (gen_random_uuid(), $1, $2, 'void', 'Wrong.', $3, 250) returning id`,
      values: [blockId, place.bundleId, now],
    })
    return rows[0]?.id as string
  })
  await expect(
    write(app.services, async (writing) => {
      await markSome(writing, app.services, made)
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  await write(app.services, (writing) => markSome(writing, app.services, made))
  const progress = async () => (await app.ask(CORRECTIONS, { blockId }, author)).data.questionCorrections[0]
  expect(await progress()).toMatchObject({ done: 100, total: 250, finishedAt: null })
  await Promise.all([markAllAgain(app.services, made), markAllAgain(app.services, made)])
  expect(await progress()).toMatchObject({ done: 250, total: 250, told: 1, finishedAt: expect.any(String) })
  expect(
    await app.query('select distinct points, most from test_attempts where bundle_id = $1', [place.bundleId]),
  ).toEqual([{ points: 9, most: 9 }])
  const [{ count } = {}] = await app.query(
    `select count(*)::int as count from notifications where user_id = $1 and kind = 'results_changed'`,
    [who.id],
  )
  expect(count).toBe(1)
}, 60_000)

it('would tell twice if a job did not keep how far it came', async () => {
  const { author, who, id, blockId } = await running()
  await app.submit(id, who)
  await app.ask(CORRECT, { blockId, kind: 'void', reason }, author)
  await app.drain()
  const [{ id: made } = {}] = await app.query('select id from question_corrections where block_id = $1', [blockId])
  const before = await marksOf(id)
  await app.query('update question_corrections set reached = null, done = 0, finished_at = null where id = $1', [made])
  await markAllAgain(app.services, made as string)
  // The marks stay, since they follow from the question as it is; only what was told and counted needs the place.
  expect(await marksOf(id)).toEqual(before)
  expect((await app.ask(CORRECTIONS, { blockId }, author)).data.questionCorrections[0]).toMatchObject({
    done: 1,
    told: 0,
  })
})

it('takes one of two who void the same question at once', async () => {
  const { author, blockId } = await running()
  const answers = await Promise.all([1, 2, 3].map(() => app.ask(CORRECT, { blockId, kind: 'void', reason }, author)))
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  expect(await app.query('select 1 from question_corrections where block_id = $1', [blockId])).toHaveLength(1)
})

it('ends as it was where it is undone while it runs', async () => {
  const { author, who, id, blockId } = await running()
  await app.submit(id, who)
  const { data } = await app.ask(CORRECT, { blockId, kind: 'void', reason }, author)
  await Promise.all([app.drain(), app.ask(UNDO, { id: data.questionCorrectionCreate.id }, author)])
  await app.drain()
  expect(await marksOf(id)).toEqual({ status: 'graded', points: 10, most: 10 })
})

it('sums an attempt up alike however often', async () => {
  const { who, id } = await running()
  await app.submit(id, who)
  const before = await marksOf(id)
  await write(app.services, (writing) => settleAttempts(writing, [id, id]))
  expect(await marksOf(id)).toEqual(before)
})
