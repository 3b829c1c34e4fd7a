import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CriterionMarkInput } from '../../../../schema/generated/types'
import type { Person } from '../../../build'
import { NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const SAVE = `mutation ($id: ID!, $body: [CriterionMarkInput!]!, $version: Int) {
  sessionMarksheetUpdate(sessionId: $id, body: $body, version: $version) { sessionId version body { criterionId mark comment } updatedBy { id } } }`
const DRAFT = 'query ($id: ID!) { sessionMarksheet(sessionId: $id) { version body { criterionId mark } } }'
const MARKED = `mutation ($id: ID!, $review: Html, $internalReview: Html, $version: Int) {
  sessionUpdateMarked(id: $id, review: $review, internalReview: $internalReview, version: $version) { status finalMark skillsMark lawMark marked marks { criterionId mark } review } }`
const SEEN = `query ($id: ID!) { session(id: $id) { status marked finalMark skillsMark lawMark review internalReview marks { criterionId mark } marksheet { id } sessionMarksheet { version } materials { id file { title contentLink } } } }`
const ANSWER =
  'mutation ($id: ID!) { sessionGenerateSuggestedAnswer(id: $id) { id file { id contentType protected contentLink } } }'

const full: CriterionMarkInput[] = [
  { criterionId: 'listen', mark: 'A', comment: 'Let the client finish.' },
  { criterionId: 'speak', mark: 'C' },
  { criterionId: 'law', mark: 'D' },
]
const error = (answer: { errors?: unknown[] }) => answer.errors?.[0]
const save = (id: string, body: CriterionMarkInput[], version: number | undefined, who: Person) =>
  app.send(SAVE, { id, body, version }, who)

it('saves drafts one after the other, each based on the last', async () => {
  const id = await app.session({ status: 'marking' })
  const first = await save(id, full.slice(0, 1), 0, app.tutor)
  expect(first.data.sessionMarksheetUpdate).toEqual({
    sessionId: id,
    version: 1,
    body: [{ criterionId: 'listen', mark: 'A', comment: 'Let the client finish.' }],
    updatedBy: { id: app.tutor.id },
  })
  const second = await save(id, [...full].reverse(), 1, app.tutor)
  expect(second.data.sessionMarksheetUpdate.version).toBe(2)
  expect(second.data.sessionMarksheetUpdate.body.map((each: { criterionId: string }) => each.criterionId)).toEqual([
    'listen',
    'speak',
    'law',
  ])
})

it('refuses a draft based on an older one, and answers the current one', async () => {
  const id = await app.session({ status: 'marking' })
  await save(id, full, 0, app.tutor)
  const current = {
    version: 1,
    body: [
      { criterionId: 'listen', mark: 'A', comment: 'Let the client finish.' },
      { criterionId: 'speak', mark: 'C', comment: null },
      { criterionId: 'law', mark: 'D', comment: null },
    ],
  }
  for (const version of [0, undefined, 2]) {
    const refused = error(await save(id, full.slice(1), version, app.tutor)) as { extensions: object }
    expect(refused.extensions).toMatchObject({ code: 'CONFLICT', field: 'version', current })
  }
})

it('takes the same draft from the same person twice as one', async () => {
  const id = await app.session({ status: 'marking' })
  await save(id, full, 0, app.tutor)
  const again = await save(id, full, 0, app.tutor)
  expect(again.data.sessionMarksheetUpdate.version).toBe(1)
})

it('lets an interviewer mark skills alone, and leaves the marks for law unchanged', async () => {
  const id = await app.session({ status: 'marking' })
  await save(id, full, 0, app.tutor)
  const body: CriterionMarkInput[] = [
    { criterionId: 'listen', mark: 'B' },
    { criterionId: 'law', mark: 'A' },
  ]
  const { data } = await save(id, body, 1, app.interviewer)
  expect(data.sessionMarksheetUpdate.body).toEqual([
    { criterionId: 'listen', mark: 'B', comment: null },
    { criterionId: 'law', mark: 'D', comment: null },
  ])
})

it('refuses marks for criteria outside the session, or twice for one', async () => {
  const id = await app.session({ status: 'marking' })
  for (const body of [[{ criterionId: 'charm', mark: 'A' as const }], [...full, ...full]])
    expect(error(await save(id, body, 0, app.tutor))).toMatchObject({
      extensions: { code: 'VALIDATION', field: 'body' },
    })
})

it('lets the tutor write while marking and the reviewer in review, and nobody else', async () => {
  const marking = await app.session({ status: 'marking' })
  const review = await app.session({ status: 'in_review' })
  for (const who of [app.reviewer, app.student, app.observer, app.staff])
    expect(error(await save(marking, full, 0, who))).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(error(await save(review, full, 0, app.tutor))).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(error(await save(marking, full, 0, app.stranger))).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  expect((await save(review, full, 0, app.reviewer)).data.sessionMarksheetUpdate.version).toBe(1)
  const ready = await app.session({ status: 'ready' })
  expect(error(await save(ready, full, 0, app.tutor))).toMatchObject({
    extensions: { code: 'CONFLICT', current: 'ready' },
  })
})

it('releases nothing while a criterion has no mark, and names that criterion', async () => {
  const id = await app.session({ status: 'marking' })
  await save(id, [...full.slice(0, 2), { criterionId: 'law', mark: null, comment: 'Later.' }], 0, app.tutor)
  expect(error(await app.send(MARKED, { id }, app.tutor))).toMatchObject({
    message: 'Not every criterion has a mark yet: Law applied.',
    extensions: { code: 'CONFLICT', missing: ['law'] },
  })
})

it('releases the mean of skills and law, weighted within their kind, and sends the candidate a mail without the score', async () => {
  const id = await app.session({ status: 'marking' })
  await save(id, full, 0, app.tutor)
  const before = await app.send(SEEN, { id }, app.student)
  expect(before.data.session).toMatchObject({
    marks: null,
    finalMark: null,
    review: null,
    marksheet: null,
    sessionMarksheet: null,
  })
  expect((await app.send(DRAFT, { id }, app.student)).data.sessionMarksheet).toBeNull()

  const released = await app.send(
    MARKED,
    { id, review: '<p>Well <i>done</i><script>1</script></p>', internalReview: '<p>Generous</p>', version: 1 },
    app.tutor,
  )
  // Skills: (3 × A + 1 × C) / 4 = 4.5; law: D = 2.
  expect(released.data.sessionUpdateMarked).toMatchObject({
    status: 'marked',
    skillsMark: 4.5,
    lawMark: 2,
    finalMark: 3.25,
  })
  const after = await app.send(SEEN, { id }, app.student)
  expect(after.data.session).toMatchObject({
    status: 'marked',
    finalMark: 3.25,
    review: '<p>Well <em>done</em></p>',
    internalReview: null,
    sessionMarksheet: { version: 1 },
    marks: full.map(({ criterionId, mark }) => ({ criterionId, mark })),
  })
  await app.services.jobs.drain()
  const mail = app.outbox.latestTo(app.student.email)
  expect(mail).toMatchObject({ subject: 'Your Client interview marks are in' })
  expect(mail?.text).not.toMatch(/3\.25|4\.5/)

  const again = await app.send(MARKED, { id }, app.tutor)
  expect(again.data.sessionUpdateMarked.marked).toBe(after.data.session.marked)
  expect(await app.events(id)).toEqual(['marking → marked'])
})

it('releases the skills alone where the session does not mark law', async () => {
  const id = await app.session({
    status: 'marking',
    values: { marksheet: [{ id: 'a', title: 'Style', kind: 'skills', weight: 2, description: null }] },
  })
  await save(id, [{ criterionId: 'a', mark: 'B' }], 0, app.tutor)
  expect((await app.send(MARKED, { id }, app.tutor)).data.sessionUpdateMarked).toMatchObject({
    skillsMark: 4,
    lawMark: null,
    finalMark: 4,
  })
})

it('refuses to release another draft than the one on the screen', async () => {
  const id = await app.session({ status: 'marking' })
  await save(id, full, 0, app.tutor)
  await save(
    id,
    full.map((each) => ({ ...each, mark: 'F' as const })),
    1,
    app.tutor,
  )
  expect(error(await app.send(MARKED, { id, version: 1 }, app.tutor))).toMatchObject({
    extensions: { code: 'CONFLICT', current: { version: 2 } },
  })
})

it('goes to the second marker first where the type requires one, and a double click does not skip that', async () => {
  const id = await app.session({ status: 'marking', type: { academicReview: true } })
  await save(id, full, 0, app.tutor)
  const [one, two] = await Promise.all([app.send(MARKED, { id }, app.tutor), app.send(MARKED, { id }, app.tutor)])
  for (const { data } of [one, two])
    expect(data.sessionUpdateMarked).toMatchObject({ status: 'in_review', marked: null, finalMark: null })
  expect((await app.send(SEEN, { id }, app.student)).data.session).toMatchObject({
    status: 'in_review',
    marks: null,
    sessionMarksheet: null,
  })
  await app.services.jobs.drain()
  expect(app.outbox.latestTo(app.reviewer.email)?.subject).toBe('To be reviewed: Client interview')

  expect(error(await app.send(MARKED, { id }, app.student))).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  await save(
    id,
    full.map((each) => ({ ...each, mark: 'B' as const })),
    1,
    app.reviewer,
  )
  const released = await app.send(MARKED, { id }, app.reviewer)
  expect(released.data.sessionUpdateMarked).toMatchObject({ status: 'marked', finalMark: 4 })
  expect(await app.events(id)).toEqual(['marking → in_review', 'in_review → marked'])
})

it('lets staff release from review, but not the tutor who marked', async () => {
  const id = await app.session({ status: 'in_review' })
  app.services.clock.set(null)
  app.services.clock.set(NOON)
  await save(id, full, 0, app.reviewer)
  expect(error(await app.send(MARKED, { id }, app.tutor))).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect((await app.send(MARKED, { id }, app.staff)).data.sessionUpdateMarked.status).toBe('marked')
})

it('makes the suggested answer once, as a PDF that the candidate can open with the marks', async () => {
  const id = await app.session({ status: 'marking' })
  const [one, two] = await Promise.all([app.send(ANSWER, { id }, app.tutor), app.send(ANSWER, { id }, app.staff)])
  const { id: materialId, file } = one.data.sessionGenerateSuggestedAnswer
  expect(two.data.sessionGenerateSuggestedAnswer.id).toBe(materialId)
  expect(file).toMatchObject({ contentType: 'application/pdf', protected: true })
  const pdf = await app.server.inject({ url: file.contentLink })
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

  expect((await app.send(SEEN, { id }, app.student)).data.session.materials).toEqual([])
  const download = 'mutation ($id: ID!) { sessionMaterialDownload(id: $id) { contentLink } }'
  expect(error(await app.send(download, { id: materialId }, app.student))).toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  })
  await save(id, full, 0, app.tutor)
  await app.send(MARKED, { id }, app.tutor)
  const { data } = await app.send(download, { id: materialId }, app.student)
  const own = await app.server.inject({ url: data.sessionMaterialDownload.contentLink })
  expect(own.rawPayload.equals(pdf.rawPayload)).toBe(true)
})

it('makes no suggested answer for a candidate, nor where the mock has none', async () => {
  const id = await app.session({ status: 'marking' })
  expect(error(await app.send(ANSWER, { id }, app.student))).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  const bare = await app.session({ status: 'marking', values: { mockId: null } })
  expect(error(await app.send(ANSWER, { id: bare }, app.tutor))).toMatchObject({ extensions: { code: 'CONFLICT' } })
})
