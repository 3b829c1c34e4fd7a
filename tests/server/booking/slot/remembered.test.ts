import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { booked, hold, inDays, type School, school } from '../../../factories'

let app: TestApp
let place: School
let student: Person
let staff: Person
beforeAll(async () => {
  app = await build()
  staff = await app.person({ abilities: ['manage_sessions', 'manage_mocks', 'manage_users', 'assign_tutors'] })
})
afterAll(() => app.close())
beforeEach(async () => {
  place = await school(app)
  student = await app.person()
})

const tutorOf = ({ tutors: [tutor] }: School) => tutor as Person
const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows
const from = () => inDays(app, 3, 0)
const thirdDay = () => ({ from: from(), until: inDays(app, 4, 0) })

/** The number of starts that a student sees on the third day: sixteen in eight hours. */
async function shown(who = student, day = thirdDay()): Promise<number> {
  const { data } = await app.send(
    'query ($type: ID!, $area: ID!, $from: DateTime!, $until: DateTime!) { slots(sessionTypeId: $type, practiceAreaId: $area, from: $from, until: $until) { entries { from } } }',
    { type: place.typeId, area: place.areaId, ...day },
    who,
  )
  return data.slots.entries.length
}

const done = async (document: string, variables: object, who: Person = staff) => {
  const { errors } = await app.send(document, variables, who)
  expect(errors).toBeUndefined()
}

describe('the remembered timetables of tutors', () => {
  it('are read from the database once, whoever looks', async () => {
    expect(await shown()).toBe(16)
    const asked: string[] = []
    const { query } = app.services.database
    app.services.database.query = (statement) => {
      asked.push(statement.name ?? '')
      return query(statement)
    }
    expect(await shown(await app.person())).toBe(16)
    app.services.database.query = query
    expect(asked.filter((name) => name.startsWith('booking_'))).toEqual(['booking_student'])
  })

  it.each<[change: string, make: () => Promise<unknown>, left: number | (() => Promise<number>)]>([
    [
      'hours are taken out of the week',
      async () => {
        const weekday = ((from().getUTCDay() + 6) % 7) + 1
        const [rule] = await query('select id from availability_rules where user_id = $1 and weekday = $2', [
          tutorOf(place).id,
          weekday,
        ])
        await done('mutation ($id: ID!) { availabilityRuleDelete(id: $id) { id } }', { id: rule?.id }, tutorOf(place))
      },
      0,
    ],
    [
      'hours off are added',
      () =>
        done(
          'mutation ($from: DateTime!, $until: DateTime!) { availabilityExceptionCreate(kind: off, from: $from, until: $until) { id } }',
          { from: inDays(app, 3, 12), until: inDays(app, 4, 0) },
          tutorOf(place),
        ),
      // Her hours are London's, so that those before noon are more in summer.
      () => shown(student, { from: from(), until: inDays(app, 3, 12) }),
    ],
    ['somebody holds a start', async () => hold(app, place, await app.person(), inDays(app, 3, 12)), 13],
    ['somebody books a start', async () => booked(app, place, await app.person(), inDays(app, 3, 12)), 13],
    [
      'the mock is archived',
      () => done('mutation ($id: ID!) { mockUpdate(id: $id, status: archived) { id } }', { id: place.mockIds[0] }),
      0,
    ],
    [
      'the tutor may no longer conduct it',
      async () => {
        const [permission] = await query('select id from mock_permissions where user_id = $1', [tutorOf(place).id])
        await done('mutation ($id: ID!) { mockPermissionDelete(id: $id) { id } }', { id: permission?.id })
      },
      0,
    ],
    [
      'the tutor is disabled',
      () => done('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: tutorOf(place).id }),
      0,
    ],
  ])('are right again as soon as %s', async (_change, make, left) => {
    expect(await shown()).toBe(16)
    const expected = typeof left === 'number' ? left : await left()
    await make()
    expect(await shown()).toBe(expected)
  })

  it('give a start back when its session is cancelled, deleted or taken from the tutor', async () => {
    for (const end of [
      (id: string) => done('mutation ($id: ID!) { sessionCancel(id: $id) { id } }', { id }),
      async (id: string) => {
        const [attendee] = await query("select id from session_attendees where session_id = $1 and role = 'tutor'", [
          id,
        ])
        await done('mutation ($id: ID!) { sessionAttendeeDelete(id: $id) { id } }', { id: attendee?.id })
      },
    ]) {
      const id = await booked(app, place, await app.person(), inDays(app, 3, 12))
      expect(await shown()).toBe(13)
      await end(id)
      expect(await shown()).toBe(16)
    }
    const held = await hold(app, place, await app.person(), inDays(app, 3, 12))
    expect(await shown()).toBe(13)
    await done('mutation ($id: ID!) { sessionDelete(id: $id) { id } }', { id: held.data.sessionHold.session.id })
    expect(await shown()).toBe(16)
  })

  it('count a hold until it lapses, but never against its own student', async () => {
    const now = app.services.clock.now()
    await hold(app, place, student, inDays(app, 3, 12))
    const other = await app.person()
    expect([await shown(), await shown(other)]).toEqual([16, 13])
    app.services.clock.set(new Date(now.getTime() + 11 * 60_000))
    expect(await shown(await app.again(other))).toBe(16)
    app.services.clock.set(null)
  })

  it('give a start back at the instant when its hold lapses, even to a student who has just looked', async () => {
    const now = app.services.clock.now()
    // Ten minutes later it may be the next day.
    const day = thirdDay()
    await hold(app, place, await app.person(), inDays(app, 3, 12))
    app.services.clock.set(new Date(now.getTime() + 9.8 * 60_000))
    const other = await app.again(await app.person())
    expect(await shown(other, day)).toBe(13)
    app.services.clock.set(new Date(now.getTime() + 10.2 * 60_000))
    expect(await shown(other, day)).toBe(16)
    app.services.clock.set(null)
  })

  it('stay for a minute where another program changes the database, but a booking never uses them', async () => {
    expect(await shown()).toBe(16)
    await query('delete from availability_rules where user_id = $1', [tutorOf(place).id])
    expect(await shown()).toBe(16)
    const late = await hold(app, place, student, inDays(app, 3, 12))
    expect(late.errors?.[0]?.extensions.code).toBe('SLOT_TAKEN')
    app.services.clock.set(new Date(Date.now() + 61_000))
    expect(await shown()).toBe(0)
    app.services.clock.set(null)
  })

  it('are not kept where they were read during a change', async () => {
    const { database, bus } = app.services
    const { query: ask } = database
    let release = () => {}
    database.query = async (statement) => {
      const answer = await ask(statement)
      if (statement.name === 'booking_timetables' && release.length === 0)
        await new Promise<void>((done) => {
          release = done
        })
      return answer
    }
    const first = shown()
    while (release.length === 0) await new Promise((done) => setTimeout(done, 5))
    database.query = ask
    const gone = await query('delete from availability_rules where user_id = $1 returning id', [tutorOf(place).id])
    bus.publish('change', { type: 'AvailabilityRule', id: String(gone[0]?.id), kind: 'deleted' })
    release()
    await first
    expect(await shown()).toBe(0)
  })
})
