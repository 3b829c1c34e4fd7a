import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { booked, inDays, type School, school } from '../../../factories'

let app: TestApp
let place: School
let student: Person
let staff: Person
let id: string
let at: Date
const HOUR = 3_600_000
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.at(new Date('2026-11-02T09:00:00Z'))
  place = await school(app)
  student = await app.person()
  staff = await app.person({ abilities: ['manage_sessions'] })
  at = inDays(app, 3)
  id = await booked(app, place, student, at)
  // The free time of the policy is over.
  await app.at(new Date(at.getTime() - 10 * HOUR))
})

interface Move {
  reason?: string
  chargeFee?: boolean
}
const move = async (more: Move, who = staff) =>
  app.send(
    `mutation($id: ID!, $at: DateTime!, $reason: Text, $chargeFee: Boolean) {
      sessionReschedule(id: $id, startAt: $at, reason: $reason, chargeFee: $chargeFee) { id status startAt }
    }`,
    { id, at: new Date(at.getTime() + 48 * HOUR).toISOString(), ...more },
    await app.again(who),
  )
const balance = async () => (await app.send('{ wallet { balance } }', {}, await app.again(student))).data.wallet.balance

describe('staff who move a session', () => {
  it('take no fee, and both sides read why', async () => {
    const before = await balance()
    const { data } = await move({ reason: 'The room is flooded.' })
    expect(data.sessionReschedule.status).toBe('booked')
    expect(await balance()).toBe(before)
    await app.services.jobs.drain()
    for (const who of [student, place.tutors[0] as Person]) {
      const told = app.outbox.latestTo(who.email)
      expect(told?.subject).toBe('Moved: Client interview')
      expect(told?.text).toContain('Our reason: The room is flooded.')
    }
    const seen = await app.send(
      'query($id: ID!) { session(id: $id) { status cancelReason } }',
      { id },
      await app.again(student),
    )
    expect(seen.data.session).toEqual({ status: 'cancelled', cancelReason: 'rescheduled' })
  })

  it('take the fee of the policy if they choose it', async () => {
    const before = await balance()
    expect((await move({ reason: 'You asked for it on the day.', chargeFee: true })).errors).toBeUndefined()
    expect(await balance()).toBe(before - 1000)
  })

  it('say why, or it stays where it is', async () => {
    for (const reason of [undefined, '  '])
      expect((await move({ ...(reason !== undefined && { reason }) })).errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION',
        field: 'reason',
      })
    const seen = await app.send('query($id: ID!) { session(id: $id) { status } }', { id }, await app.again(staff))
    expect(seen.data.session.status).toBe('booked')
  })

  it('need the ability for it', async () => {
    const other = await app.person({ abilities: ['assign_tutors'] })
    expect((await move({ reason: 'Why not' }, other)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

it('a candidate pays the fee of a late move, whatever they ask for', async () => {
  const before = await balance()
  expect((await move({ chargeFee: false, reason: 'Free, please' }, student)).errors).toBeUndefined()
  expect(await balance()).toBe(before - 1000)
  await app.services.jobs.drain()
  expect(app.outbox.latestTo(student.email)?.text).not.toContain('Free, please')
})
