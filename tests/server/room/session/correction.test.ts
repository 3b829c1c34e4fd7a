import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Answer, Person } from '../../../build'
import { minutes, NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const all = (grade: string) =>
  ['listen', 'speak', 'law'].map((criterionId) => ({ criterionId, mark: grade, comment: null }))
const SAVE = `mutation ($id: ID!, $body: [CriterionMarkInput!]!) { sessionMarksheetUpdate(sessionId: $id, body: $body, version: 0) { version } }`
const RELEASE = 'mutation ($id: ID!) { sessionUpdateMarked(id: $id, review: "<p>Good.</p>") { status } }'
const CORRECT = `mutation ($id: ID!, $body: [CriterionMarkInput!]!, $reason: Text!, $version: Int!, $review: Html) {
  sessionMarksCorrect(id: $id, body: $body, reason: $reason, version: $version, review: $review) { finalMark correction }
}`
const READ = 'query ($id: ID!) { session(id: $id) { finalMark review correction correctedAt marks { mark } } }'
const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows

/** A session whose marks, B for everything, were released at noon. */
async function released() {
  const id = await app.session({ status: 'marking', answers: 1 })
  await app.send(SAVE, { id, body: all('B') }, app.tutor)
  await app.send(RELEASE, { id }, app.tutor)
  return id
}
const correct = (id: string, who: Person, change: object = {}) =>
  app.send(CORRECT, { id, body: all('A'), reason: 'I added up wrongly.', version: 1, ...change }, who)
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code

it('puts new marks and scores in the place of the released ones, and says why', async () => {
  const id = await released()
  const { data } = await correct(id, app.tutor, { review: '<p>Very good.</p>' })
  expect(data.sessionMarksCorrect).toEqual({ finalMark: 5, correction: 'I added up wrongly.' })
  const seen = (await app.send(READ, { id }, app.student)).data.session
  expect(seen).toMatchObject({ finalMark: 5, review: '<p>Very good.</p>', correction: 'I added up wrongly.' })
  expect(seen.correctedAt).not.toBeNull()
  expect(seen.marks).toEqual([{ mark: 'A' }, { mark: 'A' }, { mark: 'A' }])
})

it('puts weak criteria into the candidate’s review queue with the release, and takes them out with the correction', async () => {
  const id = await app.session({ status: 'marking', answers: 1 })
  await app.send(SAVE, { id, body: all('D') }, app.tutor)
  await app.send(RELEASE, { id }, app.tutor)
  const cards = () =>
    query(
      `select criterion ->> 'mark' as mark, ended_at is null as open from review_cards where user_id = $1 and side = 'criterion'`,
      [app.student.id],
    )
  expect(await cards()).toEqual(Array(3).fill({ mark: 'D', open: true }))
  await correct(id, app.tutor)
  expect(await cards()).toEqual(Array(3).fill({ mark: 'D', open: false }))
})

it('tells the candidate at once, by a notification and a mail', async () => {
  const id = await released()
  await correct(id, app.tutor)
  const told = await query(
    `select title, body from notifications where user_id = $1 and path = $2 and title like 'Your marks were corrected%'`,
    [app.student.id, `/classroom/${id}`],
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.body).toContain('I added up wrongly.')
})

it('of an older version is refused unless it is the same click again, and tells nobody twice', async () => {
  const id = await released()
  await correct(id, app.tutor)
  expect(codeOf(await correct(id, app.tutor))).toBeUndefined()
  expect(codeOf(await correct(id, app.tutor, { reason: 'Another reason.' }))).toBe('CONFLICT')
  expect(codeOf(await correct(id, app.tutor, { review: '<p>Other words.</p>' }))).toBe('CONFLICT')
  const told = await query("select 1 from notifications where path = $1 and title like 'Your marks were corrected%'", [
    `/classroom/${id}`,
  ])
  expect(told).toHaveLength(1)
  expect((await app.send(READ, { id }, app.student)).data.session.correction).toBe('I added up wrongly.')
})

it('keeps what stood before in the audit log, also where a tutor corrects', async () => {
  const id = await released()
  await correct(id, app.tutor)
  const changes = await query(
    `select c.field, c.before, c.after from audit_changes c join audit_entries e on e.id = c.entry_id
      where e.operation = 'sessionMarksCorrect' and c.record_id = $1 and c.field in ('final_mark', 'marks') order by c.field`,
    [id],
  )
  expect(changes).toMatchObject([
    { field: 'final_mark', before: '4', after: '5' },
    { field: 'marks', before: expect.stringContaining('"B"'), after: expect.stringContaining('"A"') },
  ])
})

it('is the marker’s for 24 hours, and the staff’s after that too', async () => {
  const id = await released()
  app.services.clock.set(minutes(24 * 60 + 1))
  const [tutor, staff] = await Promise.all([app.again(app.tutor), app.again(app.staff)])
  expect((await correct(id, tutor)).errors?.[0]).toMatchObject({
    message: 'A marker can correct marks for 24 hours after their release. Please ask our staff.',
    extensions: { code: 'CONFLICT' },
  })
  expect((await correct(id, staff)).errors).toBeUndefined()
})

it('is nobody else’s', async () => {
  const id = await released()
  for (const who of [app.student, app.observer]) expect(codeOf(await correct(id, who))).toBe('FORBIDDEN')
  expect(codeOf(await correct(id, app.stranger))).toBe('NOT_FOUND')
})

it('needs a reason, every mark, and marks that are released', async () => {
  const id = await released()
  expect((await correct(id, app.tutor, { reason: ' ' })).errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    field: 'reason',
  })
  expect((await correct(id, app.tutor, { body: all('A').slice(1) })).errors?.[0]?.message).toContain('Listening')
  expect((await app.send(READ, { id }, app.student)).data.session.finalMark).toBe(4)
  const marking = await app.session({ status: 'marking' })
  expect(codeOf(await correct(marking, app.tutor))).toBe('CONFLICT')
})

it('lets one of two who correct at once win, and shows the other the marks as they are', async () => {
  const id = await released()
  const answers = await Promise.all([correct(id, app.tutor), correct(id, app.staff, { body: all('C') })])
  const refused = answers.filter(({ errors }) => errors)
  expect(refused.map(codeOf)).toEqual(['CONFLICT'])
  const kept = (await app.send(READ, { id }, app.student)).data.session.marks[0].mark
  expect(refused[0]?.errors?.[0]?.extensions.current).toMatchObject({ version: 2, body: [{ mark: kept }, {}, {}] })
})
