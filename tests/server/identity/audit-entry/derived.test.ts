import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { booked, inDays, type School, school } from '../../../factories'

let app: TestApp
let place: School
let staff: Person
beforeAll(async () => {
  app = await build()
  place = await school(app, { mocks: 2 })
  staff = await app.person({ abilities: ['manage_sessions', 'view_audit_log'] })
})
afterAll(() => app.close())

/** What the log has of the acts of an operation, the latest first. */
async function changesOf(operation: string): Promise<string[]> {
  const { data } = await app.send(
    'query($operation: String) { auditLog(operation: $operation) { entries { changes { record field } } } }',
    { operation },
    staff,
  )
  return data.auditLog.entries.flatMap(({ changes }: { changes: { record: string; field: string }[] }) =>
    changes.map(({ record, field }) => `${record}: ${field}`),
  )
}

it('staff who rename and cancel a session leave what they changed, not what follows from it', async () => {
  const student = await app.person()
  const id = await booked(app, place, student, inDays(app, 3))
  const act = async (document: string, variables: object) =>
    expect((await app.send(document, variables, staff)).errors).toBeUndefined()
  await act('mutation($id: ID!) { sessionUpdate(id: $id, name: "Another name") { id } }', { id })
  expect(await changesOf('sessionUpdate')).toEqual(['sessions: name'])
  await act('mutation($id: ID!) { sessionCancel(id: $id, reason: "The tutor is ill") { id } }', { id })
  const cancelled = await changesOf('sessionCancel')
  expect(cancelled).toContain('sessions: status')
  expect(cancelled).not.toContain('sessions: invitation sequence')
  expect(cancelled).not.toContain('session attendees: ahead')
})
