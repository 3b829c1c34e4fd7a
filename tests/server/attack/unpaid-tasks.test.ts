import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mocks } from '../../../server/room/mock/table'
import { build, type Person, type TestApp } from '../../build'
import { booked, hold, inDays, type School, school } from '../../factories'

let app: TestApp
let place: School
beforeAll(async () => {
  app = await build()
  place = await school(app, { mode: 'window' })
  await app.services.database.orm
    .update(mocks)
    .set({ extraTasks: [{ title: 'A further task', body: '<p>Secret.</p>' }] })
    .where(eq(mocks.id, place.mockIds[0] ?? ''))
})
afterAll(() => app.close())

const tasks = async (id: string, who: Person) => {
  const { data } = await app.send(
    'query($id: ID!) { session(id: $id) { extraTasks { title } } }',
    { id },
    await app.again(who),
  )
  return data.session.extraTasks
}

describe('the later tasks of a session', () => {
  it('stay closed in a cancelled session, though its opening has passed', async () => {
    const student = await app.person()
    const start = inDays(app, 3)
    const id = await booked(app, place, student, start)
    await app.send('mutation($id: ID!) { sessionCancel(id: $id) { id } }', { id }, student)
    await app.at(new Date(start.getTime() + 60_000))
    expect(await tasks(id, student)).toBeNull()
    await app.at(null)
  })

  it('stay closed while the session is held and unpaid', async () => {
    const student = await app.person()
    const start = inDays(app, 4)
    await app.at(new Date(start.getTime() - 5 * 60_000))
    const held = await hold(app, place, await app.again(student), start)
    await app.at(new Date(start.getTime() + 60_000))
    expect(await tasks(held.data.sessionHold.session.id, student)).toBeNull()
    await app.at(null)
  })

  it('open to a student who has paid', async () => {
    const student = await app.person()
    const start = inDays(app, 5)
    const id = await booked(app, place, student, start)
    await app.at(new Date(start.getTime() + 60_000))
    expect(await tasks(id, student)).toEqual([{ title: 'A further task' }])
    await app.at(null)
  })
})
