import { existsSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import type { Settings } from '../../../../server/kernel/settings'
import { codes, type Library, library } from '../../library/library'
import { sender } from '../media-upload/sender'

const MEDIA = 'mutation ($file: Upload!) { mediaCreate(file: $file) { id } }'
const ATTACH =
  'mutation ($blockId: ID!, $file: Upload!) { contentBlockAttachmentCreate(blockId: $blockId, file: $file) { id } }'
const DETACH = 'mutation ($id: ID!) { contentBlockAttachmentDelete(id: $id) { id } }'
const HANDOUT =
  'mutation ($bundleId: ID!, $file: Upload!) { libraryMaterialCreate(bundleId: $bundleId, file: $file) { id } }'
const SCRIPT =
  'mutation ($bundleId: ID!, $file: Upload!) { libraryAttachmentCreate(bundleId: $bundleId, title: "Script", file: $file) { id } }'
const REPLACE = 'mutation ($id: ID!, $file: Upload) { libraryMaterialUpdate(id: $id, file: $file) { id } }'
const REMOVE = 'mutation ($id: ID!) { libraryMaterialDelete(id: $id) { id } }'

let app: Library
let bundleId: string
let blockId: string
beforeAll(async () => {
  app = await library()
  const bundle = await app.bundle()
  bundleId = bundle.id
  blockId = (await app.card(bundle.contentId)).id
})
afterEach(async () => {
  app.services.clock.set(null)
  setQuota(10_000_000)
  await query('delete from drive_files')
})
afterAll(() => app.close())

const query = async (text: string, values: unknown[] = []) => (await app.services.database.query({ text, values })).rows
const setQuota = (bytes: number) => {
  ;(app.services.settings as Settings).mediaQuota = bytes
}
const note = (size = 1_000) => ({ name: 'note.txt', type: 'text/plain', content: 'A note. '.repeat(size / 8) })
const keys = async () => (await query('select storage_key as key from drive_files')).map(({ key }) => key as string)
const there = async (key: string) => existsSync(app.services.files.path(key))

describe('the quota of an author', () => {
  it.each([
    ['media', MEDIA, () => ({})],
    ['the documents of blocks', ATTACH, () => ({ blockId })],
    ['handouts', HANDOUT, () => ({ bundleId })],
    ['scripts', SCRIPT, () => ({ bundleId })],
  ])('counts and limits %s', async (_, document, args) => {
    setQuota(2_500)
    for (let each = 0; each < 2; each++)
      expect((await app.upload(document, args(), note(), app.admin)).errors).toBe(undefined)
    const refused = await app.upload(document, args(), note(), app.admin)
    expect(codes(refused)).toEqual(['CONFLICT'])
    expect(refused.errors?.[0]?.message).toMatch(/^Your files may take/)
    expect(await keys()).toHaveLength(2)
    expect((await sender(app).begin(app.admin, 1_000)).statusCode).toBe(413)
  })

  it('is the same for a handout that gets another file', async () => {
    setQuota(2_500)
    const { data } = await app.upload(HANDOUT, { bundleId }, note(), app.admin)
    const { id } = data.libraryMaterialCreate
    expect(codes(await app.upload(REPLACE, { id }, note(2_000), app.admin))).toEqual(['CONFLICT'])
  })

  it('lets one of two that come at once take the last of it', async () => {
    setQuota(1_500)
    const answers = await Promise.all([1, 2, 3].map(() => app.upload(MEDIA, {}, note(), app.admin)))
    expect(answers.map(codes).sort()).toEqual([[], ['CONFLICT'], ['CONFLICT']])
  })
})

describe('a document goes with its bytes', () => {
  it('when the attachment or the handout that names it is deleted', async () => {
    const { data: attached } = await app.upload(ATTACH, { blockId }, note(), app.admin)
    const { data: handout } = await app.upload(HANDOUT, { bundleId }, note(), app.admin)
    const kept = await keys()
    await app.send(DETACH, { id: attached.contentBlockAttachmentCreate.id }, app.admin)
    expect(await keys()).toHaveLength(1)
    await app.send(REMOVE, { id: handout.libraryMaterialCreate.id }, app.admin)
    expect(await keys()).toEqual([])
    for (const key of kept) await expect.poll(() => there(key)).toBe(false)
  })

  it('when its handout gets another one', async () => {
    const { data } = await app.upload(HANDOUT, { bundleId }, note(), app.admin)
    const [old = ''] = await keys()
    const { errors } = await app.upload(REPLACE, { id: data.libraryMaterialCreate.id }, note(2_000), app.admin)
    expect(errors).toBe(undefined)
    expect(await keys()).toHaveLength(1)
    await expect.poll(() => there(old)).toBe(false)
  })

  it('but not while something else names it', async () => {
    const { data } = await app.upload(ATTACH, { blockId }, note(), app.admin)
    await query('insert into library_materials (id, bundle_id, file_id) select $1, $2, id from drive_files', [
      newId(),
      bundleId,
    ])
    await app.send(DETACH, { id: data.contentBlockAttachmentCreate.id }, app.admin)
    const [key = ''] = await keys()
    expect(await there(key)).toBe(true)
  })

  it('a day after the block that it was attached to is deleted', async () => {
    const { contentId } = await app.bundle()
    const block = await app.card(contentId)
    await app.upload(ATTACH, { blockId: block.id }, note(), app.admin)
    await app.upload(ATTACH, { blockId }, note(), app.admin)
    await query('delete from content_blocks where id = $1', [block.id])
    await app.at(new Date(Date.now() + 25 * 3_600_000))
    expect(await keys()).toHaveLength(1)
  })
})
