import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CriterionMarkInput, MarkQuoteInput } from '../../../../schema/generated/types'
import { driveFiles } from '../../../../server/files/drive-file/table'
import { sessionAnswers } from '../../../../server/room/answers/table'
import { NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const SAVE = `mutation ($id: ID!, $body: [CriterionMarkInput!]!, $version: Int) {
  sessionMarksheetUpdate(sessionId: $id, body: $body, version: $version) { version body { criterionId quotes { answerId from to text } } } }`
const RELEASE = 'mutation ($id: ID!) { sessionUpdateMarked(id: $id, review: "<p>Good</p>") { status } }'
const SEEN = 'query ($id: ID!) { session(id: $id) { marks { criterionId quotes { answerId text } } } }'

const HTML = '<p>Dear Mr Marlowe</p><p>The offer by R&amp;D is <strong>“£120,000”</strong>.</p>'
const words = (answerId: string, text: string, from = 0): MarkQuoteInput => ({
  answerId,
  from,
  to: from + text.length,
  text,
})

/** A session being marked, with an answer that says so. */
async function marking(html = HTML) {
  const id = await app.session({ status: 'marking' })
  const answerId = await app.answer(id)
  await write(answerId, html)
  return { id, answerId }
}
async function write(answerId: string, contentHtml: string) {
  const { orm } = app.services.database
  const [answer] = await orm.select().from(sessionAnswers).where(eq(sessionAnswers.id, answerId))
  await orm
    .update(driveFiles)
    .set({ contentHtml })
    .where(eq(driveFiles.id, answer?.fileId ?? ''))
}
const save = (id: string, quotes: MarkQuoteInput[], version = 0) => {
  const body: CriterionMarkInput[] = [
    { criterionId: 'listen', mark: 'A', quotes },
    { criterionId: 'speak', mark: 'B' },
    { criterionId: 'law', mark: 'C' },
  ]
  return app.send(SAVE, { id, body, version }, app.tutor)
}
const refusal = { extensions: { code: 'VALIDATION', field: 'body' } }

it('keeps the words that a marker quotes, and shows them to the candidate once the marks are released', async () => {
  const { id, answerId } = await marking()
  const quote = words(answerId, 'Dear Mr Marlowe The offer by R&D is “£120,000”', 0)
  const { data } = await save(id, [quote])
  expect(data.sessionMarksheetUpdate.body[0]).toEqual({ criterionId: 'listen', quotes: [quote] })
  const seen = async () => (await app.send(SEEN, { id }, app.student)).data.session.marks
  expect(await seen()).toBe(null)
  await app.send(RELEASE, { id }, app.tutor)
  expect((await seen())[0]).toEqual({ criterionId: 'listen', quotes: [{ answerId, text: quote.text }] })
})

it('refuses words that do not stand in the answer, or in an answer of another session', async () => {
  const [{ id, answerId }, other] = [await marking(), await marking('<p>Something else</p>')]
  for (const quote of [
    words(answerId, 'I give up'),
    words(answerId, ' '),
    words(other.answerId, 'Something else'),
    words('00000000-0000-7000-8000-000000000000', 'Dear Mr Marlowe'),
    { ...words(answerId, 'Dear'), from: -1 },
    { ...words(answerId, 'Dear'), to: 0 },
  ])
    expect((await save(id, [quote])).errors?.[0]).toMatchObject(refusal)
  expect(
    (
      await save(
        id,
        Array.from({ length: 21 }, (_, at) => words(answerId, 'Dear', at)),
      )
    ).errors?.[0],
  ).toMatchObject(refusal)
  expect((await save(id, [words(answerId, 'Dear')])).errors).toBeUndefined()
})

it('lets a marker go on with what was quoted before the answer was written anew', async () => {
  const { id, answerId } = await marking()
  const before = words(answerId, 'Dear Mr Marlowe')
  await save(id, [before])
  await write(answerId, '<p>Dear Sir</p>')
  const both = await save(id, [before, words(answerId, 'Dear Sir')], 1)
  expect(both.data.sessionMarksheetUpdate).toMatchObject({
    version: 2,
    body: [{ quotes: [before, { text: 'Dear Sir' }] }, {}, {}],
  })
  expect((await save(id, [words(answerId, 'Mr Marlowe')], 2)).errors?.[0]).toMatchObject(refusal)
})
