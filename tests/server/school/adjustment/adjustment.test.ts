import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Answer, Person } from '../../../build'
import { type Attempts, attempts, NOON, question } from '../../library/test-attempt/library'

let app: Attempts
let staff: Person
beforeAll(async () => {
  app = await attempts()
  staff = await app.person({ abilities: ['manage_users'] })
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const WRITE = `mutation ($userId: ID!, $extraTime: Int!, $breaks: Int!, $note: Text) {
  adjustmentWrite(userId: $userId, extraTime: $extraTime, breaks: $breaks, note: $note) { userId extraTime breaks note } }`
const READ = 'query ($userId: ID) { adjustment(userId: $userId) { userId extraTime breaks note } }'
const give = (userId: string, values: object) => app.send(WRITE, { userId, extraTime: 0, breaks: 0, ...values }, staff)
const read = async (who: Person, userId?: string) => (await app.send(READ, { userId }, who)).data.adjustment
const refused = ({ errors = [] }: Answer) =>
  errors.map(({ extensions }) => `${extensions.code} ${extensions.field ?? ''}`.trim())

it('is written by staff, and read by its person without the note, and by nobody else', async () => {
  const person = await app.person()
  expect(await read(person)).toBeNull()
  expect((await give(person.id, { extraTime: 25, breaks: 30, note: 'Dyslexia' })).data.adjustmentWrite).toEqual({
    userId: person.id,
    extraTime: 25,
    breaks: 30,
    note: 'Dyslexia',
  })
  expect(await read(person)).toEqual({ userId: person.id, extraTime: 25, breaks: 30, note: null })
  expect(await read(await app.person({ abilities: ['view_all_users'] }), person.id)).toMatchObject({ note: 'Dyslexia' })
  expect(await read(await app.person({ type: 'tutoringSolicitor' }), person.id)).toBeNull()
  const exported = JSON.stringify((await app.send('{ userExport }', {}, person)).data)
  expect(exported).toContain('"extraTime":25')
  expect(exported).not.toContain('Dyslexia')
})

it('is one for each person: a later one takes the place of the first', async () => {
  const person = await app.person()
  await Promise.all([1, 2, 3].map((extraTime) => give(person.id, { extraTime })))
  await give(person.id, { extraTime: 50 })
  expect(await app.query('select extra_time from adjustments where user_id = $1', [person.id])).toEqual([
    { extra_time: 50 },
  ])
})

it('is refused out of range, and for nobody', async () => {
  const { id } = await app.person()
  expect(refused(await give(id, { extraTime: 101 }))).toEqual(['VALIDATION extraTime'])
  expect(refused(await give(id, { extraTime: -1 }))).toEqual(['VALIDATION extraTime'])
  expect(refused(await give(id, { breaks: 121 }))).toEqual(['VALIDATION breaks'])
  expect(refused(await give(id, { note: 'x'.repeat(2_001) }))).toEqual(['VALIDATION note'])
  expect(refused(await give('01a1fcb1-aa59-7079-a711-881873d585b8', {}))).toEqual(['NOT_FOUND'])
})

it('gives more time in an attempt that is begun after it, and none in one that runs', async () => {
  const place = await app.library.test([question('true_false', '*t f')], { timerEnable: true, timeLimit: 60 })
  const [person, other] = [await app.person(), await app.person()]
  for (const each of [person, other]) await app.library.let(each, place)
  const begun = async (who: Person) => (await app.start({ bundleId: place.bundleId }, who)).data.testAttemptStart
  await give(person.id, { extraTime: 25 })
  const first = await begun(person)
  expect(first).toMatchObject({ timeLimit: 60, extraTime: 25 })
  expect(first.endsAt).toContain('2026-06-01T13:15')
  expect((await begun(other)).endsAt).toContain('2026-06-01T13:00')
  await give(other.id, { extraTime: 100 })
  expect((await begun(other)).endsAt).toContain('2026-06-01T13:00')
})
