import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { booked, inDays, type School, school } from '../../../factories'

let app: TestApp
let admin: Person
let place: School
beforeAll(async () => {
  app = await build()
  admin = await app.person({ role: 'admin' })
  place = await school(app, { mocks: 12 })
})
afterAll(() => app.close())

const breaks = ['\u2028', '\u2029', '\n', '\r\n', '\u0085', '\u0000', '\u001b', '\t', '\u202e', '\ud83d']
const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows
const subjectsTo = async ({ email }: Person) => {
  await app.services.jobs.drain()
  return app.outbox
    .list()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
}
const cancel = (id: string, who: Person) =>
  app.send('mutation($id: ID!) { sessionCancel(id: $id) { id } }', { id }, who)

describe('what has a break in its name', () => {
  it('is named in one line: a session type, and each session of it', async () => {
    const change = (name: string) =>
      app.send(
        `mutation($id: ID!, $name: String!, $tech: String!) { sessionTypeUpdate(id: $id, group: oral, mode: live, techName: $tech, name: $name,
          shortName: $name, price: 7000, reschedulePrice: 1000, status: active, duration: 25) { name shortName techName } }`,
        { id: place.typeId, name, tech: `type-${place.typeId}` },
        admin,
      )
    for (const each of breaks)
      expect((await change(`Client${each} interview `)).data.sessionTypeUpdate).toMatchObject({
        name: 'Client interview',
        shortName: 'Client interview',
      })
    for (const blank of ['   ', '\u200b', breaks.join(''), '\u3164'])
      expect((await change(blank)).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'name' })
    expect((await change('x'.repeat(201))).errors?.[0]).toMatchObject({
      message: 'Please use at most 200 characters.',
      extensions: { code: 'VALIDATION', field: 'name' },
    })
  })

  it('is named in one line by staff too, and everybody gets the cancellation', async () => {
    const student = await app.person()
    const id = await booked(app, place, student, inDays(app, 3))
    const { data } = await app.send(
      'mutation($id: ID!, $name: String) { sessionUpdate(id: $id, name: $name) { name } }',
      { id, name: 'Line\nbreak' },
      admin,
    )
    expect(data.sessionUpdate.name).toBe('Line break')
    await cancel(id, student)
    expect(await subjectsTo(student)).toContain('Cancelled: Line break')
    expect(await subjectsTo(place.tutors[0] as Person)).toContain('Cancelled: Line break')
  })

  it('is mailed about although an earlier version let the break in', async () => {
    for (const [at, each] of breaks.filter((each) => !/[\0\ud83d]/.test(each)).entries()) {
      const student = await app.person()
      await query('update session_types set name = $2 where id = $1', [place.typeId, `Old${each} name`])
      const id = await booked(app, place, student, inDays(app, 4 + at))
      await cancel(id, student)
      expect((await subjectsTo(student)).sort()).toEqual(['Booked: Old name', 'Cancelled: Old name'])
      const { data } = await app.send('{ notifications { entries { title } } }', {}, student)
      expect(data.notifications.entries.map(({ title }: { title: string }) => title)).toContain('Booked: Old name')
    }
  })
})
