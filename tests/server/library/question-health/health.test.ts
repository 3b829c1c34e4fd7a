import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { NOON } from '../test-attempt/library'
import { BUNDLE, type Classroom, classroom, codes, ESTIMATE, ONE, ten } from './class'

let app: Classroom
beforeAll(async () => {
  app = await classroom()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const health = async (bundleId: string, who: Person, variables: object = {}) =>
  (await app.ask(BUNDLE, { bundleId, view: 'all', ...variables }, who)).data?.bundleHealth

describe('the health of questions', () => {
  it('counts first answers of attempts handed in: right, chosen, time and strength', async () => {
    const place = await app.library.test(ten())
    const author = await app.author(place)
    // The strong get the first question wrong by choosing a, the weak choose the right one by chance.
    const people = await app.students(22, place)
    for (const [at, who] of people.entries()) {
      const isStrong = at % 2 === 0
      const rest = Array.from({ length: 9 }, (_, place) => (isStrong || place < 3 ? 'b' : 'c'))
      await app.take(place, [isStrong ? 'a' : 'b', ...rest], who, 40 + at)
    }
    expect((await health(place.bundleId, author)).questions[0]).toMatchObject({ answers: 0, right: null })
    await app.sweep()
    const { questions, answers, toLookAt } = await health(place.bundleId, author)
    expect(answers).toBe(220)
    const [first, , , fifth] = questions
    expect(first).toMatchObject({ number: '1', answers: 22, right: 50, discrimination: -1 })
    expect(first.warnings).toEqual(['key_doubtful', 'tells_nothing', 'options_compete'])
    expect(first.medianSeconds).toBeGreaterThanOrEqual(45)
    expect(first.medianSeconds).toBeLessThanOrEqual(56)
    expect(first.options).toMatchObject([
      { optionId: 'a', correct: false, chosen: 11, percent: 50, strongest: 100, weakest: 0 },
      { optionId: 'b', correct: true, chosen: 11, percent: 50, strongest: 0, weakest: 100 },
      { optionId: 'c', chosen: 0, percent: 0 },
    ])
    expect(fifth).toMatchObject({ right: 100, discrimination: null })
    const worst = await health(place.bundleId, author, { view: 'to_look_at', pageSize: 1 })
    expect(worst.questions).toMatchObject([{ id: first.id }])
    expect(worst.pageInfo).toMatchObject({ totalCount: toLookAt, hasNextPage: true })
    expect((await app.ask(ONE, { blockId: first.id }, author)).data.questionHealth).toEqual(first)
  }, 60_000)

  it('says nothing from answers on fewer than twenty, or of strength in a short attempt', async () => {
    const place = await app.library.test(ten().slice(0, 3))
    const author = await app.author(place)
    const people = await app.students(20, place)
    for (const who of people.slice(0, 19)) await app.take(place, ['a', 'a', 'a'], who)
    await app.sweep()
    expect((await health(place.bundleId, author)).questions[0]).toMatchObject({
      ...{ answers: 19, right: null, discrimination: null, medianSeconds: null, warnings: [] },
      options: [{ percent: null, strongest: null }, {}, {}],
    })
    for (const who of people.slice(19)) await app.take(place, ['a', 'a', 'a'], who)
    await app.sweep()
    const [question] = (await health(place.bundleId, author)).questions
    expect(question).toMatchObject({ answers: 20, right: 0, discrimination: null })
    expect(question.options[0].strongest).toBeNull()
    expect(question.warnings).toContain('too_hard')
  }, 60_000)

  it('numbers questions by chapter, the same in every view', async () => {
    const place = await app.library.test(ten().slice(0, 3))
    const author = await app.author(place)
    const chapter = async (title: string, position: number) => {
      const [row] = await app.query(
        'insert into content_chapters (id, content_id, title, position) values (gen_random_uuid(), $1, $2, $3) returning id',
        [place.contentId, title, position],
      )
      return row?.id
    }
    const [second, first] = [await chapter('Second', 1), await chapter('First', 0)]
    const put = (at: number, id: unknown) =>
      app.query('update content_blocks set chapter_id = $2 where id = $1', [place.blockIds[at], id])
    await put(0, second)
    await put(1, first)
    await put(2, first)
    const { questions } = await health(place.bundleId, author)
    expect(questions.map(({ id, number }: { id: string; number: string }) => [id, number])).toEqual([
      [place.blockIds[1], '1.01'],
      [place.blockIds[2], '1.02'],
      [place.blockIds[0], '2.01'],
    ])
    const one = await app.ask(ONE, { blockId: place.blockIds[0] }, author)
    expect(one.data.questionHealth.number).toBe('2.01')
  })

  it('lists law that is stated as at a day more than a year ago, before a given day, or without one', async () => {
    const days = ['2025-05-31', '2025-06-01', '2026-03-01', null]
    const place = await app.library.test(days.map((lawStatedAt, at) => ({ ...ten()[at], lawStatedAt })))
    const author = await app.author(place)
    const law = async (variables: object = {}) =>
      (await health(place.bundleId, author, { view: 'law', ...variables })).questions.map(
        ({ lawStatedAt }: { lawStatedAt: string | null }) => lawStatedAt,
      )
    expect(await law()).toEqual([null, '2025-05-31'])
    expect(await law({ lawBefore: '2026-03-02' })).toEqual([null, '2025-05-31', '2025-06-01', '2026-03-01'])
  })

  it('is not shown to those who do not write the bundle, nor to learners who hold it', async () => {
    const place = await app.library.test(ten())
    const [student] = await app.students(1, place)
    const ask = (who: Person) => app.ask(BUNDLE, { bundleId: place.bundleId }, who)
    expect(codes(await ask(student as Person))).toEqual(['FORBIDDEN'])
    const tutor = await app.person({ type: 'tutoringSolicitor' })
    await app.library.let(tutor, place)
    expect(codes(await ask(tutor))).toEqual(['NOT_FOUND'])
    expect(codes(await app.ask(ONE, { blockId: place.blockIds[0] }, tutor))).toEqual(['NOT_FOUND'])
    expect((await ask(await app.person({ abilities: ['manage_content'] }))).errors).toBeUndefined()
  })

  it('costs the same statements for a hundred questions as for ten', async () => {
    const [small, large] = [await app.library.test(ten()), await app.library.test(Array(10).fill(ten()).flat())]
    const staff = await app.person({ abilities: ['manage_content'] })
    expect((await health(small.bundleId, staff)).all).toBe(10)
    expect((await health(large.bundleId, staff)).all).toBe(100)
    expect(codes(await app.ask(BUNDLE, { bundleId: large.bundleId, pageSize: 101 }, staff))).toEqual([
      'VALIDATION pageSize',
    ])
  })
})

describe('estimates', () => {
  it('of several authors count by their mean, and set the line of attempts that begin afterwards', async () => {
    const place = await app.library.test(ten({ estimate: 50 }))
    const [one, two] = [await app.author(place), await app.author(place)]
    const [who] = await app.students(1, place)
    const begun = (await app.start({ bundleId: place.bundleId }, who)).data.testAttemptStart
    expect(begun.passPercent).toBe(50)
    const estimate = (author: Person, blockId: string | undefined, percent: number | null) =>
      app.ask(ESTIMATE, { blockId, percent }, author)
    const [blockId] = place.blockIds
    expect((await estimate(one, blockId, 70)).data.questionEstimateWrite).toMatchObject({
      estimate: 70,
      ownEstimate: 70,
    })
    expect((await estimate(two, blockId, 90)).data.questionEstimateWrite).toMatchObject({
      ...{ estimate: 80, ownEstimate: 90 },
      estimates: [{ percent: 70 }, { percent: 90 }],
    })
    expect(await health(place.bundleId, one)).toMatchObject({
      ...{ passPercent: 53, passFrom: 'estimates', estimated: 10 },
    })
    await app.submit(begun.id, who)
    expect((await app.show(begun.id, who)).passPercent).toBe(50)
    expect((await app.start({ bundleId: place.bundleId }, who)).data.testAttemptStart.passPercent).toBe(53)
    await estimate(two, blockId, null)
    expect((await app.ask(ONE, { blockId }, two)).data.questionHealth).toMatchObject({
      estimate: 70,
      ownEstimate: null,
    })
  })

  it('are its authors’ alone, from 0 to 100', async () => {
    const place = await app.library.test(ten())
    const author = await app.author(place)
    const [blockId] = place.blockIds
    const ask = (who: Person, percent: number) => app.ask(ESTIMATE, { blockId, percent }, who)
    expect(codes(await ask(author, 101))).toEqual(['VALIDATION percent'])
    expect(codes(await ask(author, -1))).toEqual(['VALIDATION percent'])
    expect(codes(await ask(await app.person({ role: 'admin', type: 'tutoringSolicitor' }), 50))).toEqual(['FORBIDDEN'])
    expect(await health(place.bundleId, author)).toMatchObject({ passPercent: null, passFrom: 'none', estimated: 0 })
    await app.query('update bundles set results_pass = 60 where id = $1', [place.bundleId])
    expect(await health(place.bundleId, author)).toMatchObject({ passPercent: 60, passFrom: 'set' })
  })
})
