import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { booked, inDays, type School, school } from '../../../factories'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await build()
  staff = await app.person({ abilities: ['manage_sessions'] })
})
afterAll(() => app.close())

const ROOM = 'https://rooms.example/42'
const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows
const move = async (id: string, at: Date, who: Person) => {
  const { data, errors } = await app.send(
    'mutation($id: ID!, $at: DateTime!) { sessionReschedule(id: $id, startAt: $at) { id mockId } }',
    { id, at: at.toISOString() },
    await app.again(who),
  )
  expect(errors).toBeUndefined()
  return data.sessionReschedule.id as string
}
const seen = async (id: string, who: Person) => {
  const { data } = await app.send(
    `query($id: ID!) { session(id: $id) { name shortName zoomId extraTasks { title } materials { file { title } } notes { content }
      attendees { userId role } } }`,
    { id },
    await app.again(who),
  )
  const { materials, notes, extraTasks, attendees, ...rest } = data.session
  return {
    ...rest,
    documents: materials.map(({ file }: { file: { title: string } }) => file.title).sort(),
    notes: notes.map(({ content }: { content: string }) => content).sort(),
    tasks: (extraTasks ?? []).map(({ title }: { title: string }) => title),
    attendees: attendees.map(({ userId }: { userId: string }) => userId).sort(),
  }
}
const note = (id: string, content: string, who: Person) =>
  app.send(
    'mutation($id: ID!, $text: Html) { sessionNoteCreate(sessionId: $id, content: $text) { id } }',
    { id, text: content },
    who,
  )
const mailsTo = async ({ email }: Person) => {
  await app.services.jobs.drain()
  return app.outbox.list().filter(({ to }) => to === email)
}
const textOf = async (who: Person, subject: string) =>
  (await mailsTo(who)).find((mail) => mail.subject === subject)?.text ?? ''

/** A booked session to which everything was added that can be, and an observer. */
async function fullSession(place: School) {
  const [student, observer] = [await app.person(), await app.person()]
  const at = inDays(app, 4)
  const id = await booked(app, place, student, at)
  const [{ tutorId }] = (await query(
    `select user_id as "tutorId" from session_attendees where session_id = $1 and role = 'tutor'`,
    [id],
  )) as [{ tutorId: string }]
  const tutor = place.tutors.find((each) => each.id === tutorId) as Person
  await app.send(
    'mutation($id: ID!, $room: String!) { sessionUpdateLink(id: $id, zoomId: $room) { id } }',
    { id, room: ROOM },
    tutor,
  )
  await app.upload(
    'mutation($id: ID!, $file: Upload) { sessionMaterialCreate(sessionId: $id, title: "Handout", contentType: "text/plain", file: $file) { id } }',
    { id },
    { name: 'handout.txt', type: 'text/plain', content: 'Why not B?' },
    tutor,
  )
  await note(id, '<p>The tutor’s note</p>', tutor)
  await note(id, '<p>The student’s note</p>', student)
  const { errors } = await app.send(
    'mutation($id: ID!) { sessionUpdate(id: $id, name: "Second interview", shortName: "SI", extraTasks: [{ title: "Draft a letter" }]) { id } }',
    { id },
    staff,
  )
  expect(errors).toBeUndefined()
  await app.send(
    'mutation($id: ID!, $who: ID!) { sessionAttendeeCreate(sessionId: $id, userId: $who, role: observer) { id } }',
    { id, who: observer.id },
    staff,
  )
  return { id, at, student, tutor, observer }
}
const later = (at: Date, days = 1) => new Date(at.getTime() + days * 86_400_000)

