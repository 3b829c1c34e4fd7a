import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { codes, type Library, library } from '../../library/library'

let app: Library
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

const CHAPTER = `mutation ($contentId: ID!, $title: String!, $position: Int!) {
  contentChapterCreate(contentId: $contentId, title: $title, position: $position) { id } }`
const ADD = `mutation ($contentId: ID!, $chapterId: ID, $blocks: [ContentBlockInput!]!, $key: String) {
  contentBlocksCreate(contentId: $contentId, chapterId: $chapterId, blocks: $blocks, idempotencyKey: $key)
    { id title position complete assignment chapterId } }`
const MOVE = `mutation ($id: ID!, $chapterId: ID, $position: Int!) {
  contentBlockMove(id: $id, chapterId: $chapterId, position: $position) { id position chapterId version } }`
const CHANGE = 'mutation ($id: ID!, $title: String) { contentBlockUpdate(id: $id, title: $title) { position } }'
const OUTLINE = 'query ($c: ID!) { contentBlocks(contentId: $c) { title position chapterId } }'

const chapter = async (contentId: string, title = 'One') =>
  (await app.send(CHAPTER, { contentId, title, position: 0 }, app.admin)).data.contentChapterCreate.id as string
const texts = (...titles: string[]) => titles.map((title) => ({ type: 'text', subtype: 'rich_text', title }))
const add = (contentId: string, blocks: object[], more: object = {}, person: Person = app.admin) =>
  app.send(ADD, { contentId, blocks, ...more }, person)
const move = (id: string, position: number, chapterId: string | null = null) =>
  app.send(MOVE, { id, position, chapterId }, app.admin)

interface Placed {
  title: string
  position: number
  chapterId: string | null
}
async function titles(contentId: string, chapterId: string | null = null): Promise<string[]> {
  const { data } = await app.send(OUTLINE, { c: contentId }, app.admin)
  const placed = (data.contentBlocks as Placed[]).filter((each) => each.chapterId === chapterId)
  expect(new Set(placed.map(({ position }) => position)).size).toBe(placed.length)
  return placed.map(({ title }) => title)
}

describe('several blocks added at once', () => {
  it('stand behind those that are there, in their order, cleaned', async () => {
    const { contentId } = await app.bundle()
    const chapterId = await chapter(contentId)
    await add(contentId, texts('first'), { chapterId })
    const question = {
      type: 'question',
      subtype: 'single_best_answer',
      title: 'asked',
      assignment: '<p onclick="x()">Which?</p><script>x()</script>',
      answerOptions: [
        { body: '<p>one</p>', correct: true },
        { body: '<p>two</p>', correct: false },
      ],
    }
    const { data } = await add(contentId, [...texts('second'), question], { chapterId })
    expect(data.contentBlocksCreate).toMatchObject([
      { title: 'second', position: 1, chapterId },
      { title: 'asked', position: 2, complete: true, assignment: '<p>Which?</p>' },
    ])
    expect(await titles(contentId, chapterId)).toEqual(['first', 'second', 'asked'])
  })

  it('are refused with their field where a text is too long, also an answer that nobody could type', async () => {
    const { contentId } = await app.bundle()
    const typed = (body: string, match?: string) => [
      { type: 'question', subtype: 'short_answer', answerOptions: [{ body: `<p>${body}</p>`, correct: true, match }] },
    ]
    expect(codes(await add(contentId, typed('x'.repeat(1001))))).toEqual(['VALIDATION answerOptions'])
    expect(codes(await add(contentId, typed('x', 'y'.repeat(501))))).toEqual(['VALIDATION blocks'])
    expect(codes(await add(contentId, texts('x'.repeat(201))))).toEqual(['VALIDATION blocks'])
    expect(codes(await add(contentId, typed('x'.repeat(1000), 'y'.repeat(500))))).toEqual([])
  })

  it('are added all or none', async () => {
    const { contentId } = await app.bundle()
    const broken = { type: 'question', subtype: 'essay', estimate: 101 }
    expect(codes(await add(contentId, [...texts('whole'), broken]))).toEqual(['VALIDATION estimate'])
    expect(codes(await add(contentId, [...texts('whole'), { type: 'text', subtype: 'essay' }]))).toEqual([
      'VALIDATION subtype',
    ])
    const deep = { type: 'text', subtype: 'rich_text', assignment: '<ul><li>'.repeat(30) }
    expect(codes(await add(contentId, [...texts('whole'), deep]))).toEqual(['VALIDATION blocks'])
    expect(await titles(contentId)).toEqual([])
  })

  it('are added once for one key, also by two calls at once', async () => {
    const { contentId } = await app.bundle()
    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => add(contentId, texts('a', 'b'), { key })))
    const [one, other] = answers.map(({ data }) => data.contentBlocksCreate)
    expect(other).toEqual(one)
    expect(await titles(contentId)).toEqual(['a', 'b'])
    expect(codes(await add(contentId, texts('c'), { key }))).toEqual(['CONFLICT idempotencyKey'])
  })

  it('are at least one and at most 200', async () => {
    const { contentId } = await app.bundle()
    expect(codes(await add(contentId, []))).toEqual(['VALIDATION blocks'])
    const many = texts(...Array.from({ length: 201 }, (_, at) => `${at}`))
    expect(codes(await add(contentId, many))).toEqual(['VALIDATION blocks'])
    expect((await add(contentId, many.slice(1))).data.contentBlocksCreate).toHaveLength(200)
  })

  it('take no chapter of another content, and no stranger', async () => {
    const [mine, other] = [await app.bundle(), await app.bundle()]
    const chapterId = await chapter(other.contentId)
    expect(codes(await add(mine.contentId, texts('a'), { chapterId }))).toEqual(['CONFLICT chapterId'])
    const tutor = await app.person({ type: 'tutoringSolicitor' })
    expect(codes(await add(mine.contentId, texts('a'), {}, tutor))).toEqual(['FORBIDDEN'])
  })
})

