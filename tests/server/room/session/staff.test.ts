import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { write } from '../../../../server/kernel/write/write'
import { adjustment, move } from '../../../../server/money/ledger'
import { transactions } from '../../../../server/money/wallet/table'
import { mockMaterials, mocks } from '../../../../server/room/mock/table'
import { commitments, days, driveFiles, minutes, NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const code = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code
const ADD = `mutation ($sessionId: ID!, $userId: ID!, $role: AttendeeRole!) { sessionAttendeeCreate(sessionId: $sessionId, userId: $userId, role: $role) { id role user { id email } } }`
const REMOVE = 'mutation ($id: ID!) { sessionAttendeeDelete(id: $id) { id } }'
const UPLOAD = `mutation ($id: ID!, $file: Upload, $studentCanView: Boolean) {
  sessionMaterialCreate(sessionId: $id, title: "Brief", contentType: "text/plain", file: $file, studentCanView: $studentCanView) { id file { contentLink studentCanView } } }`
const MATERIALS = 'query ($id: ID!) { sessionMaterials(sessionId: $id) { id } }'
const brief = { name: 'brief.txt', type: 'text/plain', content: 'Act for the landlord.' }
const coming = { startAt: minutes(600), endAt: minutes(630), accessOpen: minutes(590) }
const bare = ['tutor', 'interviewer', 'reviewer', 'observer'] as const

it('assigns a tutor and takes their live time, and frees it when the tutor is removed', async () => {
  const options = { mode: 'live', status: 'booked', without: [...bare] } satisfies Parameters<School['session']>[0]
  const one = await app.session({ ...options, values: coming })
  const two = await app.session({ ...options, values: { ...coming, startAt: minutes(635), endAt: minutes(665) } })
  const args = { userId: app.stranger.id, role: 'tutor' }
  const added = await app.send(ADD, { ...args, sessionId: one }, app.staff)
  expect(added.data.sessionAttendeeCreate).toMatchObject({ role: 'tutor', user: { id: app.stranger.id, email: null } })
  expect((await app.row(one)).assignmentStatus).toBe('assigned')
  // A session that begins five minutes after the end lies within the break.
  expect(code(await app.send(ADD, { ...args, sessionId: two }, app.staff))).toBe('SLOT_TAKEN')
  expect(code(await app.send(ADD, { ...args, sessionId: one }, app.staff))).toBe('CONFLICT')
  await app.services.jobs.drain()
  expect(app.outbox.latestTo(app.stranger.email)?.subject).toBe('You attend: Client interview')

  await app.send(REMOVE, { id: added.data.sessionAttendeeCreate.id }, app.staff)
  expect((await app.row(one)).assignmentStatus).toBe('unassigned')
  expect(await app.services.database.orm.$count(commitments, eq(commitments.userId, app.stranger.id))).toBe(0)
  expect((await app.send(ADD, { ...args, sessionId: two }, app.staff)).errors).toBeUndefined()
})

it('accepts only people who fit the role, and one candidate', async () => {
  const sessionId = await app.session({ status: 'booked', without: [...bare] })
  const add = (userId: string, role: string, who = app.staff) => app.send(ADD, { sessionId, userId, role }, who)
  expect((await add(app.observer.id, 'tutor')).errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    field: 'userId',
  })
  expect((await add(newId(), 'observer')).errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    field: 'userId',
  })
  expect((await add(app.observer.id, 'candidate')).errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    field: 'role',
  })
  expect(code(await add(app.stranger.id, 'tutor', app.student))).toBe('FORBIDDEN')
  const over = await app.session({ status: 'cancelled' })
  expect(code(await app.send(ADD, { sessionId: over, userId: app.stranger.id, role: 'observer' }, app.staff))).toBe(
    'CONFLICT',
  )
})

it('keeps the candidate of a booked session', async () => {
  const id = await app.session({ status: 'booked' })
  const { data } = await app.send('query ($id: ID!) { session(id: $id) { attendees { id role } } }', { id }, app.staff)
  const candidate = data.session.attendees.find(({ role }: { role: string }) => role === 'candidate')
  expect(code(await app.send(REMOVE, { id: candidate.id }, app.staff))).toBe('CONFLICT')
})

