import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { booked, inDays, type School, school } from '../../../factories'

let app: TestApp
let place: School
let student: Person
const HOUR = 3_600_000
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.at(new Date('2026-11-02T09:00:00Z'))
  place = await school(app, { tutors: 2 })
  student = await app.person()
})

const facts = `{ id status assignmentStatus allowed attendees { role userId } }`
const read = async (id: string, who: Person) =>
  (await app.send(`query($id: ID!) { session(id: $id) ${facts} }`, { id }, await app.again(who))).data.session
const accept = async (id: string, who: Person) =>
  app.send('mutation($id: ID!) { sessionAssignmentAccept(id: $id) { assignmentStatus allowed } }', { id }, who)
const decline = async (id: string, who: Person, reason = 'I am in court that day.') =>
  app.send(
    'mutation($id: ID!, $reason: Text!) { sessionAssignmentDecline(id: $id, reason: $reason) { id } }',
    { id, reason },
    await app.again(who),
  )
const balanceOf = async (who: Person) =>
  (await app.send('{ wallet { balance } }', {}, await app.again(who))).data.wallet.balance
const tutorOf = async (id: string) => {
  const { attendees } = await read(id, student)
  const [tutor] = attendees.filter(({ role }: { role: string }) => role === 'tutor')
  return place.tutors.find((each) => each.id === tutor?.userId)
}
const mailsTo = async (who: Person) => {
  await app.services.jobs.drain()
  return app.outbox.latestTo(who.email)
}

