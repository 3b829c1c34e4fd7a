import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contents } from '../../../../server/content/content/table'
import { mediaFolder } from '../../../../server/demo/library/read-lectures'
import { driveFiles } from '../../../../server/files/drive-file/table'
import { fileUrl } from '../../../../server/files/file-links'
import { newId } from '../../../../server/kernel/database/columns'
import { bundles } from '../../../../server/library/bundle/table'
import { libraryCategories } from '../../../../server/library/library-category/table'
import { librarySlides } from '../../../../server/library/library-slide/table'
import { build, type Person, type TestApp } from '../../../build'

const sound = readFileSync(join(mediaFolder, 'intestacy-01.mp3'))
const image = readFileSync(join(mediaFolder, 'intestacy-01.png'))
const SECURITY = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'private, max-age=300',
  'referrer-policy': 'no-referrer',
}

let app: TestApp
let author: Person
let stranger: Person
let audioId: string
let imageId: string

const urlOf = (id: string, who = author) => fileUrl(id, { ...app.services, signInId: who.signInId }) ?? ''
const get = (id: string, headers: Record<string, string> = {}, who = author) =>
  app.server.inject({ url: urlOf(id, who), headers })

beforeAll(async () => {
  app = await build()
  author = await app.person({ abilities: ['manage_content'] })
  stranger = await app.person()
  const upload = async (name: string, type: string, content: Buffer) => {
    const document = 'mutation ($file: Upload!) { mediaCreate(file: $file) { id } }'
    const { data } = await app.upload(document, {}, { name, type, content }, author)
    return data.mediaCreate.id as string
  }
  audioId = await upload('slide.mp3', 'audio/mpeg', sound)
  imageId = await upload('slide.png', 'image/png', image)
  const { orm } = app.services.database
  const [contentId, categoryId, bundleId] = [newId(), newId(), newId()]
  await orm.insert(contents).values({ id: contentId, title: 'Lecture', status: 'published' })
  await orm.insert(libraryCategories).values({ id: categoryId, title: 'Shelf', status: 'published' })
  await orm.insert(bundles).values({ id: bundleId, contentId, categoryId, title: 'Lecture', status: 'published' })
  await orm.insert(librarySlides).values({ bundleId, image: imageId, audio: audioId })
})

afterAll(() => app?.close())

it('serves a sound whole and in place, and says that it can be had in parts', async () => {
  const { statusCode, headers, rawPayload } = await get(audioId)
  expect(statusCode).toBe(200)
  expect(rawPayload.equals(sound)).toBe(true)
  expect(headers).toMatchObject({
    ...SECURITY,
    'accept-ranges': 'bytes',
    'content-length': String(sound.length),
    'content-type': 'audio/mpeg',
  })
  expect(headers['content-disposition']).toMatch(/^inline;/)
  expect(headers['content-range']).toBeUndefined()
})

it('serves a picture of a slide in place', async () => {
  const { statusCode, headers } = await get(imageId)
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/png' })
  expect(headers['content-disposition']).toMatch(/^inline;/)
})

it.each([
  ['bytes=100-199', 100, 200],
  ['bytes=2000-', 2000, sound.length],
  ['bytes=-64', sound.length - 64, sound.length],
  ['bytes=0-99999999', 0, sound.length],
])('serves %s with the same headers', async (range, start, end) => {
  const { statusCode, headers, rawPayload } = await get(audioId, { range })
  expect(statusCode).toBe(206)
  expect(rawPayload.equals(sound.subarray(start, end))).toBe(true)
  expect(headers).toMatchObject({
    ...SECURITY,
    'accept-ranges': 'bytes',
    'content-length': String(end - start),
    'content-range': `bytes ${start}-${end - 1}/${sound.length}`,
    'content-type': 'audio/mpeg',
  })
})

it('refuses a range beyond the end, and says how long the sound is', async () => {
  const { statusCode, headers, rawPayload } = await get(audioId, { range: `bytes=${sound.length}-` })
  expect({ statusCode, range: headers['content-range'], length: rawPayload.length }).toEqual({
    statusCode: 416,
    range: `bytes */${sound.length}`,
    length: 0,
  })
})

it.each([
  ['several ranges', { range: 'bytes=0-1,4-5' }],
  ['a range that cannot be read', { range: 'bytes=9-3' }],
  ['a range on condition of a version', { range: 'bytes=0-9', 'if-range': '"one"' }],
])('answers %s with the whole', async (_, headers) => {
  const { statusCode, rawPayload } = await get(audioId, headers)
  expect({ statusCode, length: rawPayload.length }).toEqual({ statusCode: 200, length: sound.length })
})

it('serves no part to those who may not have the file', async () => {
  for (const range of ['bytes=0-9', `bytes=${sound.length}-`])
    expect((await get(audioId, { range }, stranger)).statusCode).toBe(404)
  const forged = `${urlOf(audioId)}x`
  expect((await app.server.inject({ url: forged, headers: { range: 'bytes=0-9' } })).statusCode).toBe(404)
})

it('answers that a file is missing whose bytes are gone', async () => {
  const { orm } = app.services.database
  const [row] = await orm.select().from(driveFiles).where(eq(driveFiles.id, imageId))
  await app.services.files.remove(row?.storageKey ?? '')
  expect((await get(imageId, { range: 'bytes=0-9' })).statusCode).toBe(404)
})
