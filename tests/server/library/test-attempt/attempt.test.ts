import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../../build'
import { type Attempts, attempts, NOON, question } from './library'

let app: Attempts
beforeAll(async () => {
  app = await attempts()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const three = [
  question('single_best_answer', 'a *b c'),
  question('true_false', '*t f'),
  question('multiple_response', '*x *y z'),
]

const codes = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.code)

describe('an attempt', () => {
  it('is started, answered, resumed, handed in and shown', async () => {
    const { bundleId } = await app.opened(three, { resultsPass: 60 })
    const { data, errors } = await app.start({ bundleId })
    expect(errors).toBeUndefined()
    const begun = data.testAttemptStart
    expect(begun).toMatchObject({
      bundleId,
      title: 'Contract',
      mode: 'practice',
      status: 'in_progress',
      endsAt: null,
      count: 3,
      answered: 0,
      most: 3,
      points: null,
      percent: null,
      passPercent: 60,
    })
    const [one, two, many] = begun.questions
    expect(one).toMatchObject({
      position: 0,
      options: [
        { id: 'a', body: '<p>a</p>' },
        { id: 'b', body: '<p>b</p>' },
        { id: 'c', body: '<p>c</p>' },
      ],
      answer: null,
      outcome: null,
      checkable: true,
    })
    const saved = await app.answer(begun.id, one.id, {
      answer: ['a'],
      seconds: 12,
      confidence: 'sure',
      struck: ['c'],
      flagged: true,
      note: 'See s 2',
    })
    expect(saved.errors).toBeUndefined()
    expect(saved.data.testAttemptAnswer).toMatchObject({
      answer: ['a'],
      seconds: 12,
      confidence: 'sure',
      struck: ['c'],
      flagged: true,
      note: 'See s 2',
      changes: 0,
      savedAt: expect.stringContaining('2026-06-01T12:00'),
      outcome: null,
    })
    await app.answer(begun.id, one.id, { answer: ['b'], seconds: 3 })
    await app.answer(begun.id, two.id, { answer: ['f'] })
    await app.answer(begun.id, many.id, { answer: ['x'] })
    const again = (await app.start({ bundleId })).data.testAttemptStart
    expect(again).toMatchObject({ id: begun.id, answered: 3, points: null })
    expect(again.questions[0]).toMatchObject({
      answer: ['b'],
      seconds: 15,
      changes: 1,
      confidence: 'sure',
      flagged: true,
    })
    const handedIn = (await app.submit(begun.id)).data.testAttemptSubmit
    expect(handedIn).toMatchObject({
      status: 'graded',
      points: 1.5,
      most: 3,
      percent: 50,
      submittedAt: expect.stringContaining('2026-06-01T12:00'),
      submittedByClock: false,
    })
    expect(handedIn.questions.map((each: { outcome: object }) => each.outcome)).toMatchObject([
      { right: true, points: 1, correct: ['b'] },
      { right: false, points: 0, correct: ['t'] },
      { right: false, points: 0.5, correct: ['x', 'y'] },
    ])
    expect((await app.submit(begun.id)).data.testAttemptSubmit).toEqual(handedIn)
    expect(await app.show(begun.id)).toEqual(handedIn)
  })

  it('of somebody else is found by nobody but staff who view all users', async () => {
    const { bundleId } = await app.opened(three)
    const begun = (await app.start({ bundleId })).data.testAttemptStart
    const other = await app.person()
    const author = await app.person({ type: 'tutoringSolicitor' })
    await app.query('insert into bundle_authors (id, bundle_id, user_id) values (gen_random_uuid(), $1, $2)', [
      bundleId,
      author.id,
    ])
    for (const who of [other, author, await app.person({ abilities: ['manage_content'] })]) {
      expect(await app.show(begun.id, who)).toBeUndefined()
      for (const answer of [
        await app.answer(begun.id, begun.questions[0].id, { answer: ['a'] }, who),
        await app.submit(begun.id, who),
        await app.abandon(begun.id, who),
      ])
        expect(codes(answer)).toEqual(['NOT_FOUND'])
    }
    const staff = await app.person({ abilities: ['view_all_users'] })
    expect(await app.show(begun.id, staff)).toMatchObject({ id: begun.id, status: 'in_progress' })
    expect(codes(await app.submit(begun.id, staff))).toEqual(['NOT_FOUND'])
    const list = `query ($userId: ID, $status: AttemptStatus) { testAttempts(userId: $userId, status: $status) { entries { id } pageInfo { totalCount } } }`
    const listed = async (variables: object, who: typeof staff) =>
      (await app.send(list, variables, who)).data.testAttempts.entries
    expect(await listed({ userId: app.student.id, status: 'in_progress' }, staff)).toContainEqual({ id: begun.id })
    expect(await listed({}, staff)).toEqual([])
    expect(await listed({ userId: app.student.id }, other)).toEqual([])
    expect(await listed({}, app.student)).toContainEqual({ id: begun.id })
    const whole = 'query ($pageSize: Int) { testAttempts(pageSize: $pageSize) { entries { questions { id } } } }'
    expect((await app.send(whole, {}, app.student)).data.testAttempts.entries).toContainEqual({
      questions: begun.questions.map(({ id }: { id: string }) => ({ id })),
    })
    expect(codes(await app.send(whole, { pageSize: 21 }, app.student))).toEqual(['VALIDATION'])
  })

  it('is over for its person when given up, and counts nowhere', async () => {
    const { bundleId } = await app.opened(three)
    const begun = (await app.start({ bundleId })).data.testAttemptStart
    await app.answer(begun.id, begun.questions[0].id, { answer: ['b'] })
    const given = (await app.abandon(begun.id)).data.testAttemptAbandon
    expect(given).toMatchObject({ status: 'abandoned', points: null, percent: null })
    expect(given.questions.every((each: { outcome: object | null }) => each.outcome === null)).toBe(true)
    expect((await app.abandon(begun.id)).data.testAttemptAbandon).toEqual(given)
    expect(codes(await app.submit(begun.id))).toEqual(['CONFLICT'])
    expect(codes(await app.answer(begun.id, begun.questions[0].id, { answer: ['a'] }))).toEqual(['CONFLICT'])
    const next = (await app.start({ bundleId })).data.testAttemptStart
    expect(next.id).not.toBe(begun.id)
    expect(next.questions[0]).toMatchObject({ answer: null, seenBefore: true })
    expect(next.questions[1]).toMatchObject({ seenBefore: false })
    await app.submit(next.id)
    expect(codes(await app.abandon(next.id))).toEqual(['CONFLICT'])
  })
})

describe('starting', () => {
  it('opens a pending permission, whose time begins', async () => {
    const place = await app.library.test(three)
    await app.library.let(app.student, place, { status: 'pending', from: null, duration: 1, durationUnit: 'week' })
    expect((await app.start({ bundleId: place.bundleId })).errors).toBeUndefined()
    const [row] = await app.query('select status, until::text as until from library_permissions where bundle_id = $1', [
      place.bundleId,
    ])
    expect(row).toEqual({ status: 'active', until: expect.stringContaining('2026-06-08 12:00') })
  })

  it('is refused without a permission, and with one that is paused, revoked or over', async () => {
    const place = await app.library.test(three)
    const { bundleId } = place
    expect(codes(await app.start({ bundleId }))).toEqual(['NOT_FOUND'])
    const id = await app.library.let(app.student, place)
    const set = (values: string) => app.query(`update library_permissions set ${values} where id = $1`, [id])
    for (const [values, code] of [
      [`status = 'paused'`, 'CONFLICT'],
      [`status = 'revoked'`, 'NOT_FOUND'],
      [`status = 'active', "from" = '2026-01-01', until = '2026-05-01'`, 'EXPIRED'],
    ] as const) {
      await set(values)
      expect(codes(await app.start({ bundleId }))).toEqual([code])
    }
    expect(await app.query('select 1 from test_attempts where bundle_id = $1', [bundleId])).toEqual([])
  })

  it('is refused where there is no question, or no such test', async () => {
    const { bundleId } = await app.opened([question('single_best_answer', '', { complete: false })])
    expect(codes(await app.start({ bundleId }))).toEqual(['CONFLICT'])
    expect(codes(await app.start({ bundleId: app.student.id }))).toEqual(['NOT_FOUND'])
    const draft = await app.opened(three, { status: 'draft' })
    expect(codes(await app.start({ bundleId: draft.bundleId }))).toEqual(['NOT_FOUND'])
  })

  it('lets authors and staff with manage_content try their own test', async () => {
    const { bundleId } = await app.library.test(three, { status: 'draft' })
    const author = await app.person({ type: 'tutoringSolicitor' })
    expect(codes(await app.start({ bundleId }, author))).toEqual(['NOT_FOUND'])
    await app.query('insert into bundle_authors (id, bundle_id, user_id) values (gen_random_uuid(), $1, $2)', [
      bundleId,
      author.id,
    ])
    expect((await app.start({ bundleId }, author)).errors).toBeUndefined()
    expect((await app.start({ bundleId }, await app.person({ abilities: ['manage_content'] }))).errors).toBeUndefined()
  })

  it('that is taken once against the clock is an exam, though practice is asked for', async () => {
    const values = { retake: 1, timerEnable: true, timeLimit: 90, feedbackShow: 'after_answer' } as const
    const { bundleId } = await app.opened(three, values)
    const started = (await app.start({ bundleId, mode: 'practice' })).data.testAttemptStart
    expect(started.mode).toBe('exam')
    const answer = { answer: ['a'], check: true }
    expect(
      (await app.answer(started.id, started.questions[0].id, answer)).data?.testAttemptAnswer?.outcome ?? null,
    ).toBeNull()
  })

  it('is refused a second time where a test can be taken once, however its author changes it', async () => {
    const { bundleId } = await app.opened(three, { retake: 1 })
    const begun = (await app.start({ bundleId })).data.testAttemptStart
    expect(codes(await app.abandon(begun.id))).toEqual(['CONFLICT'])
    await app.submit(begun.id)
    expect(codes(await app.start({ bundleId }))).toEqual(['CONFLICT'])
    const again = await app.opened(three)
    await app.submit((await app.start({ bundleId: again.bundleId })).data.testAttemptStart.id)
    expect((await app.start({ bundleId: again.bundleId })).errors).toBeUndefined()
    const later = (await app.start({ bundleId: again.bundleId })).data.testAttemptStart
    await app.submit(later.id)
    await app.query('update bundles set retake = 2 where id = $1', [again.bundleId])
    expect(codes(await app.start({ bundleId: again.bundleId }))).toEqual(['CONFLICT'])
  })

  it('is refused once as many were handed in as the test allows; what staff took out does not count', async () => {
    const { bundleId } = await app.opened(three, { retake: 2 })
    const taken = async () => {
      const { id, turn } = (await app.start({ bundleId })).data.testAttemptStart
      expect(codes(await app.abandon(id))).toEqual(['CONFLICT'])
      await app.submit(id)
      return { id, turn }
    }
    const [first, second] = [await taken(), await taken()]
    expect([first.turn, second.turn]).toEqual([1, 2])
    expect(codes(await app.start({ bundleId }))).toEqual(['CONFLICT'])
    await app.query(`update test_attempts set status = 'void' where id = $1`, [first.id])
    expect((await taken()).turn).toBe(1)
    expect(codes(await app.start({ bundleId }))).toEqual(['CONFLICT'])
    await app.query('update bundles set retake = null where id = $1', [bundleId])
    expect((await app.start({ bundleId })).data.testAttemptStart.turn).toBeNull()
  })

  it('keeps what the test said: its pass line by estimates, its limit, its order, its rules of showing', async () => {
    const estimated = three.map((each, at) => ({ ...each, estimate: 60 + at * 5 }))
    const { bundleId } = await app.opened(estimated, { timerEnable: true, timeLimit: 90, feedbackShow: 'after_submit' })
    const begun = (await app.start({ bundleId })).data.testAttemptStart
    expect(begun).toMatchObject({ mode: 'exam', timeLimit: 90, passPercent: 65, extraTime: 0 })
    expect(begun.endsAt).toContain('2026-06-01T13:30')
    await app.query(
      `update bundles set results_pass = 10, time_limit = 1, feedback_show = 'never', results_show = 'never' where id = $1`,
      [bundleId],
    )
    await app.submit(begun.id)
    expect(await app.show(begun.id)).toMatchObject({ passPercent: 65, timeLimit: 90, percent: 0 })
    expect((await app.show(begun.id)).questions[0].outcome).toMatchObject({ right: false })
  })

  it('asks chapters in their order, and what is complete alone', async () => {
    const place = await app.opened([...three, question('essay', '', { complete: false })])
    const chapter = async (title: string, position: number) => {
      const [row] = await app.query(
        'insert into content_chapters (id, content_id, title, position) values (gen_random_uuid(), $1, $2, $3) returning id',
        [place.contentId, title, position],
      )
      return row?.id
    }
    const [second, first] = [await chapter('Second', 1), await chapter('First', 0)]
    await app.query('update content_blocks set chapter_id = $2 where id = $1', [place.blockIds[0], second])
    await app.query('update content_blocks set chapter_id = $2 where id = any($1)', [place.blockIds.slice(1), first])
    const begun = (await app.start({ bundleId: place.bundleId })).data.testAttemptStart
    expect(begun.questions.map(({ subtype }: { subtype: string }) => subtype)).toEqual([
      'true_false',
      'multiple_response',
      'single_best_answer',
    ])
  })

  it('puts questions and options into another order where the test says so', async () => {
    const many = Array.from({ length: 12 }, (_, at) => question('single_best_answer', `*a${at} b c d e f g h`))
    const { bundleId } = await app.opened(many, { shuffleBlocks: true })
    const begun = (await app.start({ bundleId })).data.testAttemptStart
    const orders = begun.questions.map(({ options }: { options: { id: string }[] }) =>
      options.map(({ id }) => id).join(''),
    )
    const written = many.map(({ answerOptions }) => answerOptions?.map(({ id }) => id).join(''))
    expect(orders).not.toEqual(written)
    expect(new Set(orders.map((order: string) => [...order].sort().join('')))).toEqual(
      new Set(written.map((order) => [...String(order)].sort().join(''))),
    )
    expect((await app.show(begun.id)).questions).toEqual(begun.questions)
  })

  it('answers the same attempt to the same key', async () => {
    await app.opened(three)
    const practice = { count: 2 }
    const [one, two, three_] = [
      await app.start({ practice, idempotencyKey: 'k1' }),
      await app.start({ practice, idempotencyKey: 'k1' }),
      await app.start({ practice, idempotencyKey: 'k2' }),
    ].map(({ data }) => data.testAttemptStart.id)
    expect(two).toBe(one)
    expect(three_).not.toBe(one)
  })
})