describe('a tutor who is assigned to a session', () => {
  it('accepts it once, and both sides see it', async () => {
    const id = await booked(app, place, student, inDays(app, 3))
    const tutor = (await tutorOf(id)) as Person
    const { data } = await accept(id, tutor)
    expect(data.sessionAssignmentAccept.assignmentStatus).toBe('accepted')
    expect(data.sessionAssignmentAccept.allowed).not.toContain('sessionAssignmentAccept')
    expect((await read(id, student)).assignmentStatus).toBe('accepted')
    expect((await accept(id, tutor)).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it('declines it with a reason, and another who is free takes it at once', async () => {
    const id = await booked(app, place, student, inDays(app, 3))
    const first = (await tutorOf(id)) as Person
    await accept(id, first)
    expect((await decline(id, first)).errors).toBeUndefined()
    const second = await tutorOf(id)
    expect(second?.id).not.toBe(first.id)
    // Whoever takes it has not accepted yet.
    expect((await read(id, student)).assignmentStatus).toBe('assigned')
    expect((await mailsTo(second as Person))?.subject).toBe('Booked: Client interview')
    const gone = app.outbox.latestTo(first.email)
    expect(gone?.subject).toBe('Declined: Client interview')
    expect(gone?.text).toContain('Another tutor takes it.')
    expect(gone?.text).not.toContain('cancelled')
    expect(gone?.attachments[0]?.contentType).toContain('method=CANCEL')
    expect(app.outbox.latestTo(student.email)?.subject).toBe('Another tutor: Client interview')
    expect(
      (await app.send('query($id: ID!) { session(id: $id) { id } }', { id }, await app.again(first))).errors?.[0]
        ?.extensions.code,
    ).toBe('NOT_FOUND')
  })

  it('leaves it to a second one whom staff have added, and nobody else is asked', async () => {
    const staff = await app.person({ abilities: ['assign_tutors'] })
    const second = await app.person({ type: 'interviewer' })
    const id = await booked(app, place, student, inDays(app, 3))
    const first = (await tutorOf(id)) as Person
    const add =
      'mutation($id: ID!, $userId: ID!) { sessionAttendeeCreate(sessionId: $id, userId: $userId, role: interviewer) { id } }'
    await app.send(add, { id, userId: second.id }, staff)
    await accept(id, second)
    await decline(id, first)
    const session = await read(id, student)
    expect(session.assignmentStatus).toBe('accepted')
    expect(session.attendees.map(({ userId }: { userId: string }) => userId).sort()).toEqual(
      [student.id, second.id].sort(),
    )
  })

  it('has the time free again', async () => {
    const at = inDays(app, 3)
    const id = await booked(app, place, student, at)
    const first = (await tutorOf(id)) as Person
    await decline(id, first)
    const { rows } = await app.services.database.query({
      text: 'select user_id from commitments where session_id = $1 order by 1',
      values: [id],
    })
    const second = (await tutorOf(id)) as Person
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual([student.id, second.id].sort())
  })

  it('can do so until 12 hours before the start', async () => {
    const at = inDays(app, 3)
    const id = await booked(app, place, student, at)
    const tutor = (await tutorOf(id)) as Person
    await app.at(new Date(at.getTime() - 12 * HOUR - 60_000))
    expect((await read(id, tutor)).allowed).toContain('sessionAssignmentDecline')
    await app.at(new Date(at.getTime() - 12 * HOUR))
    const late = await decline(id, tutor)
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect(late.errors?.[0]?.message).toContain('12 hours')
  })

  it('is refused without a reason, and for the session of another', async () => {
    const id = await booked(app, place, student, inDays(app, 3))
    const tutor = (await tutorOf(id)) as Person
    expect((await decline(id, tutor, '  ')).errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      field: 'reason',
    })
    const other = place.tutors.find((each) => each.id !== tutor.id) as Person
    expect((await decline(id, other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('a session that the last free tutor declines', () => {
  async function unassigned() {
    const staff = await app.person({ abilities: ['assign_tutors'] })
    const id = await booked(app, place, student, inDays(app, 3))
    for (const _tutor of place.tutors) await decline(id, (await tutorOf(id)) as Person, 'I am ill.')
    return { id, staff }
  }

  it('has no tutor, staff are alarmed with the reason, and the candidate is told', async () => {
    const { id, staff } = await unassigned()
    const session = await read(id, student)
    expect(session).toMatchObject({ status: 'booked', assignmentStatus: 'unassigned' })
    expect(session.attendees).toEqual([{ role: 'candidate', userId: student.id }])
    const alarm = await mailsTo(staff)
    const last = place.tutors.map(({ email }) => app.outbox.latestTo(email))
    expect(last.map((each) => each?.subject)).toEqual(['Declined: Client interview', 'Declined: Client interview'])
    expect(last.filter((each) => each?.text.includes('Staff look for another tutor.'))).toHaveLength(1)
    expect(alarm?.text).toContain(`/sessions/${id}?act=sessionAssign`)
    expect(alarm?.subject).toBe('Without a tutor: Client interview')
    expect(alarm?.text).toContain('I am ill.')
    expect(app.outbox.latestTo(student.email)?.subject).toBe('No tutor yet: Client interview')
    const seen = await app.send(
      'query($id: ID!) { session(id: $id) { declines { reason } } }',
      { id },
      await app.again(staff),
    )
    expect(seen.data.session.declines).toEqual([{ reason: 'I am ill.' }, { reason: 'I am ill.' }])
  })

  it('is cancelled without a fee, also on the day before', async () => {
    const { id } = await unassigned()
    const before = await balanceOf(student)
    await app.at(new Date(inDays(app, 3).getTime() - 2 * HOUR))
    const again = await app.again(student)
    const quote = await app.send(
      'query($id: ID!) { sessionQuote(purpose: cancel, sessionId: $id) { total } }',
      { id },
      again,
    )
    expect(quote.data.sessionQuote.total).toBe(-7000)
    await app.send('mutation($id: ID!) { sessionCancel(id: $id) { status } }', { id }, again)
    expect(await balanceOf(student)).toBe(before + 7000)
  })

  it('is moved without a fee, also on the day before', async () => {
    const { id } = await unassigned()
    const before = await balanceOf(student)
    const start = inDays(app, 3)
    await app.at(new Date(start.getTime() - 2 * HOUR))
    const again = await app.again(student)
    const at = new Date(start.getTime() + 48 * HOUR).toISOString()
    const quote = await app.send(
      'query($id: ID!, $at: DateTime!) { sessionQuote(purpose: reschedule, sessionId: $id, startAt: $at) { total } }',
      { id, at },
      again,
    )
    expect(quote.data.sessionQuote.total).toBe(0)
    const moved = await app.send(
      'mutation($id: ID!, $at: DateTime!) { sessionReschedule(id: $id, startAt: $at) { id status } }',
      { id, at },
      again,
    )
    expect(moved.data.sessionReschedule.status).toBe('booked')
    expect(await balanceOf(student)).toBe(before)
    // The new start has a tutor again.
    expect((await read(moved.data.sessionReschedule.id, student)).assignmentStatus).toBe('assigned')
  })

  it('can be given to another by staff', async () => {
    const { id, staff } = await unassigned()
    const third = await app.person({ type: 'tutoringSolicitor' })
    const add =
      'mutation($id: ID!, $userId: ID!) { sessionAttendeeCreate(sessionId: $id, userId: $userId, role: tutor) { id } }'
    expect((await app.send(add, { id, userId: third.id }, await app.again(staff))).errors).toBeUndefined()
    expect((await read(id, student)).assignmentStatus).toBe('assigned')
  })
})
