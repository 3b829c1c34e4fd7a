import { existsSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MockPermissionType } from '../../../../schema/generated/types'
import { driveFiles } from '../../../../server/files/drive-file/table'
import { newId } from '../../../../server/kernel/database/columns'
import { mockPermissions, mocks } from '../../../../server/room/mock/table'
import type { Person } from '../../../build'
import { criteria, type School, school } from '../session/school'

let app: School
let mockId: string
beforeAll(async () => {
  app = await school()
  mockId = await newMock()
})
afterAll(() => app.close())

const orm = () => app.services.database.orm

async function newMock(values: Partial<typeof mocks.$inferInsert> = {}) {
  const [known] = await orm().select().from(mocks).limit(1)
  if (!known) throw new Error('The school has no mock.')
  const { sessionTypeId, practiceAreaId } = known
  const id = newId()
  await orm()
    .insert(mocks)
    .values({ id, sessionTypeId, practiceAreaId, name: `Doe v Roe ${id}`, status: 'published', ...values })
  return id
}
async function tutorWith(type?: MockPermissionType) {
  const person = await app.person({ type: 'tutoringSolicitor' })
  if (type) await orm().insert(mockPermissions).values({ mockId, userId: person.id, type })
  return person
}
const listed = async (who: Person, editable = true) => {
  const { data } = await app.send(
    'query($editable: Boolean) { mocks(editable: $editable, pageSize: 100) { entries { id lacks } pageInfo { totalCount } } }',
    { editable },
    who,
  )
  return data.mocks as { entries: { id: string; lacks: string[] | null }[]; pageInfo: { totalCount: number } }
}
const file = { name: 'note.txt', type: 'text/plain', content: 'A note' }
const add = (who: Person) =>
  app.upload(
    'mutation($mockId: ID!, $file: Upload) { mockMaterialCreate(mockId: $mockId, title: "Note", file: $file) { file { id own } } }',
    { mockId },
    file,
    who,
  )
const rename = (id: string, who: Person) =>
  app.send('mutation($id: ID!) { driveFileUpdate(id: $id, title: "Renamed") { title } }', { id }, who)
const remove = (id: string, who: Person) =>
  app.send('mutation($id: ID!) { driveFileDelete(id: $id) { id } }', { id }, who)
const codeOf = (answer: Awaited<ReturnType<typeof rename>>) => answer.errors?.[0]?.extensions.code

it('lists the mocks that the caller may change, with what each of them lacks', async () => {
  const tutor = await tutorWith('edit')
  const bare = ['task', 'scenario', 'criteria', 'suggestedAnswer', 'documents']
  expect(await listed(tutor)).toEqual({ entries: [{ id: mockId, lacks: bare }], pageInfo: { totalCount: 1 } })
  await add(tutor)
  expect((await listed(tutor)).entries[0]?.lacks).toEqual(bare.slice(0, -1))
  const staff = await app.person({ abilities: ['manage_mocks'] })
  expect((await listed(staff)).entries.length).toBeGreaterThan(1)
  expect(await listed(await app.person({ abilities: ['view_all_mocks'] }))).toMatchObject({ entries: [] })
})

it.each(['view', 'conduct', 'mark'] as const)('leaves out a mock that the caller may only %s', async (type) => {
  const tutor = await tutorWith(type)
  expect((await listed(tutor)).entries).toEqual([])
  expect((await listed(tutor, false)).entries).toEqual([{ id: mockId, lacks: null }])
  expect(codeOf(await add(tutor))).toBe('FORBIDDEN')
})

it('lets a tutor rename and delete what they added, and nothing of others', async () => {
  const [tutor, colleague] = [await tutorWith('edit'), await tutorWith('edit')]
  const added = (await add(tutor)).data.mockMaterialCreate.file
  expect(added.own).toBe(true)
  expect(codeOf(await rename(added.id, colleague))).toBe('FORBIDDEN')
  expect(codeOf(await remove(added.id, colleague))).toMatch(/FORBIDDEN|NOT_FOUND/)
  expect((await rename(added.id, tutor)).data.driveFileUpdate.title).toBe('Renamed')
  const [kept] = await app.services.database.orm.select().from(driveFiles).where(eq(driveFiles.id, added.id))
  expect((await remove(added.id, tutor)).data.driveFileDelete.id).toBe(added.id)
  await expect.poll(() => existsSync(app.services.files.path(kept?.storageKey ?? ''))).toBe(false)
})

it('takes everything away with the permission, also what the tutor had added', async () => {
  const tutor = await tutorWith('edit')
  const added = (await add(tutor)).data.mockMaterialCreate.file
  await orm()
    .delete(mockPermissions)
    .where(and(eq(mockPermissions.mockId, mockId), eq(mockPermissions.userId, tutor.id)))
  expect((await listed(tutor)).entries).toEqual([])
  expect((await listed(tutor, false)).entries).toEqual([])
  expect(codeOf(await rename(added.id, tutor))).toBe('NOT_FOUND')
  expect(codeOf(await remove(added.id, tutor))).toBe('NOT_FOUND')
  expect(codeOf(await add(tutor))).toBe('FORBIDDEN')
  const mock = await app.send('query($id: ID!) { mock(id: $id) { id } }', { id: mockId }, tutor)
  expect(codeOf(mock)).toBe('NOT_FOUND')
})

it('tells a student nothing of what a mock lacks, and lists none', async () => {
  const answer = await app.send('{ mocks(editable: true) { entries { lacks } } }', {}, app.student)
  expect(codeOf(answer)).toBe('FORBIDDEN')
})

it('is published once nothing of its checklist is missing, and not before, by whatever way', async () => {
  const staff = await app.person({ abilities: ['manage_mocks'] })
  const publish = (id: string) =>
    app.send('mutation($id: ID!) { mockUpdate(id: $id, status: published) { status } }', { id }, staff)
  const bare = await newMock({ status: 'draft' })
  expect((await publish(bare)).errors?.[0]).toMatchObject({
    message: 'This mock cannot be published yet. 6 things are missing: see its checklist.',
    extensions: { code: 'CONFLICT', field: 'status' },
  })
  const [row] = await orm().select().from(mocks).where(eq(mocks.id, bare))
  expect(row?.status).toBe('draft')
  const words = '<p>Words</p>'
  const written = { candidateInstruction: words, scenario: words, suggestedAnswer: words, marksheet: criteria }
  await orm().update(mocks).set(written).where(eq(mocks.id, bare))
  await orm().insert(mockPermissions).values({ mockId: bare, userId: app.tutor.id, type: 'conduct' })
  expect((await publish(bare)).errors?.[0]?.message).toContain('One thing is missing')
  await app.upload(
    'mutation($mockId: ID!, $file: Upload) { mockMaterialCreate(mockId: $mockId, title: "Note", file: $file) { id } }',
    { mockId: bare },
    file,
    staff,
  )
  expect(await publish(bare)).toMatchObject({ data: { mockUpdate: { status: 'published' } } })
  // What is published already can be changed, whatever its checklist says now.
  await orm().update(mocks).set({ scenario: null }).where(eq(mocks.id, bare))
  const rename = await app.send(
    'mutation($id: ID!) { mockUpdate(id: $id, name: "Doe v Poe") { name } }',
    { id: bare },
    staff,
  )
  expect(rename.data.mockUpdate.name).toBe('Doe v Poe')
})
