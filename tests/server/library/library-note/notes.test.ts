import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { librarySlides } from '../../../../server/library/library-slide/table'
import type { Answer, Person } from '../../../build'
import { BUY, library, OPEN } from '../library'

let app: Awaited<ReturnType<typeof library>>
beforeAll(async () => {
  app = await library()
})
afterAll(() => app.close())

const CREATE = `mutation ($bundleId: ID!, $slideId: ID, $second: Int, $text: Text!) {
  libraryNoteCreate(bundleId: $bundleId, slideId: $slideId, second: $second, text: $text) { id slideId second text } }`
const UPDATE = 'mutation ($id: ID!, $text: Text!) { libraryNoteUpdate(id: $id, text: $text) { id text } }'
const READ = 'query ($bundleId: ID!) { libraryNotes(bundleId: $bundleId) { slideId second text } }'
const notes = async (bundleId: string, who: Person = app.student) =>
  (await app.send(READ, { bundleId }, who)).data.libraryNotes
const refused = ({ errors = [] }: Answer) =>
  errors.map(({ extensions }) => `${extensions.code} ${extensions.field ?? ''}`.trim())

/** A lecture with a slide, opened by the student. */
async function lecture() {
  const { id } = await app.bundle({ type: 'lecture', price: 0 })
  const slideId = newId()
  await app.services.database.orm.insert(librarySlides).values({ id: slideId, bundleId: id, title: 'One' })
  return { id, slideId }
}
async function opened() {
  const place = await lecture()
  await app.send(BUY, { bundleId: place.id, price: 0, key: place.id }, app.student)
  expect(refused(await app.send(OPEN, { bundleId: place.id }, app.student))).toEqual([])
  return place
}

it('is pinned to the slide and second where it was written, and is its writer’s alone', async () => {
  const { id, slideId } = await opened()
  const note = { bundleId: id, slideId, second: 85, text: 'Two trustees overreach' }
  const { data } = await app.send(CREATE, note, app.student)
  expect(data.libraryNoteCreate).toMatchObject({ slideId, second: 85, text: 'Two trustees overreach' })
  await app.send(UPDATE, { id: data.libraryNoteCreate.id, text: 'Two trustees, or a trust corporation' }, app.student)
  expect(await notes(id)).toEqual([{ slideId, second: 85, text: 'Two trustees, or a trust corporation' }])
  expect(await notes(id, app.admin)).toEqual([])
  const exported = JSON.stringify((await app.send('{ userExport }', {}, app.student)).data)
  expect(exported).toContain('or a trust corporation')
})

it('is refused for a lecture that its writer has not opened', async () => {
  const { id } = await app.bundle({ type: 'lecture', price: 900 })
  expect(refused(await app.send(CREATE, { bundleId: id, text: 'Mine' }, app.student))).toEqual(['FORBIDDEN'])
  expect(await notes(id)).toEqual([])
})

it('is refused empty, too long, before the beginning, and at a slide of another lecture', async () => {
  const { id, slideId } = await opened()
  const other = await lecture()
  const write = async (values: object) =>
    refused(await app.send(CREATE, { bundleId: id, slideId, text: 'Note', ...values }, app.student))
  expect(await write({ text: '  ' })).toEqual(['VALIDATION text'])
  expect(await write({ text: 'x'.repeat(2001) })).toEqual(['VALIDATION text'])
  expect(await write({ second: -1 })).toEqual(['VALIDATION second'])
  expect(await write({ slideId: null, second: 4 })).toEqual(['VALIDATION second'])
  expect(await write({ slideId: other.slideId })).toEqual(['CONFLICT slideId'])
  expect(await notes(id)).toEqual([])
})

it('stays when its slide is deleted', async () => {
  const { id, slideId } = await opened()
  await app.send(CREATE, { bundleId: id, slideId, second: 2, text: 'Kept' }, app.student)
  await app.send('mutation ($id: ID!) { librarySlideDelete(id: $id) { id } }', { id: slideId }, app.admin)
  expect(await notes(id)).toEqual([{ slideId: null, second: 2, text: 'Kept' }])
})
