import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import {
  CLOSE,
  type Classroom,
  classroom,
  codes,
  ONE,
  REPORT_IT,
  REPORTS,
  ten,
  WITHDRAW,
} from '../question-health/class'
import { NOON } from '../test-attempt/library'

let app: Classroom
beforeAll(async () => {
  app = await classroom()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

async function answered() {
  const place = await app.library.test(ten())
  const author = await app.author(place)
  const [who] = await app.students(1, place)
  if (!who) throw new Error('a student')
  const [blockId = ''] = place.blockIds
  const report = (variables: object = {}, person: Person = who) =>
    app.ask(REPORT_IT, { blockId, kind: 'wrong_key', message: 'Is A not right too?', ...variables }, person)
  return { place, author, who, blockId, report }
}

const told = async ({ id }: Person) =>
  (
    await app.query(
      `select title, body, path from notifications where user_id = $1 and kind = 'question_reports' order by inserted_at, id`,
      [id],
    )
  ).map(({ title, body, path }) => ({ title, body, path }))

describe('a report of a fault', () => {
  it('is made once the question is answered, and its authors are told', async () => {
    const { place, author, who, blockId, report } = await answered()
    expect(codes(await report())).toEqual(['NOT_FOUND'])
    await app.take(place, ['a'], who)
    const made = (await report()).data.questionReportCreate
    expect(made).toMatchObject({ blockId, kind: 'wrong_key', outcome: null })
    expect(await told(author)).toEqual([
      {
        title: 'A fault is reported: Question 0',
        body: 'Is A not right too?',
        path: `/library/${place.bundleId}/editor/health/${blockId}`,
      },
    ])
    expect((await app.ask(ONE, { blockId }, author)).data.questionHealth).toMatchObject({
      openReports: 1,
      warnings: ['reported'],
    })
    expect((await app.ask(REPORTS, { blockId }, author)).data.questionReports.entries).toMatchObject([{ id: made.id }])
  })

  it('is made once for each person and question, and again after it was withdrawn', async () => {
    const { place, who, report, author } = await answered()
    await app.take(place, ['a'], who)
    const [one, two] = await Promise.all([report(), report()])
    expect([...codes(one), ...codes(two)]).toEqual(['CONFLICT blockId'])
    const { id } = (one.data ?? two.data).questionReportCreate
    expect(codes(await app.ask(WITHDRAW, { id }, author))).toEqual(['NOT_FOUND'])
    expect((await app.ask(WITHDRAW, { id }, who)).data.questionReportWithdraw).toEqual({ id })
    expect((await report({ message: '  ' })).data.questionReportCreate).toMatchObject({ message: null })
  })

  it('is answered by an author, and its reporter told', async () => {
    const { place, who, author, report } = await answered()
    await app.take(place, ['a'], who)
    const { id } = (await report()).data.questionReportCreate
    const close = (person: Person, answer = 'B alone: the licence was revoked.') =>
      app.ask(CLOSE, { id, outcome: 'kept', answer }, person)
    expect(codes(await close(who))).toEqual(['FORBIDDEN'])
    expect(codes(await close(await app.person({ type: 'tutoringSolicitor' })))).toEqual(['NOT_FOUND'])
    expect(codes(await close(author, 'x'.repeat(1_001)))).toEqual(['VALIDATION answer'])
    expect((await close(author)).data.questionReportClose).toMatchObject({ outcome: 'kept' })
    expect(await told(who)).toMatchObject([
      { title: 'Your report was looked at: Question 0', body: 'B alone: the licence was revoked.' },
    ])
    expect(codes(await close(author))).toEqual(['CONFLICT'])
    expect(codes(await app.ask(WITHDRAW, { id }, who))).toEqual(['CONFLICT'])
  })

  it('is not decided by a tutor who reported it and did not write it', async () => {
    const { place, report } = await answered()
    const tutor = await app.person({ type: 'tutoringSolicitor' })
    await app.library.let(tutor, place)
    await app.take(place, ['a'], tutor)
    const { id } = (await report({}, tutor)).data.questionReportCreate
    expect(codes(await app.ask(CLOSE, { id, outcome: 'corrected' }, tutor))).toEqual(['NOT_FOUND'])
  })

  it('is refused where it says too much, and where too many are made', async () => {
    const { place, who, report } = await answered()
    await app.take(place, ['a'], who)
    expect(codes(await report({ message: 'x'.repeat(1_001) }))).toEqual(['VALIDATION message'])
    expect(codes(await report({ kind: 'nonsense' }))).not.toEqual([])
  })

  it('goes with the account, and stands in the export', async () => {
    const { place, who, report } = await answered()
    await app.take(place, ['a'], who)
    await report()
    const exported = JSON.stringify((await app.ask('{ userExport }', {}, who)).data)
    expect(exported).toContain('Is A not right too?')
  })
})

it('is made 30 times a day at most, so that whoever withdraws and reports again sends nobody mail after mail', async () => {
  const strict = await classroom({ rateFactor: 1 })
  try {
    const place = await strict.library.test(ten())
    const [who] = await strict.students(1, place)
    if (!who) throw new Error('a student')
    await strict.take(place, ['a'], who)
    const [blockId] = place.blockIds
    const report = () => strict.send(REPORT_IT, { blockId, kind: 'wrong_key' }, who)
    for (let time = 0; time < 30; time++) {
      const { data } = await report()
      await strict.send(WITHDRAW, { id: data.questionReportCreate.id }, who)
    }
    const { errors } = await report()
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' })
    expect(errors?.[0]?.extensions.retryAfter).toBeGreaterThan(3_600)
  } finally {
    await strict.close()
  }
})
