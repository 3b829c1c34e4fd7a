import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, build, type Person, type TestApp } from '../../../build'
import { booked, inDays, type School, school } from '../../../factories'
import { barrier } from '../../barrier'

let app: TestApp
let place: School
let student: Person
let staff: Person
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.at(new Date('2026-11-02T09:00:00Z'))
  place = await school(app, { tutors: 3 })
  student = await app.person()
  staff = await app.person({ abilities: ['assign_tutors'] })
})

const query = async (text: string, values: unknown[] = []) => (await app.services.database.query({ text, values })).rows
const fault = ({ errors }: Answer) => ({ ...errors?.[0]?.extensions, message: errors?.[0]?.message })

interface Assigned {
  id: string
  userId: string
  replaces?: string | null
  anyway?: boolean
}
const assign = async (args: Assigned, who = staff) =>
  app.send(
    `mutation ($id: ID!, $userId: ID!, $replaces: ID, $anyway: Boolean) {
      sessionAssign(id: $id, userId: $userId, replaces: $replaces, anyway: $anyway) { assignmentStatus attendees { userId role } }
    }`,
    { ...args },
    await app.again(who),
  )
const tutorsFor = async (sessionId: string, who = staff) => {
  const answer = await app.send(
    'query ($sessionId: ID!) { sessionTutors(sessionId: $sessionId) { userId tutor { fullName } role time load thisWeek toMark } }',
    { sessionId },
    await app.again(who),
  )
  return { ...answer, found: (answer.data?.sessionTutors ?? []) as { userId: string; time: string; load: number }[] }
}
const decline = async (id: string, who: Person) =>
  app.send(
    'mutation($id: ID!) { sessionAssignmentDecline(id: $id, reason: "I am ill.") { id } }',
    { id },
    await app.again(who),
  )
const conductorsOf = async (id: string) =>
  (
    await query(`select user_id from session_attendees where session_id = $1 and role in ('tutor', 'interviewer')`, [
      id,
    ])
  ).map(({ user_id }) => String(user_id))

/** A booked session with its tutor, and the others. */
async function taken(at = inDays(app, 3)) {
  const id = await booked(app, place, student, at)
  const [first] = await conductorsOf(id)
  const tutor = place.tutors.find((each) => each.id === first) as Person
  const others = place.tutors.filter((each) => each.id !== first) as [Person, Person]
  return { id, at, tutor, others }
}

/** A booked session that nobody conducts and nobody has declined. */
async function untaken(at = inDays(app, 3)) {
  const { id, tutor, others } = await taken(at)
  await query('delete from session_attendees where session_id = $1 and user_id = $2', [id, tutor.id])
  await query('delete from commitments where session_id = $1 and user_id = $2', [id, tutor.id])
  await query(`update sessions set assignment_status = 'unassigned' where id = $1`, [id])
  return { id, at, tutor, others }
}

describe('who may take a session', () => {
  it('are those with a permission for its mock, the free ones with the least to do first', async () => {
    const { id, at, tutor, others } = await untaken()
    const stranger = await app.person({ type: 'tutoringSolicitor' })
    const [busy, loaded] = others
    // One gives another session at this time, another one has more to do.
    const elsewhere = await school(app)
    for (const [who, day] of [
      [busy, at],
      [loaded, inDays(app, 4)],
    ] as const) {
      const other = await booked(app, elsewhere, await app.person(), day)
      const [own] = await conductorsOf(other)
      await query('update session_attendees set user_id = $3 where session_id = $1 and user_id = $2', [
        other,
        own,
        who.id,
      ])
      await query('update commitments set user_id = $3 where session_id = $1 and user_id = $2', [other, own, who.id])
    }
    const { data, found } = await tutorsFor(id)
    expect(found.map(({ userId, time, load }) => [userId, time, load])).toEqual([
      [tutor.id, 'free', 0],
      [loaded.id, 'free', 1],
      [busy.id, 'busy', 1],
    ])
    expect(data.sessionTutors[1]).toMatchObject({ tutor: { fullName: expect.any(String) }, role: 'tutor', thisWeek: 1 })
    expect(JSON.stringify(data)).not.toContain(stranger.id)
  })

  it('are named with the reason where they are not free: outside their hours, or a decline', async () => {
    const { id, tutor, others } = await taken()
    await query('delete from availability_rules where user_id = $1', [others[0].id])
    await decline(id, tutor)
    // The other one took it at once, and so is left out.
    const { found } = await tutorsFor(id)
    expect(found.map(({ userId, time }) => [userId, time])).toEqual([
      [others[0].id, 'outside_hours'],
      [tutor.id, 'declined'],
    ])
  })

  it('are not told of a session that is over', async () => {
    const { id } = await taken()
    await query(`update sessions set status = 'cancelled' where id = $1`, [id])
    expect(fault(await tutorsFor(id))).toMatchObject({ code: 'CONFLICT', current: 'cancelled' })
  })
})

