import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BlockSubtype } from '../../../../schema/generated/types'
import type { Answer } from '../../../build'
import { type Attempts, attempts, minutes, NOON, question } from './library'

let app: Attempts
beforeAll(async () => {
  app = await attempts()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const codes = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.code)
const fieldsAt = ({ errors = [] }: Answer) => errors.map(({ extensions }) => `${extensions.code} ${extensions.field}`)

/** A running attempt at one question. */
async function at(subtype: BlockSubtype, options?: string, more = {}, values = {}) {
  const { bundleId } = await app.opened([question(subtype, options, more)], values)
  const attempt = (await app.start({ bundleId })).data.testAttemptStart
  const [asked] = attempt.questions
  const answer = (variables: object) => app.answer(attempt.id, asked.id, variables)
  const saved = async (variables: object) => (await answer(variables)).data.testAttemptAnswer
  return { attempt, asked, answer, saved }
}

describe('an answer', () => {
  it('that comes again changes nothing and is answered as the row is, after the end too', async () => {
    const { attempt, asked, saved } = await at('single_best_answer')
    const first = await saved({ change: 1_000, answer: ['a'], seconds: 10 })
    expect(await saved({ change: 1_000, answer: ['c'], seconds: 10 })).toEqual(first)
    expect(await saved({ change: 999, answer: ['c'], seconds: 10 })).toEqual(first)
    const second = await saved({ change: 1_001, answer: ['b'], seconds: 10 })
    expect(second).toMatchObject({ answer: ['b'], seconds: 20, changes: 1, change: 1_001 })
    await app.submit(attempt.id)
    const after = await app.answer(attempt.id, asked.id, { change: 1_001, answer: ['c'] })
    expect(after.data.testAttemptAnswer).toMatchObject({ answer: ['b'], outcome: { right: true } })
    expect(codes(await app.answer(attempt.id, asked.id, { change: 1_002, answer: ['c'] }))).toEqual(['CONFLICT'])
  })

  it('counts a day at most, however much time it is said to have taken, so that nobody ends the counts of its question', async () => {
    const { attempt, saved } = await at('single_best_answer')
    for (let hour = 0; hour < 24; hour++) await saved({ seconds: 3_600 })
    expect(await saved({ answer: ['b'], seconds: 3_600 })).toMatchObject({ answer: ['b'], seconds: 86_400 })
    expect(codes(await app.submit(attempt.id))).toEqual([])
  })

  it('does not replace another that was saved since the caller looked, and shows it', async () => {
    const { saved } = await at('essay', '')
    await saved({ change: 2_000, since: 0, answer: ['From the first tab'] })
    const met = await saved({ change: 2_001, since: 0, answer: ['From the second tab'] })
    expect(met).toMatchObject({ answer: ['From the first tab'], change: 2_000 })
    expect(await saved({ change: 2_002, since: 0, note: 'n', seconds: 5 })).toMatchObject({ note: 'n', change: 2_002 })
    expect(await saved({ change: 2_003, since: 0, note: 'other', flagged: true })).toMatchObject({
      note: 'n',
      flagged: false,
    })
    expect(await saved({ change: 2_004, since: 0, flagged: true })).toMatchObject({ flagged: true })
    const seen = { change: 2_005, since: 2_004, answer: ['From the second tab'] }
    expect(await saved(seen)).toMatchObject({ answer: ['From the second tab'], note: 'n', change: 2_005 })
  })

  it('of two tabs at once is kept of one, and shown to the other', async () => {
    const { answer } = await at('essay', '')
    const both = await Promise.all(
      ['one', 'two'].map((text, place) => answer({ change: 3_000 + place, since: 0, answer: [text] })),
    )
    const told = both.map(({ data }) => data.testAttemptAnswer.answer[0])
    expect(new Set(told).size).toBe(1)
  })

  it('keeps what is left out, and empties what is null', async () => {
    const { saved } = await at('single_best_answer')
    const full = { answer: ['a'], confidence: 'unsure', flagged: true, struck: ['b'], note: 'n', seconds: 5 }
    await saved(full)
    expect(await saved({})).toMatchObject(full)
    expect(await saved({ answer: null, confidence: null, note: null, struck: [], flagged: false })).toMatchObject({
      answer: null,
      confidence: null,
      flagged: false,
      struck: [],
      note: null,
      seconds: 5,
      changes: 1,
    })
    expect(await saved({ answer: ['a'] })).toMatchObject({ changes: 1 })
    expect(await saved({ answer: ['a'] })).toMatchObject({ changes: 1 })
    expect(await saved({ answer: [] })).toMatchObject({ answer: null, changes: 2 })
  })

  it.each([
    ['single_best_answer', 'a *b', [['a', 'b'], ['x'], ['a', 'a']]],
    ['true_false', '*t f', [['t', 'f'], ['x']]],
    ['multiple_response', '*a *b', [['x'], ['a', 'a']]],
    [
      'ordering',
      'a b c',
      [
        ['a', 'b'],
        ['a', 'b', 'b'],
        ['a', 'b', 'x'],
      ],
    ],
    ['matching', 'a=1 b=2', [['a=3'], ['a=1', 'a=2'], ['x=1'], ['a']]],
    ['short_answer', '*a', [['one', 'two'], ['x'.repeat(10_001)]]],
    ['numeric', '*1', [['1', '2']]],
    ['essay', '', [['one', 'two']]],
    ['cloze', '', [['one'], ['one', 'two', 'three']]],
  ] as const)('to a %s is refused where it is not of its kind', async (subtype, options, wrong) => {
    const more = subtype === 'cloze' ? { assignment: '{{c1::a}} {{c2::b}}' } : {}
    const { answer } = await at(subtype, options, more)
    for (const each of wrong) expect(fieldsAt(await answer({ answer: each }))).toEqual(['VALIDATION answer'])
  })

  it.each([
    ['multiple_response', '*a *b c', ['a', 'c']],
    ['ordering', 'a b c', ['c', 'a', 'b']],
    ['matching', 'a=1 b=2', ['a=2']],
    ['short_answer', '*a', ['an answer']],
    ['numeric', '*1', ['£1,000']],
    ['essay', '', ['At length']],
    ['cloze', '', ['', 'b']],
  ] as const)('to a %s is kept as it was given', async (subtype, options, given) => {
    const more = subtype === 'cloze' ? { assignment: '{{c1::a}} {{c2::b}}' } : {}
    const { saved } = await at(subtype, options, more)
    expect(await saved({ answer: given })).toMatchObject({ answer: given })
    expect(await saved({ answer: subtype === 'cloze' ? ['', ' '] : [] })).toMatchObject({ answer: null })
  })

  it('is refused out of range, at the argument', async () => {
    const { answer } = await at('single_best_answer')
    for (const [variables, field] of [
      [{ change: 0 }, 'change'],
      [{ change: 1e300 }, 'change'],
      [{ seconds: -1 }, 'seconds'],
      [{ seconds: 3_601 }, 'seconds'],
      [{ note: 'x'.repeat(10_001) }, 'note'],
      [{ struck: ['x'] }, 'struck'],
    ] as const)
      expect(fieldsAt(await answer(variables))).toEqual([`VALIDATION ${field}`])
  })

  it('to a question of another attempt is not found', async () => {
    const [one, two] = [await at('single_best_answer'), await at('single_best_answer')]
    expect(codes(await app.answer(one.attempt.id, two.asked.id, { answer: ['a'] }))).toEqual(['NOT_FOUND'])
  })
})

describe('checking', () => {
  it('shows how the answer did, and locks it', async () => {
    const { attempt, asked, answer, saved } = await at('single_best_answer')
    expect(codes(await answer({ check: true }))).toEqual(['CONFLICT'])
    await saved({ answer: ['a'] })
    const checked = await saved({ check: true })
    expect(checked).toMatchObject({
      checkedAt: expect.any(String),
      outcome: { right: false, points: 0, correct: ['b'] },
    })
    expect(codes(await answer({ answer: ['b'] }))).toEqual(['CONFLICT'])
    expect((await app.show(attempt.id)).questions[0]).toEqual(checked)
    expect(await app.show(attempt.id)).toMatchObject({ points: null, percent: null })
    await app.submit(attempt.id)
    expect((await app.show(attempt.id)).questions).toMatchObject([
      { id: asked.id, answer: ['a'], outcome: { right: false } },
    ])
  })

  it('takes the answer that comes with it', async () => {
    const { saved } = await at('single_best_answer')
    expect(await saved({ answer: ['b'], check: true })).toMatchObject({ outcome: { right: true, points: 1 } })
  })

  it('is refused in an exam, and where the test or the question shows it later', async () => {
    for (const [more, values, mode] of [
      [{}, {}, 'exam'],
      [{}, { feedbackShow: 'after_submit' }, null],
      [{ feedbackShow: 'never' }, {}, null],
    ] as const) {
      const { bundleId } = await app.opened([question('single_best_answer', 'a *b', more)], values)
      const { id, questions } = (await app.start({ bundleId, mode })).data.testAttemptStart
      expect(questions[0].checkable).toBe(false)
      expect(codes(await app.answer(id, questions[0].id, { answer: ['a'], check: true }))).toEqual(['CONFLICT'])
      expect((await app.show(id)).questions[0]).toMatchObject({ answer: null, checkedAt: null, outcome: null })
    }
  })
})

describe('the end', () => {
  const timed = { timerEnable: true, timeLimit: 30 }

  it('by the clock: no answer is taken after it, and the sweep hands in what was saved before', async () => {
    const { attempt, asked, answer } = await at('single_best_answer', 'a *b', {}, timed)
    app.services.clock.set(new Date(minutes(30).getTime() - 2_000))
    expect((await answer({ answer: ['b'] })).errors).toBeUndefined()
    app.services.clock.set(minutes(30.1))
    expect(codes(await answer({ answer: ['a'] }))).toEqual(['EXPIRED'])
    expect(await app.show(attempt.id)).toMatchObject({ status: 'overdue', points: null })
    await app.sweep()
    const ended = await app.show(attempt.id)
    expect(ended).toMatchObject({ status: 'graded', submittedByClock: true, submittedAt: ended.endsAt, points: 1 })
    expect(codes(await app.answer(attempt.id, asked.id, { answer: ['a'] }))).toEqual(['EXPIRED'])
    expect(await app.show(attempt.id)).toEqual(ended)
  })

  it('by its own job, at the minute and without the sweep', async () => {
    const { attempt } = await at('single_best_answer', 'a *b', {}, timed)
    const [job] = await app.query(
      `select extract(epoch from start_after - now())::int as waits from pgboss.job where name = 'attempt' and state = 'created'
        order by id desc limit 1`,
    )
    expect(job?.waits).toBeGreaterThan(29.5 * 60)
    expect(job?.waits).toBeLessThan(30.1 * 60)
    app.services.clock.set(minutes(31))
    await app.query(`update pgboss.job set start_after = now() where name = 'attempt'`)
    await app.services.jobs.drain()
    expect(await app.show(attempt.id)).toMatchObject({ status: 'graded', submittedByClock: true })
    expect(await app.query(`select 1 from pgboss.job where name = 'attempt' and state = 'failed'`)).toEqual([])
  })

  it('is not brought on by a job that runs early', async () => {
    const { attempt } = await at('single_best_answer', 'a *b', {}, timed)
    await app.query(`update pgboss.job set start_after = now() where name = 'attempt'`)
    await app.services.jobs.drain()
    expect(await app.show(attempt.id)).toMatchObject({ status: 'in_progress' })
  })

  it('is the clock’s where its person comes late, or begins the next', async () => {
    const late = await at('single_best_answer', 'a *b', {}, timed)
    app.services.clock.set(minutes(31))
    expect(codes(await app.abandon(late.attempt.id))).toEqual(['CONFLICT'])
    expect((await app.submit(late.attempt.id)).data.testAttemptSubmit).toMatchObject({
      submittedByClock: true,
      submittedAt: late.attempt.endsAt,
    })
    app.services.clock.set(NOON)
    const { attempt } = await at('single_best_answer', 'a *b', {}, timed)
    app.services.clock.set(minutes(31))
    const next = (await app.start({ bundleId: attempt.bundleId })).data.testAttemptStart
    expect(next.id).not.toBe(attempt.id)
    expect(await app.show(attempt.id)).toMatchObject({ status: 'graded', submittedByClock: true })
  })

  it.each([
    ['paused', `status = 'paused'`, 'CONFLICT'],
    ['taken back', `status = 'revoked'`, 'NOT_FOUND'],
  ])(
    'of the access, %s in the middle, loses no answer: the attempt is finished, and no other begun',
    async (_how, change, code) => {
      const { attempt, answer } = await at('single_best_answer')
      await answer({ answer: ['a'] })
      await app.query(`update library_permissions set ${change} where bundle_id = $1`, [attempt.bundleId])
      expect((await answer({ answer: ['b'] })).errors).toBeUndefined()
      expect(await app.show(attempt.id)).toMatchObject({ status: 'in_progress', answered: 1 })
      expect((await app.submit(attempt.id)).data.testAttemptSubmit).toMatchObject({ status: 'graded', points: 1 })
      expect(codes(await app.start({ bundleId: attempt.bundleId }))).toEqual([code])
    },
  )

  it('of the access, or a test that is taken down, in the middle of a timed one leaves its hand-in to the clock', async () => {
    const { attempt, answer } = await at('single_best_answer', 'a *b', {}, timed)
    await answer({ answer: ['b'] })
    await app.query(`update library_permissions set status = 'revoked' where bundle_id = $1`, [attempt.bundleId])
    await app.query(`update bundles set status = 'archived' where id = $1`, [attempt.bundleId])
    expect(await app.show(attempt.id)).toMatchObject({ status: 'in_progress', answered: 1 })
    app.services.clock.set(minutes(31))
    await app.sweep()
    expect(await app.show(attempt.id)).toMatchObject({ status: 'graded', submittedByClock: true, points: 1 })
  })

  it('of the access lets the attempt be finished, and no other be begun', async () => {
    const { attempt, asked, answer } = await at('single_best_answer')
    await app.query('update library_permissions set until = $2 where bundle_id = $1', [attempt.bundleId, minutes(10)])
    app.services.clock.set(minutes(20))
    expect((await answer({ answer: ['b'] })).errors).toBeUndefined()
    expect((await app.start({ bundleId: attempt.bundleId })).data.testAttemptStart).toMatchObject({ id: attempt.id })
    expect((await app.submit(attempt.id)).data.testAttemptSubmit).toMatchObject({ points: 1 })
    expect((await app.show(attempt.id)).questions[0]).toMatchObject({ id: asked.id, outcome: { right: true } })
    expect(codes(await app.start({ bundleId: attempt.bundleId }))).toEqual(['EXPIRED'])
  })
})

it('an essay waits for a person, and counts no points until it is marked', async () => {
  const { bundleId } = await app.opened([
    question('essay', '', { answer: '<p>Model</p>' }),
    question('single_best_answer'),
  ])
  const { id, questions, most } = (await app.start({ bundleId })).data.testAttemptStart
  expect(most).toBe(2)
  await app.answer(id, questions[0].id, { answer: ['Mine'] })
  await app.answer(id, questions[1].id, { answer: ['b'] })
  const ended = (await app.submit(id)).data.testAttemptSubmit
  expect(ended).toMatchObject({ status: 'submitted', points: 1, most: 1, percent: 100, unmarked: 1 })
  const model = '<p>Model</p>'
  expect(ended.questions[0].outcome).toMatchObject({ right: null, points: null, waits: true, correct: [], model })
})