it('accepts materials from the tutor, which the candidate may open at the right time and place', async () => {
  const id = await app.session({ status: 'booked', values: { accessOpen: minutes(5), startAt: minutes(5) } })
  const open = await app.upload(UPLOAD, { id }, brief, app.tutor)
  const hidden = await app.upload(UPLOAD, { id, studentCanView: false }, brief, app.tutor)
  const both = [{ id: open.data.sessionMaterialCreate.id }, { id: hidden.data.sessionMaterialCreate.id }]
  expect((await app.send(MATERIALS, { id }, app.student)).data.sessionMaterials).toEqual([])
  expect((await app.send(MATERIALS, { id }, app.tutor)).data.sessionMaterials).toEqual(both)
  app.services.clock.set(minutes(6))
  expect((await app.send(MATERIALS, { id }, app.student)).data.sessionMaterials).toEqual(both.slice(0, 1))
  const link = open.data.sessionMaterialCreate.file.contentLink
  expect((await app.server.inject({ url: link })).body).toBe(brief.content)
})

it('lets tutors delete their own materials, and staff the others', async () => {
  const id = await app.session({ status: 'booked' })
  const remove = (materialId: string, who = app.tutor) =>
    app.send('mutation ($id: ID!) { sessionMaterialDelete(id: $id) { id } }', { id: materialId }, who)
  const own = (await app.upload(UPLOAD, { id }, brief, app.tutor)).data.sessionMaterialCreate.id
  const others = (await app.upload(UPLOAD, { id }, brief, app.staff)).data.sessionMaterialCreate.id
  expect(code(await remove(others))).toBe('FORBIDDEN')
  expect(code(await remove(own, app.student))).toBe('FORBIDDEN')
  expect((await remove(own)).data.sessionMaterialDelete.id).toBe(own)
  expect((await remove(others, app.staff)).data.sessionMaterialDelete.id).toBe(others)
  expect(code(await remove(own))).toBe('NOT_FOUND')
  expect(code(await app.upload(UPLOAD, { id }, brief, app.stranger))).toBe('NOT_FOUND')
})

it('keeps a mock’s document when a session drops it', async () => {
  const sessionId = await app.session({ status: 'booked' })
  const { mockId } = await app.row(sessionId)
  const [fileId, id] = [newId(), newId()]
  const { orm } = app.services.database
  await orm.insert(driveFiles).values({ id: fileId, contentType: 'text/plain', title: 'Shared' })
  await orm.insert(mockMaterials).values({ mockId: mockId ?? '', fileId })
  await app.services.database.query({
    text: 'insert into session_materials (id, session_id, file_id) values ($1, $2, $3)',
    values: [id, sessionId, fileId],
  })
  await app.send('mutation ($id: ID!) { sessionMaterialDelete(id: $id) { id } }', { id }, app.staff)
  expect(await orm.$count(driveFiles, eq(driveFiles.id, fileId))).toBe(1)
})

it('lets staff correct a session, and its marker the reviews during the marking', async () => {
  const id = await app.session({ status: 'marking' })
  const update = `mutation ($id: ID!, $name: String, $review: Html, $deadline: DateTime) { sessionUpdate(id: $id, name: $name, review: $review, deadline: $deadline) { name review deadline } }`
  expect(
    (await app.send(update, { id, name: 'Retitled', deadline: days(9) }, app.staff)).data.sessionUpdate,
  ).toMatchObject({ name: 'Retitled', deadline: days(9).toISOString() })
  expect(
    (await app.send(update, { id, review: '<p>Good<script>1</script></p>' }, app.tutor)).data.sessionUpdate.review,
  ).toBe('<p>Good</p>')
  expect(code(await app.send(update, { id, name: 'Mine' }, app.tutor))).toBe('FORBIDDEN')
  expect(code(await app.send(update, { id, review: '<p>x</p>' }, app.student))).toBe('FORBIDDEN')
  expect((await app.send(update, { id, name: ' ' }, app.staff)).errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    field: 'name',
  })
  expect((await app.send(update, { id, deadline: NOON }, app.staff)).errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    field: 'deadline',
  })
  expect((await app.row(id)).deadline).toEqual(days(9))
})

