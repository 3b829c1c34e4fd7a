import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BLOCK, BUY, CREATE, codes, type Library, library } from '../library'

let app: Library
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

const UPDATE = `mutation ($id: ID!, $categoryId: ID!, $title: String!, $status: ContentStatus, $timerEnable: Boolean, $timeLimit: Int, $retake: Int, $subcategoryId: ID) {
  bundleUpdate(id: $id, categoryId: $categoryId, title: $title, status: $status, timerEnable: $timerEnable, timeLimit: $timeLimit, retake: $retake, subcategoryId: $subcategoryId) { id title status retake } }`
const CHANGE = `mutation ($id: ID!, $version: Int, $title: String, $subtype: BlockSubtype, $answerOptions: [AnswerOptionInput!]) {
  contentBlockUpdate(id: $id, version: $version, title: $title, subtype: $subtype, answerOptions: $answerOptions) { id title version complete } }`
const count = async (text: string, values: unknown[]) =>
  Number((await app.services.database.query({ text: `select count(*) from ${text}`, values })).rows[0]?.count)

describe('a tutor', () => {
  it('makes a draft and is its author, but does not publish it', async () => {
    const tutor = await app.person({ type: 'tutoringSolicitor' })
    const { categoryId } = app
    const made = await app.send(CREATE, { categoryId, title: 'Mine' }, tutor)
    const { id, contentId } = made.data.bundleCreate
    expect((await app.send(BLOCK, { contentId, type: 'text', subtype: 'rich_text' }, tutor)).errors).toBeUndefined()
    const handedIn = await app.send(UPDATE, { id, categoryId, title: 'Mine', status: 'in_review' }, tutor)
    expect(handedIn.data.bundleUpdate.status).toBe('in_review')
    expect(codes(await app.send(UPDATE, { id, categoryId, title: 'Mine', status: 'published' }, tutor))).toEqual([
      'FORBIDDEN',
    ])
    expect(codes(await app.send(CREATE, { categoryId, title: 'Dear', price: 100 }, tutor))).toEqual(['FORBIDDEN'])
    const other = await app.person({ type: 'tutoringSolicitor' })
    expect(codes(await app.send(UPDATE, { id, categoryId, title: 'Theirs' }, other))).toEqual(['NOT_FOUND'])
  })
})

describe('a bundle', () => {
  it('takes its content with it, unless somebody holds it', async () => {
    const DELETE = 'mutation ($id: ID!) { bundleDelete(id: $id) { id } }'
    const held = await app.bundle()
    await app.send(BUY, { bundleId: held.id }, app.student)
    expect(codes(await app.send(DELETE, { id: held.id }, app.admin))).toEqual(['CONFLICT'])
    const free = await app.bundle()
    await app.card(free.contentId)
    await app.send(DELETE, { id: free.id }, app.admin)
    expect(await count('contents where id = $1', [free.contentId])).toBe(0)
    expect(await count('contents where id = $1', [held.contentId])).toBe(1)
  })

  it('that ends by the clock needs a time limit', async () => {
    const { id } = await app.bundle()
    const change = { id, categoryId: app.categoryId, title: 'Timed', timerEnable: true }
    expect(codes(await app.send(UPDATE, change, app.admin))).toEqual(['VALIDATION timeLimit'])
    expect(codes(await app.send(UPDATE, { ...change, timeLimit: 0 }, app.admin))).toEqual(['VALIDATION timeLimit'])
    expect((await app.send(UPDATE, { ...change, timeLimit: 30 }, app.admin)).errors).toBeUndefined()
  })

  it('may be taken as often as one likes, or from once to a hundred times', async () => {
    const { id } = await app.bundle()
    const change = { id, categoryId: app.categoryId, title: 'Mock' }
    const retake = async (most: number | null) =>
      (await app.send(UPDATE, { ...change, retake: most }, app.admin)).data.bundleUpdate.retake
    for (const wrong of [0, -1, 101])
      expect(codes(await app.send(UPDATE, { ...change, retake: wrong }, app.admin))).toEqual(['VALIDATION retake'])
    expect([await retake(1), await retake(3), await retake(null)]).toEqual([1, 3, null])
  })

  it('does not stand in a subcategory of another category', async () => {
    const { id } = await app.bundle()
    const SUB = 'mutation ($c: ID!) { librarySubcategoryCreate(categoryId: $c, title: "Trusts") { id } }'
    const CAT = 'mutation { libraryCategoryCreate(title: "FLK2") { id } }'
    const other = (await app.send(CAT, {}, app.admin)).data.libraryCategoryCreate.id
    const subcategoryId = (await app.send(SUB, { c: other }, app.admin)).data.librarySubcategoryCreate.id
    const change = { id, categoryId: app.categoryId, title: 'Lost', subcategoryId }
    expect(codes(await app.send(UPDATE, change, app.admin))).toEqual(['CONFLICT subcategoryId'])
  })

  it('never promises its authors more than all of it, also to two at once', async () => {
    const { id } = await app.bundle()
    const AUTHOR =
      'mutation ($b: ID!, $u: ID!) { bundleAuthorCreate(bundleId: $b, userId: $u, royaltyAmount: 60) { id } }'
    const tutors = await Promise.all([1, 2, 3].map(() => app.person({ type: 'tutoringSolicitor' })))
    const answers = await Promise.all(tutors.map((u) => app.send(AUTHOR, { b: id, u: u.id }, app.admin)))
    expect(answers.flatMap(codes)).toEqual(['VALIDATION royaltyAmount', 'VALIDATION royaltyAmount'])
    expect(codes(await app.send(AUTHOR, { b: id, u: app.student.id }, app.admin))).toEqual(['VALIDATION userId'])
  })
})

