import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { booked, inDays, school } from '../../../factories'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await build()
  staff = await app.person({ abilities: ['manage_sessions'] })
})
afterAll(() => app.close())

/** The calendar entries that somebody was mailed, the first first. */
async function entriesOf(person: Person) {
  await app.services.jobs.drain()
  return app.outbox
    .list()
    .filter(({ to }) => to === person.email)
    .sort((one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt))
    .flatMap(({ attachments }) => attachments.filter(({ filename }) => filename === 'session.ics'))
    .map(({ content }) => {
      const text = Buffer.from(content, 'base64').toString().replace(/\r\n /g, '')
      const value = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1] ?? ''
      return { uid: value('UID'), name: value('SUMMARY'), sequence: Number(value('SEQUENCE')), method: value('METHOD') }
    })
}
const rename = (id: string, name: string) =>
  app.send('mutation ($id: ID!, $name: String) { sessionUpdate(id: $id, name: $name) { name } }', { id, name }, staff)

it('a session that is renamed sends its calendar entry anew, and each version has a higher number, also within a second', async () => {
  const place = await school(app, { mocks: 2 })
  const student = await app.person()
  const at = inDays(app, 3)
  const id = await booked(app, place, student, at)
  expect((await rename(id, 'First name')).errors).toBeUndefined()
  expect((await rename(id, 'Second name')).errors).toBeUndefined()
  // The same name again is no news.
  await rename(id, 'Second name')
  const moved = await app.send(
    'mutation ($id: ID!, $at: DateTime!) { sessionReschedule(id: $id, startAt: $at) { id } }',
    { id, at: new Date(at.getTime() + 1_800_000).toISOString() },
    student,
  )
  await app.send('mutation ($id: ID!) { sessionCancel(id: $id) { id } }', moved.data.sessionReschedule, student)
  const entries = (await entriesOf(student)).sort((one, other) => one.sequence - other.sequence)
  expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${id}@articled`]))
  expect(entries.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'REQUEST', 'CANCEL'])
  expect(entries.slice(1, 3).map(({ name }) => name)).toEqual(['First name', 'Second name'])
  const numbers = entries.map(({ sequence }) => sequence)
  expect(new Set(numbers).size).toBe(5)
})

it('a session that is over or cancelled can be renamed without a word to anybody', async () => {
  const place = await school(app)
  const student = await app.person()
  const id = await booked(app, place, student, inDays(app, 4))
  await app.send('mutation ($id: ID!) { sessionCancel(id: $id) { id } }', { id }, student)
  const before = (await entriesOf(student)).length
  await rename(id, 'Another name')
  expect(await entriesOf(student)).toHaveLength(before)
})

it('a move is one version of the calendar entry for all its people', async () => {
  const place = await school(app)
  const student = await app.person()
  const at = inDays(app, 5)
  const id = await booked(app, place, student, at)
  const moved = await app.send(
    'mutation ($id: ID!, $at: DateTime!) { sessionReschedule(id: $id, startAt: $at) { id } }',
    { id, at: new Date(at.getTime() + 1_800_000).toISOString() },
    student,
  )
  expect(moved.errors).toBeUndefined()
  const last = async (who: Person) =>
    (await entriesOf(who))
      .filter(({ uid }) => uid === `${id}@articled`)
      .sort((one, other) => other.sequence - one.sequence)[0]
  const [ofStudent, ofTutor] = [await last(student), await last(place.tutors[0] as Person)]
  expect(ofStudent).toEqual(ofTutor)
})

it('the marker of a written station, whom staff add and take out again, is told of both and has it in no calendar', async () => {
  const place = await school(app, { mode: 'window' })
  const id = await booked(app, place, await app.person(), inDays(app, 3))
  const marker = await app.person({ type: 'tutoringSolicitor' })
  const added = await app.send(
    'mutation ($id: ID!, $userId: ID!) { sessionAttendeeCreate(sessionId: $id, userId: $userId, role: tutor) { id } }',
    { id, userId: marker.id },
    staff,
  )
  const attendee = added.data.sessionAttendeeCreate
  // The first letter leaves while they may read the session.
  expect(await entriesOf(marker)).toEqual([])
  await app.send('mutation ($id: ID!) { sessionAttendeeDelete(id: $id) { id } }', attendee, staff)
  expect(await entriesOf(marker)).toEqual([])
  const letters = app.outbox.list().filter(({ to }) => to === marker.email)
  expect(letters.map(({ subject }) => subject.split(':')[0]).sort()).toEqual(['You attend', 'You no longer attend'])
  // It is no window of the marker's.
  expect(letters.map(({ text }) => text).join()).not.toContain('answers are due')
})