describe('staff who assign a tutor', () => {
  it('give a session to one, who is told, as the candidate is', async () => {
    const { id, others } = await untaken()
    const [next] = others
    const { data } = await assign({ id, userId: next.id })
    expect(data.sessionAssign.assignmentStatus).toBe('assigned')
    expect(await conductorsOf(id)).toEqual([next.id])
    await app.services.jobs.drain()
    const told = app.outbox.latestTo(next.email)
    expect(told?.subject).toBe('You attend: Client interview')
    expect(told?.text).toContain('Staff have assigned it to you.')
    const toCandidate = app.outbox.latestTo(student.email)
    expect(toCandidate?.subject).toBe('Your tutor: Client interview')
    expect(toCandidate?.text).toContain('follow the policy of your booking again')
    expect(await query(`select distinct actor_id from audit_entries where operation = 'sessionAssign'`)).toEqual([
      { actor_id: staff.id },
    ])
  })

  it('replace the one who has it, whose time is free again', async () => {
    const { id, tutor, others } = await taken()
    const { data } = await assign({ id, userId: others[1].id, replaces: tutor.id })
    expect(data.sessionAssign.attendees).toHaveLength(2)
    expect(await conductorsOf(id)).toEqual([others[1].id])
    expect(await query('select 1 from commitments where user_id = $1', [tutor.id])).toEqual([])
    await app.services.jobs.drain()
    const gone = app.outbox.latestTo(tutor.email)
    expect(gone?.subject).toBe('You no longer attend: Client interview')
    expect(gone?.text).toContain('Staff have given it to somebody else.')
    expect(app.outbox.latestTo(student.email)?.subject).toBe('Another tutor: Client interview')
  })

  it('are refused one who may not conduct its mock, or who sits it', async () => {
    const { id } = await untaken()
    const stranger = await app.person({ type: 'tutoringSolicitor' })
    for (const userId of [stranger.id, student.id, staff.id])
      expect(fault(await assign({ id, userId, anyway: true }))).toMatchObject({ code: 'VALIDATION', field: 'userId' })
    expect(await conductorsOf(id)).toEqual([])
  })

  it('are asked first where the tutor has no hours then or has declined it', async () => {
    const { id, tutor, others } = await taken()
    const [outside] = others
    await query('delete from availability_rules where user_id = $1', [outside.id])
    await decline(id, tutor)
    const replaces = (await conductorsOf(id))[0] as string
    expect(fault(await assign({ id, userId: outside.id, replaces }))).toMatchObject({
      code: 'CONFLICT',
      field: 'anyway',
      message: expect.stringContaining('has no open hours at this time'),
    })
    expect(fault(await assign({ id, userId: tutor.id, replaces }))).toMatchObject({
      field: 'anyway',
      message: expect.stringContaining('has declined this session'),
    })
    expect(await conductorsOf(id)).toEqual([replaces])
    expect((await assign({ id, userId: outside.id, replaces, anyway: true })).errors).toBeUndefined()
    expect(await conductorsOf(id)).toEqual([outside.id])
  })

  it('are refused one who gives another session then, whatever they say', async () => {
    const { id, at, tutor, others } = await taken()
    const second = await booked(app, place, await app.person(), at)
    const [busy] = await conductorsOf(second)
    expect(others.map((each) => each.id)).toContain(busy)
    expect(fault(await assign({ id, userId: busy as string, replaces: tutor.id, anyway: true }))).toMatchObject({
      code: 'SLOT_TAKEN',
      message: expect.stringContaining('gives another session'),
    })
    expect(await conductorsOf(id)).toEqual([tutor.id])
  })

  it('hear that somebody else was faster, and change nothing', async () => {
    const { id, tutor, others } = await taken()
    for (const replaces of [null, others[0].id]) {
      const refused = fault(await assign({ id, userId: others[1].id, replaces }))
      expect(refused).toMatchObject({ code: 'CONFLICT', field: 'replaces' })
      expect(refused.message).toContain('conducts this session by now')
    }
    expect(await conductorsOf(id)).toEqual([tutor.id])
  })

  it('leave one tutor of two who assign at once', async () => {
    const colleague = await app.person({ abilities: ['manage_sessions'] })
    for (let round = 0; round < 6; round++) {
      const { id, others } = await untaken(inDays(app, 3 + round))
      const [one, two] = others
      const answers = await Promise.all([assign({ id, userId: one.id }), assign({ id, userId: two.id }, colleague)])
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
      expect(fault(answers.find(({ errors }) => errors) as Answer)).toMatchObject({
        code: 'CONFLICT',
        field: 'replaces',
      })
      expect(await conductorsOf(id)).toEqual([answers[0].errors ? two.id : one.id])
      student = await app.person()
    }
  })

  it('would leave two, both of them told, with the bug planted: who has it is read first and written later', async () => {
    const { id, others } = await untaken(inDays(app, 12))
    const together = barrier(2)
    const assignWithoutGuard = async ({ id: userId }: Person) => {
      const conductors = await conductorsOf(id)
      await together()
      if (conductors.length) return
      await query(
        `insert into session_attendees (id, session_id, user_id, role) values (gen_random_uuid(), $1, $2, 'tutor')`,
        [id, userId],
      )
    }
    await Promise.all(others.map(assignWithoutGuard))
    expect(await conductorsOf(id)).toHaveLength(2)
  })

  it('decide nothing of a session that they sit themselves', async () => {
    const { id, tutor, others } = await taken()
    const sitting = await app.person({ abilities: ['assign_tutors', 'manage_sessions'] })
    await query(`update session_attendees set user_id = $2 where session_id = $1 and role = 'candidate'`, [
      id,
      sitting.id,
    ])
    expect(fault(await assign({ id, userId: others[0].id, replaces: tutor.id }, sitting)).code).toBe('FORBIDDEN')
    expect(fault(await tutorsFor(id, sitting)).code).toBe('FORBIDDEN')
  })
})

it('gives a tutor all seats of a joint session together', async () => {
  place = await school(app, { tutors: 3, seats: 2 })
  const at = inDays(app, 3)
  const first = await booked(app, place, student, at)
  const second = await booked(app, place, await app.person(), at)
  const [tutorId] = await conductorsOf(first)
  expect(await conductorsOf(second)).toEqual([tutorId])
  const next = place.tutors.find((each) => each.id !== tutorId) as Person
  expect((await assign({ id: first, userId: next.id, replaces: tutorId as string })).errors).toBeUndefined()
  expect(await conductorsOf(first)).toEqual([next.id])
  expect(await conductorsOf(second)).toEqual([next.id])
})
