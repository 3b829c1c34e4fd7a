import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../library/library'
import { type Imports, imports } from '../content-import/imports'

let app: Imports
let contentId: string

beforeAll(async () => {
  app = await imports()
  contentId = (await app.bundle({ title: 'Contract: 1' })).contentId
  await app.question(contentId, { title: 'First' })
  await app.question(contentId, { title: '=1+1' })
  await app.card(contentId, 'Consideration')
})
afterAll(() => app.close())

const facts = (blocks: { id: string }[]) => blocks.map(({ id: _, ...rest }) => rest)

describe('an export', () => {
  it.each([
    ['csv', 'Contract 1.csv', 3, 0, []],
    ['gift', 'Contract 1.txt', 2, 1, ['1 × a flashcard']],
    ['moodle_xml', 'Contract 1.xml', 2, 1, ['1 × a flashcard']],
    ['qti_2', 'Contract 1.zip', 2, 1, ['1 × a flashcard']],
    ['qti_3', 'Contract 1.zip', 2, 1, ['1 × a flashcard']],
    ['anki', 'Contract 1.apkg', 1, 2, ['2 × a kind of question']],
  ])('in %s says what it holds, and comes back in as it was', async (format, fileName, count, left, losses) => {
    const { export: made, bytes } = await app.exported(contentId, format)
    expect(made).toMatchObject({ fileName, count, left, losses })
    const { contentId: other } = await app.bundle()
    const { import: read } = await app.read(other, fileName, bytes)
    expect(read).toMatchObject({ status: 'ready', format, total: count, good: count })
    await app.start(read.id)
    const before = (await app.blocks(contentId)).filter(({ type }: { type: string }) =>
      format === 'csv' ? true : (format === 'anki') === (type === 'flashcard'),
    )
    const shown = (blocks: never[]) => facts(blocks).map((each) => ({ ...each, position: 0 }))
    expect(shown(await app.blocks(other))).toEqual(shown(before as never[]))
  })

  it('holds no formula that a spreadsheet would compute', async () => {
    const { bytes } = await app.exported(contentId, 'csv')
    expect(bytes.toString()).toContain(`"'=1+1"`.replaceAll('"', ''))
    expect(bytes.toString()).not.toMatch(/(^|,)=1\+1/m)
  })

  it('takes a picture along and brings it back', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1d4289' } })
      .png()
      .toBuffer()
    const kept = await app.upload(
      'mutation ($file: Upload!) { mediaCreate(file: $file) { id } }',
      {},
      { name: 'deed.png', type: 'image/png', content: picture },
      app.admin,
    )
    const { contentId: from } = await app.bundle()
    const { id } = await app.question(from)
    await app.send(
      'mutation ($id: ID!, $image: ID) { contentBlockUpdate(id: $id, image: $image) { id } }',
      { id, image: kept.data.mediaCreate.id },
      app.admin,
    )
    for (const format of ['moodle_xml', 'qti_3']) {
      const { bytes, export: made } = await app.exported(from, format)
      const { contentId: to } = await app.bundle()
      const { import: read } = await app.read(to, made.fileName, bytes)
      await app.start(read.id)
      const [block] = await app.blocks(to)
      const image = await app.server.inject({ url: block.image })
      expect(image.statusCode).toBe(200)
      expect((await sharp(image.rawPayload).metadata()).width).toBe(8)
    }
  })

  it('is written for authors and staff only, and its link opens for nobody else', async () => {
    const tutor = await app.person({ type: 'tutoringSolicitor' })
    expect(codes((await app.exported(contentId, 'csv', tutor)).answer)).toEqual(['FORBIDDEN'])
    expect(codes((await app.exported(contentId, 'csv', app.student)).answer)).toEqual(['FORBIDDEN'])
    const { rows } = await app.services.database.query({
      text: 'select count(*)::int as count from content_exports where count = 0',
    })
    expect(rows).toEqual([{ count: 0 }])
    const { export: made } = await app.exported(contentId, 'csv')
    const url = `${made.fileUrl.split('?')[0]}?link=${app.student.token}`
    expect((await app.server.inject({ url })).statusCode).toBe(404)
  })

  it('of nothing that the format can hold is refused', async () => {
    const { contentId: empty } = await app.bundle()
    expect(codes((await app.exported(empty, 'gift')).answer)).toEqual(['CONFLICT'])
  })
})