describe('a moved block', () => {
  const five = async () => {
    const { contentId } = await app.bundle()
    const { data } = await add(contentId, texts('a', 'b', 'c', 'd', 'e'))
    const ids = (data.contentBlocksCreate as { id: string }[]).map(({ id }) => id)
    return { contentId, ids: ids as [string, string, string, string, string] }
  }

  it('stands where it was put, and the others make room', async () => {
    const { contentId, ids } = await five()
    await move(ids[0], 2)
    expect(await titles(contentId)).toEqual(['b', 'c', 'a', 'd', 'e'])
    await move(ids[4], 0)
    expect(await titles(contentId)).toEqual(['e', 'b', 'c', 'a', 'd'])
    expect((await move(ids[1], 99)).data.contentBlockMove).toMatchObject({ position: 4, version: 1 })
    expect(await titles(contentId)).toEqual(['e', 'c', 'a', 'd', 'b'])
    expect(codes(await move(ids[1], -1))).toEqual(['VALIDATION position'])
  })

  it('goes into another chapter and out of it again', async () => {
    const { contentId, ids } = await five()
    const chapterId = await chapter(contentId)
    await move(ids[1], 0, chapterId)
    await move(ids[3], 0, chapterId)
    expect(await titles(contentId, chapterId)).toEqual(['d', 'b'])
    expect(await titles(contentId)).toEqual(['a', 'c', 'e'])
    await move(ids[3], 1)
    expect(await titles(contentId)).toEqual(['a', 'd', 'c', 'e'])
    const strange = await chapter((await app.bundle()).contentId)
    expect(codes(await move(ids[0], 0, strange))).toEqual(['CONFLICT chapterId'])
    expect(await titles(contentId)).toEqual(['a', 'd', 'c', 'e'])
  })

  it('keeps its place when its text is changed', async () => {
    const { contentId, ids } = await five()
    expect((await app.send(CHANGE, { id: ids[1], title: 'B' }, app.admin)).data.contentBlockUpdate.position).toBe(1)
    expect(await titles(contentId)).toEqual(['a', 'B', 'c', 'd', 'e'])
  })
})
