import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ability } from '../../../../access/abilities'
import { build, type Person, type TestApp } from '../../../build'
import { booked, inDays, type School, school } from '../../../factories'

let app: TestApp
let place: School
let admin: Person
let student: Person
beforeAll(async () => {
  app = await build()
  place = await school(app, { mocks: 6 })
  admin = await app.person({ role: 'admin', firstName: 'Catrin', lastName: 'Vaughan' })
  student = await app.person({ firstName: 'Callum', lastName: 'Reid' })
})
afterAll(() => app.close())

const STORY = `query ($of: StoryOf!, $id: ID!) {
  recordStory(of: $of, id: $id) { entries { kind title detail text byName startAt amount at } next } }`
interface Entry {
  kind: string
  title: string | null
  text: string | null
  byName: string | null
  startAt: string | null
  amount: number | null
  at: string
}
const story = async (of: string, id: string, who: Person = admin): Promise<Entry[]> => {
  const { data, errors } = await app.send(STORY, { of, id }, who)
  expect(errors).toBeUndefined()
  return data.recordStory.entries
}
const kinds = async (of: string, id: string, who?: Person) => (await story(of, id, who)).map(({ kind }) => kind)
const act = async (document: string, variables: object, who = admin) => {
  const { data, errors } = await app.send(document, variables, who)
  expect(errors).toBeUndefined()
  return data
}
const conductorOf = async (id: string): Promise<Person> => {
  const { rows } = await app.services.database.query({
    text: `select user_id from session_attendees where session_id = $1 and role = 'tutor'`,
    values: [id],
  })
  const found = place.tutors.find((each) => each.id === rows[0]?.user_id)
  if (!found) throw new Error('nobody conducts the session')
  return found
}

describe('the story of a session', () => {
  it('tells who booked it and paid, who accepted it, and what came of it, the newest first', async () => {
    const id = await booked(app, place, student, inDays(app, 3))
    const tutor = await conductorOf(id)
    await act('mutation ($id: ID!) { sessionAssignmentAccept(id: $id) { id } }', { id }, tutor)
    await act('mutation ($id: ID!) { sessionCancel(id: $id, reason: "Ill") { id } }', { id }, student)
    const entries = await story('Session', id)
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    expect(entries.map(({ kind }) => kind).sort()).toEqual(
      ['movement', 'movement', 'session_accepted', 'session_booked', 'session_cancelled'].sort(),
    )
    const of = (kind: string) => entries.find((each) => each.kind === kind)
    expect(of('session_booked')).toMatchObject({ byName: 'Callum Reid', startAt: inDays(app, 3).toISOString() })
    expect(of('session_accepted')).toMatchObject({ byName: expect.stringMatching(/^Tom Tutor/) })
    expect(of('session_cancelled')).toMatchObject({ byName: 'Callum Reid', text: 'Ill' })
    const sums = entries.filter(({ kind }) => kind === 'movement').map(({ amount }) => amount ?? 0)
    expect(sums[0]).toBeGreaterThan(0)
    expect(sums.reduce((sum, each) => sum + each, 0)).toBe(0)
  })

  it('tells of a tutor who gave it back, with the reason', async () => {
    const id = await booked(app, place, student, inDays(app, 4))
    const tutor = await conductorOf(id)
    await act(
      'mutation ($id: ID!) { sessionAssignmentDecline(id: $id, reason: "In court until six.") { id } }',
      { id },
      tutor,
    )
    expect(await story('Session', id)).toContainEqual(
      expect.objectContaining({ kind: 'session_declined', text: 'In court until six.' }),
    )
  })

  it('goes on from before a move, which is told once', async () => {
    const id = await booked(app, place, student, inDays(app, 5))
    const moved = await act(
      'mutation ($id: ID!, $at: DateTime!) { sessionReschedule(id: $id, startAt: $at, reason: "Tutor is away") { id } }',
      { id, at: inDays(app, 6).toISOString() },
    )
    const told = (await story('Session', moved.sessionReschedule.id)).filter(({ kind }) => kind.startsWith('session_'))
    expect(told.map(({ kind }) => kind)).toEqual(['session_moved', 'session_booked'])
    expect(told.map(({ startAt }) => startAt)).toEqual([inDays(app, 6).toISOString(), inDays(app, 5).toISOString()])
  })

  it('tells what staff changed, and names the values', async () => {
    const id = await booked(app, place, student, inDays(app, 7))
    await act('mutation ($id: ID!) { sessionUpdate(id: $id, shortName: "Plea") { id } }', { id })
    expect(await story('Session', id)).toContainEqual(
      expect.objectContaining({
        kind: 'act',
        title: 'Changed a session',
        text: 'short_name',
        byName: 'Catrin Vaughan',
      }),
    )
  })

  it('gives everybody the parts that they may read', async () => {
    const id = await booked(app, place, student, inDays(app, 8))
    await act('mutation ($id: ID!) { sessionUpdate(id: $id, shortName: "Plea") { id } }', { id })
    const seen = async (...abilities: Ability[]) =>
      (await kinds('Session', id, await app.person({ abilities: ['view_all_sessions', ...abilities] }))).sort()
    expect(await seen()).toEqual(['session_booked'])
    expect(await seen('manage_billing')).toEqual(['movement', 'session_booked'])
    expect(await seen('view_audit_log')).toEqual(['act', 'session_booked'])
  })

  it('is refused to its candidate, its tutor, and staff of other lists', async () => {
    const id = await booked(app, place, student, inDays(app, 9))
    const biller = await app.person({ abilities: ['manage_billing'] })
    for (const who of [student, await conductorOf(id), biller])
      expect((await app.send(STORY, { of: 'Session', id }, who)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const none = await app.send(STORY, { of: 'Mock', id }, admin)
    expect(none.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('the stories of other records', () => {
  it('tell what was done to a mock, to those who may read the audit log', async () => {
    const { mocks } = (await app.send('{ mocks { entries { id } } }', {}, admin)).data
    const { id } = mocks.entries[0]
    await act('mutation ($id: ID!) { mockUpdate(id: $id, status: archived) { id } }', { id })
    expect(await story('Mock', id)).toContainEqual(
      expect.objectContaining({ kind: 'act', title: 'Changed a mock', text: 'status', byName: 'Catrin Vaughan' }),
    )
    expect(await kinds('Mock', id, await app.person({ abilities: ['view_all_mocks'] }))).toEqual([])
  })

  it('tell of a purchase who entered it, and the money once it has arrived', async () => {
    const made = await act(
      `mutation ($id: ID!) { billingSessionCreate(userId: $id, mode: payment, gateway: manual, items: [{ type: topup, unitAmount: 5000 }]) { id } }`,
      { id: student.id },
    )
    const { id } = made.billingSessionCreate
    expect((await kinds('BillingSession', id)).sort()).toEqual(['act', 'purchase_begun'])
    await act('mutation ($id: ID!) { billingSessionUpdate(id: $id, paymentStatus: paid) { id } }', { id })
    expect(await story('BillingSession', id)).toContainEqual(
      expect.objectContaining({ kind: 'movement', amount: 5000 }),
    )
  })
})
