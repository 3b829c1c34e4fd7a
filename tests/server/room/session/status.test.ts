import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { days, minutes, NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const READY = 'mutation ($id: ID!) { sessionUpdateReady(id: $id) { status readyAt unreadyMessage } }'
const UNREADY = `mutation ($id: ID!, $message: String = "Please add the remedy.", $deadline: DateTime) {
  sessionUpdateUnready(id: $id, message: $message, deadline: $deadline) { status readyAt unreadyMessage deadline } }`
const STATUS = `mutation ($id: ID!, $status: String!, $message: Text) { sessionUpdateStatus(id: $id, status: $status, message: $message) { status } }`
const NO_SHOW = 'mutation ($id: ID!) { sessionUpdateNoShow(id: $id) { status } }'
const code = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code
const mailTo = async (email: string) => {
  await app.services.jobs.drain()
  return app.outbox.latestTo(email)
}

it('is handed in once, however often the candidate clicks, and tells the tutor', async () => {
  const id = await app.session({ answers: 1 })
  const [first, second] = await Promise.all([
    app.send(READY, { id }, app.student),
    app.send(READY, { id }, app.student),
  ])
  for (const { data } of [first, second]) expect(data.sessionUpdateReady.status).toBe('ready')
  expect(await app.events(id)).toEqual(['in_progress → ready'])
  const mail = await mailTo(app.tutor.email)
  expect(mail).toMatchObject({ subject: 'Handed in: Client interview' })
  expect(mail?.text).toContain(`http://localhost:4000/classroom/${id}`)
})

it('is handed in with an answer only, where it is written', async () => {
  const id = await app.session()
  const { errors } = await app.send(READY, { id }, app.student)
  expect(errors?.[0]).toMatchObject({
    message: 'Please write or upload an answer before you hand in.',
    extensions: { code: 'CONFLICT' },
  })
})

it('is handed in without an answer, where it is live and has begun', async () => {
  const id = await app.session({ mode: 'live', status: 'booked', values: { startAt: minutes(5), endAt: minutes(35) } })
  expect(code(await app.send(READY, { id }, app.student))).toBe('CONFLICT')
  app.services.clock.set(minutes(6))
  expect((await app.send(READY, { id }, app.student)).data.sessionUpdateReady.status).toBe('ready')
})

it('is not handed in at or after the deadline', async () => {
  const id = await app.session({ answers: 1, values: { deadline: minutes(5) } })
  app.services.clock.set(minutes(5))
  expect((await app.send(READY, { id }, app.student)).errors?.[0]?.message).toBe('The deadline has passed.')
})

it('is handed in by nobody but the candidate', async () => {
  const id = await app.session({ answers: 1 })
  for (const who of [app.tutor, app.observer, app.staff]) {
    expect(code(await app.send(READY, { id }, who))).toBe('CONFLICT')
    expect(code(await app.send(STATUS, { id, status: 'ready' }, who))).toBe('FORBIDDEN')
  }
  expect(code(await app.send(READY, { id }, app.stranger))).toBe('NOT_FOUND')
  expect(code(await app.send(READY, { id: 'nonsense' }, app.student))).toBe('NOT_FOUND')
})

it('is handed back with a message and another day, and tells the candidate in both zones', async () => {
  const id = await app.session({ answers: 1, status: 'ready', values: { readyAt: NOON } })
  const { data } = await app.send(UNREADY, { id }, app.tutor)
  expect(data.sessionUpdateUnready).toMatchObject({
    status: 'in_progress',
    readyAt: null,
    unreadyMessage: 'Please add the remedy.',
  })
  expect(new Date(data.sessionUpdateUnready.deadline).getTime()).toBeGreaterThanOrEqual(days(1).getTime())
  const mail = await mailTo(app.student.email)
  expect(mail?.text).toContain('Please add the remedy.')
  expect(mail?.text).toMatch(/12:00 London time \(Tuesday.* 07:00 in America\/New York\)/)

  const again = await app.send(READY, { id }, app.student)
  expect(again.data.sessionUpdateReady).toMatchObject({ status: 'ready', unreadyMessage: null })
})

it('is handed back from marking too, with a deadline ahead, and by tutor or staff only', async () => {
  const id = await app.session({ answers: 1, status: 'marking' })
  expect((await app.send(UNREADY, { id, message: ' ' }, app.tutor)).errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    field: 'message',
  })
  expect(
    (await app.send(UNREADY, { id, deadline: NOON.toISOString() }, app.tutor)).errors?.[0]?.extensions,
  ).toMatchObject({ code: 'VALIDATION', field: 'deadline' })
  expect(code(await app.send(UNREADY, { id }, app.interviewer))).toBe('FORBIDDEN')
  expect(code(await app.send(UNREADY, { id }, app.student))).toBe('FORBIDDEN')
  const done = await app.send(UNREADY, { id, deadline: days(3).toISOString() }, app.staff)
  expect(done.data.sessionUpdateUnready.deadline).toBe(days(3).toISOString())
})

