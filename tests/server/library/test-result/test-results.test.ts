import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { practiceAreas } from '../../../../server/school/practice-area/table'
import type { Person } from '../../../build'
import { BUY, codes, type Library, library } from '../library'

let app: Library
let contract: string
beforeAll(async () => {
  app = await library()
  contract = newId()
  await app.services.database.orm.insert(practiceAreas).values({ id: contract, name: 'Contract', shortName: 'CON' })
})
afterAll(() => app.close())

const START = 'mutation ($b: ID) { testAttemptStart(bundleId: $b) { id questions { id options { id body } } } }'
const ANSWER =
  'mutation ($id: ID!, $q: ID!, $c: Float!, $a: [String!]) { testAttemptAnswer(id: $id, questionId: $q, change: $c, answer: $a, confidence: sure, seconds: 90) { id } }'
const SUBMIT = 'mutation ($id: ID!) { testAttemptSubmit(id: $id) { id } }'
const RESULTS = `query ($u: ID) { testResults(userId: $u) {
  papers { paper answers timed medianSeconds rightWhenSure from verdict areas { practiceArea { shortName } answers from verdict } }
  tests { title attempts lastPercent bestPercent } } }`

async function test(questions: number, values: object = {}) {
  const bundle = await app.bundle({ type: 'test', ...values })
  for (let at = 0; at < questions; at++) await app.question(bundle.contentId)
  await app.services.database.query({
    text: 'update content_blocks set practice_area_id = $1 where content_id = $2',
    values: [contract, bundle.contentId],
  })
  return bundle
}

/** Takes a test with so many right answers. */
async function take(bundleId: string, who: Person, right: number) {
  await app.send(BUY, { bundleId }, who)
  const { id, questions } = (await app.send(START, { b: bundleId }, who)).data.testAttemptStart
  for (const [at, question] of questions.entries()) {
    const wanted = question.options.find(({ body }: { body: string }) => body.includes('two') === at < right)
    await app.send(ANSWER, { id, q: question.id, c: at + 1, a: [wanted.id] }, who)
  }
  await app.send(SUBMIT, { id }, who)
}

const resultsOf = async (who: Person, userId?: string) => (await app.send(RESULTS, { u: userId }, who)).data.testResults

describe('test results', () => {
  it('are empty before the first test', async () => {
    expect(await resultsOf(await app.person())).toEqual({ papers: [], tests: [] })
  })

  it('keep the tests that one took, beside any number of practice sessions, also when a test is taken down', async () => {
    const student = await app.person()
    const { id } = await test(2, { title: 'Offers' })
    await take(id, student, 1)
    await app.services.database.query({
      text: `insert into test_attempts (id, user_id, title, mode, status, started_at, submitted_at, count, most, results_show)
        select gen_random_uuid(), $1, 'Practice', 'practice', 'graded', now() + n * interval '1 minute', now() + n * interval '1 minute', 0, 0, 'after_submit'
        from generate_series(1, 120) n`,
      values: [student.id],
    })
    const taken = { title: 'Offers', attempts: 1, lastPercent: 50, bestPercent: 50 }
    expect((await resultsOf(student)).tests).toEqual([taken])
    await app.services.database.query({ text: `update bundles set status = 'draft' where id = $1`, values: [id] })
    expect((await resultsOf(student)).tests).toEqual([taken])
  })

  it('say how ready somebody is in an area from twenty first answers on', async () => {
    const student = await app.person()
    const few = await test(10)
    await take(few.id, student, 8)
    const early = await resultsOf(student)
    expect(early.papers[0]).toMatchObject({
      paper: 'flk1',
      answers: 10,
      from: null,
      medianSeconds: 90,
      rightWhenSure: 80,
    })
    expect(early.papers[0].areas[0]).toMatchObject({ verdict: 'not_enough', from: null })
    const more = await test(12)
    await take(more.id, student, 6)
    const [paper] = (await resultsOf(student)).papers
    expect(paper.areas[0]).toMatchObject({ practiceArea: { shortName: 'CON' }, answers: 22, verdict: 'either' })
    expect(paper.areas[0].from).toBeGreaterThan(30)
  })

  it('count the first answer to a question only, and keep the last and the best result', async () => {
    const student = await app.person()
    const bundle = await test(10)
    await take(bundle.id, student, 9)
    await take(bundle.id, student, 2)
    const { papers, tests } = await resultsOf(student)
    expect(papers[0]).toMatchObject({ answers: 10, rightWhenSure: 90 })
    expect(tests).toEqual([{ title: 'Contract', attempts: 2, lastPercent: 20, bestPercent: 90 }])
  })

  it('do not tell of a test that does not show its results', async () => {
    const student = await app.person()
    const bundle = await test(20)
    await app.services.database.query({
      text: "update bundles set results_show = 'never', feedback_show = 'never' where id = $1",
      values: [bundle.id],
    })
    await take(bundle.id, student, 20)
    const { papers, tests } = await resultsOf(student)
    expect(papers).toEqual([])
    expect(tests).toMatchObject([{ attempts: 1, lastPercent: null, bestPercent: null }])
  })

  it('are read by staff with view_all_users, and by no other person', async () => {
    const student = await app.person()
    await take((await test(3)).id, student, 3)
    expect((await resultsOf(app.admin, student.id)).tests).toHaveLength(1)
    expect(codes(await app.send(RESULTS, { u: student.id }, app.student))).toEqual(['FORBIDDEN'])
  })
})
