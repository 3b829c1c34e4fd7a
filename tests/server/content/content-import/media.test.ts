import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createAnki } from '../../../../server/gateways/exchange/anki/write-anki'
import { emptyBlock } from '../../../../server/gateways/exchange/neutral-block'
import type { Settings } from '../../../../server/kernel/settings'
import { type Imports, imports } from './imports'

let app: Imports
let quota: number
beforeAll(async () => {
  app = await imports()
  quota = app.services.settings.mediaQuota
})
afterEach(async () => {
  setQuota(quota)
  await app.services.database.query({ text: 'delete from drive_files' })
})
afterAll(() => app.close())

const setQuota = (bytes: number) => {
  ;(app.services.settings as Settings).mediaQuota = bytes
}
const kept = async () =>
  (await app.services.database.query({ text: `select id from drive_files where metadata ? 'media'` })).rows

/** A package of cards that show two pictures in turn. */
async function deck(cards: number): Promise<Buffer> {
  const pictures = await Promise.all(
    ['#1d4289', '#ffffff'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const anki = createAnki('Deeds')
  const card = (at: number) =>
    emptyBlock('flashcard', 'basic', { assignment: `<p>${at}</p>`, answer: '<p>A</p>', image: `${at % 2}.png` })
  anki.add(
    Array.from({ length: cards }, (_, at) => card(at)),
    pictures.map((bytes, at) => ({ name: `${at}.png`, bytes })),
  )
  return Buffer.from(await anki.end())
}

it('keeps each picture of a file once, however many cards show it', async () => {
  const { contentId } = await app.bundle()
  const { import: read } = await app.read(contentId, 'deeds.apkg', await deck(600))
  expect(read).toMatchObject({ status: 'ready', total: 600 })
  expect((await app.start(read.id)).data.contentImport).toMatchObject({ status: 'done', done: 600 })
  expect(await kept()).toHaveLength(2)
  const { rows } = await app.services.database.query({
    text: 'select count(*)::int as count, count(distinct image)::int as images from content_blocks where content_id = $1 and image is not null',
    values: [contentId],
  })
  expect(rows).toEqual([{ count: 600, images: 2 }])
}, 60_000)

it('fails once its pictures are more than their owner may keep, and says so', async () => {
  const { contentId } = await app.bundle()
  const { import: read } = await app.read(contentId, 'deeds.apkg', await deck(2))
  setQuota(20)
  expect((await app.start(read.id)).data.contentImport).toMatchObject({
    status: 'failed',
    message: 'Your files may take 0.0 GB, and 0.0 GB are taken. Delete some first.',
  })
  expect(await app.blocks(contentId)).toEqual([])
  expect(await kept()).toEqual([])
})

it('fails where its package is damaged by then, instead of being tried again', async () => {
  const { contentId } = await app.bundle()
  const { import: read } = await app.read(contentId, 'deeds.apkg', await deck(2))
  await app.services.database.query({
    text: `update content_imports set storage_key = $2 where id = $1`,
    values: [read.id, (await app.services.files.put(Readable.from([Buffer.from('PK')]), { maxBytes: 100 })).key],
  })
  expect((await app.start(read.id)).data.contentImport).toMatchObject({
    status: 'failed',
    message: 'This package is damaged: it cannot be unpacked. Make it again.',
  })
})

it('is refused before it is read where its file is more than its owner may keep', async () => {
  const { contentId } = await app.bundle()
  setQuota(20)
  const { errors } = await app.read(contentId, 'deeds.apkg', await deck(2))
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT')
})