it('is not handed back before it was handed in, though the tutor has begun it', async () => {
  const id = await app.session({ mode: 'live', status: 'booked' })
  expect((await app.send(STATUS, { id, status: 'in_progress' }, app.tutor)).data.sessionUpdateStatus.status).toBe(
    'in_progress',
  )
  expect(await app.send(UNREADY, { id }, app.tutor)).toMatchObject({
    errors: [
      {
        message: 'This is not possible now: the session is under way.',
        extensions: { code: 'CONFLICT', current: 'in_progress' },
      },
    ],
  })
})

it('begins only inside its time, and only by those who conduct it', async () => {
  const id = await app.session({
    mode: 'live',
    status: 'booked',
    values: { startAt: minutes(60), endAt: minutes(90), accessOpen: minutes(50) },
  })
  expect(code(await app.send(STATUS, { id, status: 'in_progress' }, app.tutor))).toBe('CONFLICT')
  app.services.clock.set(minutes(55))
  const [student, interviewer] = [await app.again(app.student), await app.again(app.interviewer)]
  expect(code(await app.send(STATUS, { id, status: 'in_progress' }, student))).toBe('FORBIDDEN')
  expect((await app.send(STATUS, { id, status: 'in_progress' }, interviewer)).data.sessionUpdateStatus.status).toBe(
    'in_progress',
  )
})

it('is claimed by its tutor or interviewer when it is live or handed in, but not a written one before that', async () => {
  const written = await app.session({ answers: 1 })
  expect((await app.send(STATUS, { id: written, status: 'marking' }, app.tutor)).errors?.[0]?.message).toContain(
    'A written session can be marked once it is handed in',
  )
  const live = await app.session({ mode: 'live' })
  expect(code(await app.send(STATUS, { id: live, status: 'marking' }, app.reviewer))).toBe('FORBIDDEN')
  for (let click = 0; click < 2; click++)
    expect((await app.send(STATUS, { id: live, status: 'marking' }, app.tutor)).data.sessionUpdateStatus.status).toBe(
      'marking',
    )
  expect(await app.events(live)).toEqual(['in_progress → marking'])
  // An interviewer can be the only marker, where the session marks skills alone.
  const interview = await app.session({ mode: 'live' })
  const claimed = await app.send(STATUS, { id: interview, status: 'marking' }, app.interviewer)
  expect(claimed.data.sessionUpdateStatus.status).toBe('marking')
})

it('returns from the second marker to the first with a message', async () => {
  const id = await app.session({ status: 'in_review' })
  expect((await app.send(STATUS, { id, status: 'marking' }, app.reviewer)).errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    field: 'message',
  })
  expect(code(await app.send(STATUS, { id, status: 'marking', message: 'Law is generous.' }, app.tutor))).toBe(
    'FORBIDDEN',
  )
  expect(
    (await app.send(STATUS, { id, status: 'marking', message: 'Law is generous.' }, app.reviewer)).data
      .sessionUpdateStatus.status,
  ).toBe('marking')
})

it('names the right operation for changes that have their own, and refuses unknown states', async () => {
  const id = await app.session({ status: 'marking' })
  for (const status of ['cancelled', 'marked', 'in_review', 'booked', 'pending', 'expired'])
    expect(code(await app.send(STATUS, { id, status }, app.tutor)), status).toBe('CONFLICT')
  expect((await app.send(STATUS, { id, status: 'cancelled' }, app.tutor)).errors?.[0]?.message).toContain(
    'sessionCancel',
  )
  for (const status of ['done', 'toString', ''])
    expect((await app.send(STATUS, { id, status }, app.tutor)).errors?.[0]?.extensions, status).toMatchObject({
      code: 'VALIDATION',
      field: 'status',
    })
  expect((await app.row(id)).status).toBe('marking')
})

it('is recorded as a no-show from a quarter of an hour after its start, where it is live', async () => {
  const id = await app.session({ mode: 'live' })
  app.services.clock.set(minutes(14))
  expect(code(await app.send(NO_SHOW, { id }, await app.again(app.tutor)))).toBe('CONFLICT')
  app.services.clock.set(minutes(15))
  const [tutor, student] = [await app.again(app.tutor), await app.again(app.student)]
  expect(code(await app.send(NO_SHOW, { id }, student))).toBe('FORBIDDEN')
  expect((await app.send(NO_SHOW, { id }, tutor)).data.sessionUpdateNoShow.status).toBe('no_show')
  expect((await mailTo(app.student.email))?.text).toContain('within 72 hours')
  const written = await app.session()
  expect(code(await app.send(NO_SHOW, { id: written }, tutor))).toBe('CONFLICT')
})