describe('a block', () => {
  it('is kept unfinished, and says whether it is complete', async () => {
    const { contentId } = await app.bundle()
    const made = await app.question(contentId, { answerOptions: [{ body: 'one' }, { body: 'two' }] })
    expect(made.complete).toBe(false)
    const answerOptions = made.answerOptions.map(({ id, body }: { id: string; body: string }, at: number) => ({
      id,
      body,
      correct: at === 1,
    }))
    const finished = await app.send(CHANGE, { id: made.id, answerOptions }, app.admin)
    expect(finished.data.contentBlockUpdate.complete).toBe(true)
  })

  it('stands behind those that are there', async () => {
    const { contentId } = await app.bundle()
    const made = [await app.card(contentId), await app.question(contentId), await app.card(contentId)]
    expect(made.map(({ position }) => position)).toEqual([0, 1, 2])
  })

  it('refuses what contradicts itself', async () => {
    const { contentId } = await app.bundle()
    const attempt = async (values: object) => codes(await app.send(BLOCK, { contentId, ...values }, app.admin))
    expect(await attempt({ type: 'text', subtype: 'essay' })).toEqual(['VALIDATION subtype'])
    expect(await attempt({ type: 'text', subtype: 'rich_text', answerOptions: [{ body: 'x' }] })).toEqual([
      'VALIDATION answerOptions',
    ])
    expect(await attempt({ type: 'question', subtype: 'essay', estimate: 101 })).toEqual(['VALIDATION estimate'])
    const options = Array.from({ length: 11 }, () => ({ body: 'x' }))
    expect(await attempt({ type: 'question', subtype: 'single_best_answer', answerOptions: options })).toEqual([
      'VALIDATION answerOptions',
    ])
    const other = await app.bundle()
    const CHAPTER = 'mutation ($c: ID!) { contentChapterCreate(contentId: $c, title: "One", position: 0) { id } }'
    const chapterId = (await app.send(CHAPTER, { c: other.contentId }, app.admin)).data.contentChapterCreate.id
    expect(await attempt({ type: 'text', subtype: 'rich_text', chapterId })).toEqual(['CONFLICT chapterId'])
  })

  it('that two change at once keeps one change, and shows it to the other', async () => {
    const { contentId } = await app.bundle()
    const { id } = await app.card(contentId)
    const answers = await Promise.all(
      ['Hers', 'His'].map((title) => app.send(CHANGE, { id, version: 1, title }, app.admin)),
    )
    const [kept] = answers.filter(({ errors }) => !errors)
    const [lost] = answers.filter(({ errors }) => errors)
    expect(lost?.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      field: 'version',
      current: { title: kept?.data.contentBlockUpdate.title, version: 2 },
    })
  })

  it('loses its scripts and keeps the text', async () => {
    const { contentId } = await app.bundle()
    const made = await app.question(contentId, {
      answerOptions: [
        { body: '<img src=x onerror=alert(1)>Yes<script>alert(1)</script>', correct: true },
        { body: 'No' },
      ],
    })
    expect(made.answerOptions[0].body).toBe('Yes')
  })
})

describe('chapters', () => {
  it('are changed together or not at all', async () => {
    const { contentId } = await app.bundle()
    const CHAPTER =
      'mutation ($c: ID!, $t: String!, $p: Int!) { contentChapterCreate(contentId: $c, title: $t, position: $p) { id } }'
    const ids: string[] = []
    for (const [p, t] of ['One', 'Two', 'Three'].entries())
      ids.push((await app.send(CHAPTER, { c: contentId, t, p }, app.admin)).data.contentChapterCreate.id)
    const ALL =
      'mutation ($c: ID!, $chapters: [ContentChapterInput!]!) { contentChaptersUpdate(contentId: $c, chapters: $chapters) { title position } }'
    const turned = await app.send(
      ALL,
      { c: contentId, chapters: ids.map((id, at) => ({ id, position: 2 - at })) },
      app.admin,
    )
    expect(turned.data.contentChaptersUpdate.map(({ title }: { title: string }) => title)).toEqual([
      'Three',
      'Two',
      'One',
    ])
    const stranger = { id: '01a1fcb1-aa59-7079-a711-881873d585b8', position: 0 }
    const refused = await app.send(ALL, { c: contentId, chapters: [{ id: ids[0], position: 9 }, stranger] }, app.admin)
    expect(codes(refused)).toEqual(['NOT_FOUND'])
    const twice = [
      { id: ids[0], position: 9 },
      { id: ids[0], position: 8 },
    ]
    expect(codes(await app.send(ALL, { c: contentId, chapters: twice }, app.admin))).toEqual(['VALIDATION chapters'])
    expect(await count('content_chapters where content_id = $1 and position > 2', [contentId])).toBe(0)
  })
})

describe('opening the library to a person', () => {
  it('gives every published bundle that they do not hold, and closing takes only what was given', async () => {
    const student = await app.person()
    const bought = await app.bundle()
    await app.bundle({ status: 'draft' })
    await app.send(BUY, { bundleId: bought.id }, student)
    const published = await count("bundles where status = 'published'", [])
    const OPEN_ALL = 'mutation ($u: ID!) { libraryAccessOpen(userId: $u) }'
    const CLOSE_ALL = 'mutation ($u: ID!) { libraryAccessClose(userId: $u) }'
    expect((await app.send(OPEN_ALL, { u: student.id }, app.admin)).data.libraryAccessOpen).toBe(published - 1)
    expect((await app.send(OPEN_ALL, { u: student.id }, app.admin)).data.libraryAccessOpen).toBe(0)
    expect((await app.send(CLOSE_ALL, { u: student.id }, app.admin)).data.libraryAccessClose).toBe(published - 1)
    expect(await count("library_permissions where user_id = $1 and status = 'pending'", [student.id])).toBe(1)
  })
})