describe('a session that is moved', () => {
  it('keeps its link, documents, notes, tasks and name with the same tutor and mock', async () => {
    const place = await school(app)
    const { id, at, student, tutor, observer } = await fullSession(place)
    const moved = await move(id, later(at), student)
    const [forTutor, forStudent, forStaff] = [
      await seen(moved, tutor),
      await seen(moved, student),
      await seen(moved, staff),
    ]
    expect(forTutor).toMatchObject({
      name: 'Second interview',
      shortName: 'SI',
      zoomId: ROOM,
      tasks: ['Draft a letter'],
      documents: ['Handout'],
      notes: ['<p>The tutor’s note</p>'],
    })
    expect(forStudent.notes).toEqual(['<p>The student’s note</p>'])
    expect(forStaff.attendees).toEqual([student.id, tutor.id].sort())
    expect(await textOf(tutor, 'Moved: Second interview')).not.toContain('did not move')
    expect(await textOf(student, 'Moved: Second interview')).not.toBe('')
    // Whoever was not taken along has the cancellation, which takes the old time out of the calendar.
    const [gone] = (await mailsTo(observer)).filter(
      ({ subject }) => subject === 'You no longer attend: Second interview',
    )
    expect(gone?.text).toContain('It was moved to another time, without you.')
    expect(gone?.text).not.toContain('cancelled')
    expect(JSON.stringify(gone)).toContain('method=CANCEL')
    // And so it stays at the next move.
    expect(await seen(await move(moved, later(at, 2), student), tutor)).toEqual(forTutor)
  })

  it('does not get a document back that was taken out of it, nor one added that was not its own', async () => {
    const place = await school(app)
    const { id, at, student, tutor } = await fullSession(place)
    const [file] = await query('select file_id as id from session_materials where session_id = $1', [id])
    // The handout is the mock's own as well, and was taken out of this session.
    await query('insert into mock_materials (id, mock_id, file_id) values (gen_random_uuid(), $1, $2)', [
      place.mockIds[0],
      file?.id,
    ])
    await query('delete from session_materials where session_id = $1', [id])
    expect((await seen(await move(id, later(at), student), tutor)).documents).toEqual([])
  })

  it('tells another tutor what to set anew, and the earlier one that it is gone', async () => {
    const place = await school(app, { tutors: 2 })
    const { id, at, student, tutor } = await fullSession(place)
    const other = place.tutors.find((each) => each.id !== tutor.id) as Person
    // The tutor works in the mornings only, the other one in the afternoons.
    await query('update availability_rules set until = $2 where user_id = $1', [tutor.id, '12:00'])
    await query('update availability_rules set "from" = $2 where user_id = $1', [other.id, '13:00'])
    const moved = await move(id, new Date(at.getTime() + 4 * 3_600_000), student)
    expect(await seen(moved, other)).toMatchObject({
      ...{ name: 'Second interview', zoomId: null, documents: [], notes: [], tasks: ['Draft a letter'] },
    })
    expect((await seen(moved, student)).notes).toEqual(['<p>The student’s note</p>'])
    const told = await textOf(other, 'Booked: Second interview')
    expect(told).toContain('Its link did not move along: please set it anew.')
    expect(told).toContain('The documents that were added to it did not move along')
    expect(await textOf(tutor, 'You no longer attend: Second interview')).toContain('It was moved to another time')
    // Nothing of the earlier tutor is lost: it stays with the cancelled session.
    expect((await seen(id, tutor)).notes).toEqual(['<p>The tutor’s note</p>'])
  })

  it('with another mock says that edited tasks, documents and the link are to be set anew', async () => {
    const place = await school(app, { mocks: 2 })
    const { id, at, student, tutor } = await fullSession(place)
    // The candidate has seen the task, so the move brings another.
    await query(`update sessions set access_open = now() - interval '1 minute' where id = $1`, [id])
    const moved = await move(id, later(at), student)
    expect(await seen(moved, tutor)).toMatchObject({ name: 'Second interview', tasks: [], documents: [] })
    const told = await textOf(tutor, 'Moved: Second interview')
    expect(told).toContain('the tasks that were edited for it did not move along')
    expect(told).toContain('please set it anew')
    expect(await textOf(student, 'Moved: Second interview')).not.toContain('did not move along')
  })

  it('into a seat beside others has the room and documents of those', async () => {
    const place = await school(app, { seats: 2 })
    const { id, at, student, tutor } = await fullSession(place)
    const neighbour = await app.person()
    const beside = await booked(app, place, neighbour, later(at))
    const moved = await move(id, later(at), student)
    expect(await seen(moved, tutor)).toMatchObject({ zoomId: null, documents: [], name: 'Second interview' })
    expect((await seen(beside, tutor)).documents).toEqual([])
    expect(await textOf(tutor, 'Moved: Second interview')).toContain('Its link did not move along')
  })
})

describe('somebody whom staff', () => {
  const added = async (id: string, who: Person, role: string) =>
    (
      await app.send(
        'mutation($id: ID!, $userId: ID!, $role: AttendeeRole!) { sessionAttendeeCreate(sessionId: $id, userId: $userId, role: $role) { id } }',
        { id, userId: who.id, role },
        staff,
      )
    ).data.sessionAttendeeCreate.id as string
  const takeOut = async (id: string) => {
    const gone = await app.send('mutation($id: ID!) { sessionAttendeeDelete(id: $id) { id } }', { id }, staff)
    expect(gone.errors).toBeUndefined()
  }
  const lettersTo = async (who: Person) =>
    (await mailsTo(who))
      .filter(({ subject }) => subject.includes('Second interview'))
      .map(({ subject, text, attachments }) => ({
        subject,
        text,
        methods: attachments.map(({ contentType }) => /method=(\w+)/.exec(contentType)?.[1]),
      }))
      .sort((one, other) => Number(one.subject.includes('no longer')) - Number(other.subject.includes('no longer')))

  it('take out of a session gets one letter, with what takes it out of the calendar', async () => {
    const { id, tutor } = await fullSession(await school(app))
    const [attendee] = await query('select id from session_attendees where session_id = $1 and user_id = $2', [
      id,
      tutor.id,
    ])
    await takeOut(attendee?.id as string)
    const gone = (await lettersTo(tutor)).filter(({ subject }) => /no longer|Cancelled/.test(subject))
    expect(gone).toMatchObject([{ subject: 'You no longer attend: Second interview', methods: ['CANCEL'] }])
    expect(gone[0]?.text).toContain('You have been taken out of it.')
  })

  it('add to a session has it in the calendar, until they are taken out', async () => {
    const { id } = await fullSession(await school(app))
    const watching = await app.person()
    const attendee = await added(id, watching, 'observer')
    // The first letter leaves while they may read the session.
    expect(await lettersTo(watching)).toHaveLength(1)
    await takeOut(attendee)
    const letters = await lettersTo(watching)
    expect(letters.map(({ subject, methods }) => [subject, ...methods])).toEqual([
      ['You attend: Second interview', 'REQUEST'],
      ['You no longer attend: Second interview', 'CANCEL'],
    ])
    expect(letters[0]?.text).toContain('You have been added as observer.')
  })

  it('add to a session that is over, or take out of it, has nothing changed in the calendar', async () => {
    const { id } = await fullSession(await school(app))
    await query(
      `update sessions set status = 'marking', start_at = start_at - interval '9 days', end_at = end_at - interval '9 days' where id = $1`,
      [id],
    )
    const watching = await app.person()
    const attendee = await added(id, watching, 'observer')
    // The first letter leaves while they may read the session.
    expect(await lettersTo(watching)).toHaveLength(1)
    await takeOut(attendee)
    expect((await lettersTo(watching)).map(({ methods }) => methods)).toEqual([[], []])
  })
})
