import { afterAll, beforeAll, expect, it } from 'vitest'
import { codes, type Library, library } from '../library'

let app: Library
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

const CREATE =
  'mutation ($bundleId: ID!, $file: Upload!) { libraryAttachmentCreate(bundleId: $bundleId, title: "Script", file: $file) { id title fileMimetype file } }'
const UPDATE =
  'mutation ($id: ID!, $title: String, $file: Upload) { libraryAttachmentUpdate(id: $id, title: $title, file: $file) { id title fileMimetype file } }'
const LIST = 'query ($bundleId: ID!) { libraryAttachments(bundleId: $bundleId) { id title } }'
const text = (content: string) => ({ name: 'script.txt', type: 'text/plain', content })
const fileOf = (address: string) => address.slice(0, address.indexOf('?'))
const files = async () =>
  Number((await app.services.database.query({ text: 'select count(*) from drive_files' })).rows[0]?.count)

it('a document that authors keep with a bundle is renamed, replaced and deleted, and leaves no file behind', async () => {
  const { id: bundleId } = await app.bundle()
  const before = await files()
  const kept = (await app.upload(CREATE, { bundleId }, text('First words'), app.admin)).data.libraryAttachmentCreate
  expect(kept).toMatchObject({ title: 'Script', fileMimetype: 'text/plain' })
  const { id } = kept
  const renamed = await app.send(UPDATE, { id, title: 'Script of slide 1' }, app.admin)
  expect(renamed.data.libraryAttachmentUpdate).toMatchObject({ title: 'Script of slide 1' })
  const replaced = await app.upload(UPDATE, { id }, text('Other words'), app.admin)
  expect(replaced.data.libraryAttachmentUpdate).toMatchObject({ title: 'Script of slide 1' })
  const { file } = replaced.data.libraryAttachmentUpdate
  expect(fileOf(file)).not.toBe(fileOf(kept.file))
  expect((await app.server.inject({ url: file })).payload).toBe('Other words')
  expect(await files()).toBe(before + 1)
  expect(codes(await app.send(UPDATE, { id, title: ' ' }, app.admin))).toEqual(['VALIDATION title'])
  expect(codes(await app.send(UPDATE, { id, title: 'Mine' }, app.student))).toEqual(['FORBIDDEN'])
  const tutor = await app.person({ type: 'tutoringSolicitor' })
  expect(codes(await app.send(UPDATE, { id, title: 'Mine' }, tutor))).toEqual(['NOT_FOUND'])
  await app.send('mutation ($id: ID!) { libraryAttachmentDelete(id: $id) { id } }', { id }, app.admin)
  expect((await app.send(LIST, { bundleId }, app.admin)).data.libraryAttachments).toEqual([])
  expect(await files()).toBe(before)
})
