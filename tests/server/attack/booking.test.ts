import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../build'
import { booked, give, hold, inDays, school } from '../../factories'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const reschedule = 'mutation($id: ID!, $at: DateTime!) { sessionReschedule(id: $id, startAt: $at) { id } }'
const cancel = 'mutation($id: ID!) { sessionCancel(id: $id) { status } }'

it('a student who has read the task cannot sit the same mock again, by moving or by cancelling', async () => {
  const place = await school(app)
  const student = await app.person()
  const at = inDays(app, 3)
  const id = await booked(app, place, student, at)
  await app.at(new Date(at.getTime() - 5 * 60_000))
  const awake = await app.again(student)
  const later = inDays(app, 3).toISOString()
  expect((await app.send(reschedule, { id, at: later }, awake)).errors?.[0]?.extensions.code).toBe('CONFLICT')
  expect((await app.send(cancel, { id }, awake)).errors).toBeUndefined()
  expect((await hold(app, place, awake, inDays(app, 4))).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    field: 'practiceAreaId',
  })
  await app.at(null)
})

it('a late move does not bring the free time back', async () => {
  const place = await school(app)
  const student = await app.person()
  const at = inDays(app, 3)
  const id = await booked(app, place, student, at)
  await app.at(new Date(at.getTime() - 12 * 3_600_000))
  const awake = await app.again(student)
  const moved = await app.send(reschedule, { id, at: inDays(app, 6).toISOString() }, awake)
  await app.send(cancel, { id: moved.data.sessionReschedule.id }, awake)
  const { data } = await app.send('{ wallet { balance } }', {}, awake)
  // £200 given, £70 paid, £10 for the move, and half the price back.
  expect(data.wallet.balance).toBe(20_000 - 7000 - 1000 + 3500)
  await app.at(null)
})

it('a start cannot be booked years ahead', async () => {
  const place = await school(app, { mode: 'window' })
  const student = await app.person()
  await give(app, student, 20_000)
  expect((await hold(app, place, student, new Date('2199-01-01T10:00:00Z'))).errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    field: 'startAt',
  })
})

it('hours offered for centuries are refused, and hours of many months do not slow the list of starts', async () => {
  const place = await school(app)
  const tutor = place.tutors[0] as Person
  const offer =
    'mutation($from: DateTime!, $until: DateTime!) { availabilityExceptionCreate(kind: extra, from: $from, until: $until) { id } }'
  const refused = await app.send(offer, { from: '2026-01-01T00:00:00Z', until: '8999-01-01T00:00:00Z' }, tutor)
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'until' })
  await app.send(offer, { from: inDays(app, 1, 0).toISOString(), until: inDays(app, 300, 0).toISOString() }, tutor)
  const student = await app.person()
  const from = inDays(app, 3, 0)
  const until = inDays(app, 4, 0)
  const document =
    'query($t: ID!, $a: ID!, $from: DateTime!, $until: DateTime!) { slots(sessionTypeId: $t, practiceAreaId: $a, from: $from, until: $until) { entries { from } } }'
  const { data } = await app.send(
    document,
    { t: place.typeId, a: place.areaId, from: from.toISOString(), until: until.toISOString() },
    student,
  )
  expect(data.slots.entries).toHaveLength(48)
})

it('staff who may book for free cannot do so for themselves', async () => {
  const place = await school(app)
  const clerk = await app.person({ abilities: ['manage_billing'] })
  const held = await hold(app, place, clerk, inDays(app, 3))
  const free = 'mutation($id: ID!) { sessionBook(id: $id, free: true, reason: "why not") { status } }'
  expect((await app.send(free, { id: held.data.sessionHold.session.id }, clerk)).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  )
})
