import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const pdf = { name: 'note.txt', type: 'text/plain', content: 'A note' }
const add = (sessionId: string, who: Person, studentCanView = true) =>
  app.upload(
    `mutation($id: ID!, $seen: Boolean, $file: Upload) {
      sessionMaterialCreate(sessionId: $id, title: "Attendance note", contentType: "text/plain", studentCanView: $seen, file: $file) { id file { own title } } }`,
    { id: sessionId, seen: studentCanView },
    pdf,
    who,
  )
const change = (id: string, values: object, who: Person) =>
  app.send(
    `mutation($id: ID!, $title: String, $seen: Boolean) {
      sessionMaterialUpdate(id: $id, title: $title, studentCanView: $seen) { id file { title studentCanView own } } }`,
    { id, ...values },
    who,
  )
const titles = async (id: string, who: Person) => {
  const { data } = await app.send(
    'query($id: ID!) { session(id: $id) { materials { file { title own } } } }',
    { id },
    who,
  )
  return data.session.materials.map(({ file }: { file: { title: string } }) => file.title)
}
const code = async (answer: ReturnType<typeof change>) => (await answer).errors?.[0]?.extensions.code

describe('a document of a session', () => {
  it('is added by its tutor, who says whether the candidate sees it, renames it and takes it away', async () => {
    const sessionId = await app.session({ status: 'in_progress' })
    const { data } = await add(sessionId, app.tutor, false)
    const { id, file } = data.sessionMaterialCreate
    expect(file).toEqual({ own: true, title: 'Attendance note' })
    expect(await titles(sessionId, app.student)).toEqual([])
    const changed = await change(id, { title: '  Note of 3 May ', seen: true }, app.tutor)
    expect(changed.data.sessionMaterialUpdate.file).toEqual({ title: 'Note of 3 May', studentCanView: true, own: true })
    expect(await titles(sessionId, app.student)).toEqual(['Note of 3 May'])
    await app.send('mutation($id: ID!) { sessionMaterialDelete(id: $id) { id } }', { id }, app.tutor)
    expect(await titles(sessionId, app.student)).toEqual([])
  })

  it('is changed by nobody but whoever added it, and staff', async () => {
    const sessionId = await app.session({ status: 'in_progress' })
    const { id } = (await add(sessionId, app.tutor)).data.sessionMaterialCreate
    expect(await code(change(id, { title: 'Mine' }, app.interviewer))).toBe('FORBIDDEN')
    expect(await code(change(id, { title: 'Mine' }, app.student))).toBe('FORBIDDEN')
    expect(await code(change(id, { title: 'Mine' }, app.stranger))).toBe('NOT_FOUND')
    expect(await code(change(id, { title: ' ' }, app.tutor))).toBe('VALIDATION')
    expect((await change(id, { title: 'By staff' }, app.staff)).data.sessionMaterialUpdate.file).toMatchObject({
      own: false,
    })
  })
})