it('accepts another mock with its criteria until the session opens', async () => {
  const id = await app.session({ status: 'booked', values: { ...coming } })
  const { sessionTypeId, practiceAreaId } = await app.row(id)
  const mockId = newId()
  const marksheet = [{ id: 'new', title: 'New', description: null, kind: 'skills' as const, weight: 1 }]
  await app.services.database.orm
    .insert(mocks)
    .values({ id: mockId, sessionTypeId, practiceAreaId, name: 'Other', marksheet })
  const update =
    'mutation ($id: ID!, $mockId: ID!) { sessionUpdate(id: $id, mockId: $mockId) { mockId marksheet { id } } }'
  expect((await app.send(update, { id, mockId }, app.staff)).data.sessionUpdate).toEqual({
    mockId,
    marksheet: [{ id: 'new' }],
  })
  const begun = await app.session()
  expect(code(await app.send(update, { id: begun, mockId }, app.staff))).toBe('CONFLICT')
  expect((await app.row(begun)).mockId).not.toBe(mockId)
})

it('accepts an https address or an id for the room, from the people who conduct the session', async () => {
  const id = await app.session({ mode: 'live', status: 'booked' })
  const link = (zoomId: string, who = app.tutor) =>
    app.send(
      'mutation ($id: ID!, $zoomId: String!) { sessionUpdateLink(id: $id, zoomId: $zoomId) { zoomId } }',
      { id, zoomId },
      who,
    )
  expect((await link(' 823 4567 8901 ')).data.sessionUpdateLink.zoomId).toBe('823 4567 8901')
  expect((await link('https://video.example/j/1?pwd=x')).data.sessionUpdateLink.zoomId).toBe(
    'https://video.example/j/1?pwd=x',
  )
  for (const bad of [
    'javascript:alert(1)',
    'http://video.example',
    'https://me:pw@video.example',
    '//video.example',
    'data:text/html,x',
  ])
    expect((await link(bad)).errors?.[0]?.extensions, bad).toMatchObject({ code: 'VALIDATION', field: 'zoomId' })
  expect(code(await link('1', app.student))).toBe('FORBIDDEN')
})

it('reminds the attendees at most once an hour', async () => {
  const id = await app.session({ mode: 'live', status: 'booked', values: coming })
  const remind = async (who = app.tutor) =>
    app.send('mutation ($id: ID!) { sessionGenerateAlarmEmail(id: $id) { id } }', { id }, who)
  expect(code(await remind(app.student))).toBe('FORBIDDEN')
  expect((await remind()).errors).toBeUndefined()
  await app.services.jobs.drain()
  expect(app.outbox.latestTo(app.student.email)?.text).toMatch(
    /starts .*22:00 London time \(.*17:00 in America\/New York\)/,
  )
  const again = await remind()
  expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' })
  expect(again.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(3500)
  app.services.clock.set(minutes(61))
  expect((await remind(await app.again(app.tutor))).errors).toBeUndefined()
})

it('deletes only a session that never took place and moved no money', async () => {
  const remove = (id: string, who = app.staff) =>
    app.send('mutation ($id: ID!) { sessionDelete(id: $id) { id } }', { id }, who)
  const id = await app.session({ status: 'cancelled', answers: 1 })
  expect(code(await remove(id, app.tutor))).toBe('FORBIDDEN')
  const files = await app.services.database.orm.$count(driveFiles)
  expect((await remove(id)).data.sessionDelete.id).toBe(id)
  expect(await app.services.database.orm.$count(driveFiles)).toBe(files - 1)
  expect(code(await remove(id))).toBe('NOT_FOUND')
  for (const status of ['in_progress', 'marking', 'marked', 'no_show'] as const)
    expect(code(await remove(await app.session({ status }))), status).toBe('CONFLICT')
  const paid = await app.session({ status: 'cancelled' })
  await write(app.services, (writing) =>
    move(writing, {
      userId: app.student.id,
      type: 'adjustment',
      description: 'x',
      amount: 100,
      against: adjustment,
      sessionId: paid,
    }),
  )
  expect(await app.services.database.orm.$count(transactions, eq(transactions.sessionId, paid))).toBe(1)
  expect(code(await remove(paid))).toBe('CONFLICT')
})
