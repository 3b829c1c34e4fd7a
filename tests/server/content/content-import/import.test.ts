import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../library/library'
import { CANCEL, giftFile, type Imports, imports, START } from './imports'

let app: Imports
let contentId: string

beforeAll(async () => {
  app = await imports()
})
afterAll(() => app.close())

const fresh = async () => (await app.bundle()).contentId

describe('importing a file of questions', () => {
  it('lists each row first and writes nothing, then brings all over', async () => {
    contentId = await fresh()
    const { import: read } = await app.read(contentId, 'offers.txt', giftFile(3))
    expect(read).toMatchObject({ status: 'ready', format: 'gift', fileName: 'offers.txt', total: 3, good: 3, bad: 0 })
    expect(await app.blocks(contentId)).toEqual([])
    const rows = await app.rows(read.id)
    expect(rows.entries.map(({ line, title, result }: never) => [line, title, result])).toEqual([
      [1, 'Question 1', 'good'],
      [3, 'Question 2', 'good'],
      [5, 'Question 3', 'good'],
    ])
    const done = await app.start(read.id)
    expect(done.data.contentImport).toMatchObject({ status: 'done', done: 3 })
    const blocks = await app.blocks(contentId)
    expect(blocks.map(({ title }: { title: string }) => title)).toEqual(['Question 1', 'Question 2', 'Question 3'])
    expect(blocks[0]).toMatchObject({
      subtype: 'single_best_answer',
      complete: true,
      position: 0,
      assignment: '<p>Which of these ends an offer?</p>',
      answerOptions: [
        { body: '<p>Revocation</p>', correct: true, feedback: '<p>It must reach the offeree.</p>' },
        { body: '<p>Silence</p>', correct: false, feedback: null },
        { body: '<p>Hope</p>', correct: false, feedback: null },
      ],
    })
  })

  it('appends to what is there, and a second import of the file adds its own', async () => {
    const { import: read } = await app.read(contentId, 'offers.txt', giftFile(2))
    await app.start(read.id)
    const blocks = await app.blocks(contentId)
    expect(blocks.map(({ position }: { position: number }) => position)).toEqual([0, 1, 2, 3, 4])
  })

  it('does nothing when it is started again', async () => {
    const { import: read } = await app.read(contentId, 'offers.txt', giftFile(1))
    await app.start(read.id)
    const again = await app.start(read.id)
    expect(again.data.contentImport).toMatchObject({ status: 'done', done: 1 })
    expect(await app.blocks(contentId)).toHaveLength(6)
  })

  it('of 10,000 with a broken one in the middle names its line, and writes nothing unless it is left out', async () => {
    const into = await fresh()
    const { import: read } = await app.read(into, 'bank.gift', giftFile(10_000, 4_999))
    expect(read).toMatchObject({ status: 'ready', total: 10_000, good: 9_999, bad: 1 })
    const bad = await app.rows(read.id, { result: ['bad'] })
    expect(bad.entries).toMatchObject([
      {
        line: 9_999,
        faults: ['The brace } that ends its answers is missing.'],
        given: expect.stringContaining('::Question 5000::'),
      },
    ])
    const refused = await app.send(START, { id: read.id }, app.admin)
    expect(codes(refused)).toEqual(['CONFLICT leaveOut'])
    expect(refused.errors?.[0]?.message).toBe('One row cannot come over. Mend the file, or leave that row out.')
    expect(await app.blocks(into)).toEqual([])
    const done = await app.start(read.id, true)
    expect(done.data.contentImport).toMatchObject({ status: 'done', done: 9_999 })
    const { rows } = await app.services.database.query({
      text: 'select count(*)::int as count, max(position)::int as last from content_blocks where content_id = $1',
      values: [into],
    })
    expect(rows).toEqual([{ count: 9_999, last: 9_998 }])
  }, 120_000)

  it('can be cancelled before it has come over, and then never does', async () => {
    const into = await fresh()
    const { import: read } = await app.read(into, 'offers.txt', giftFile(5))
    await app.send(START, { id: read.id }, app.admin)
    const cancelled = await app.send(CANCEL, { id: read.id }, app.admin)
    await app.drain()
    // Either the import won, and the cancel was refused, or nothing came over.
    const count = (await app.blocks(into)).length
    expect(cancelled.errors ? 5 : 0).toBe(count)
    expect(codes(await app.send(START, { id: read.id }, app.admin))).toEqual(cancelled.errors ? [] : ['CONFLICT'])
  })

  it('is refused for whoever did not write the bundle', async () => {
    const tutor = await app.person({ type: 'tutoringSolicitor' })
    const { errors } = await app.read(await fresh(), 'offers.txt', giftFile(1), tutor)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(
      (await app.services.database.query({ text: `select 1 from content_imports where file_name = ''` })).rows,
    ).toEqual([])
  })
})
