import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { days, minutes, NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const SESSION = 'query ($id: ID!) { session(id: $id) { id status } }'
const OWN = `query ($from: DateTime, $until: DateTime, $status: [SessionStatus!], $orderBy: SessionOrder, $orderDirection: OrderDirection) {
  userSessions(from: $from, until: $until, status: $status, orderBy: $orderBy, orderDirection: $orderDirection) { entries { id } pageInfo { totalCount } } }`
const MARKED = 'query { userSessionsMarked { entries { id finalMark } } }'
const ids = (page: { entries: { id: string }[] }) => page.entries.map(({ id }) => id)

it('shows a session to its attendees and to staff, and hides from others even that it exists', async () => {
  const id = await app.session()
  for (const who of [app.student, app.tutor, app.observer, app.staff])
    expect((await app.send(SESSION, { id }, who)).data.session).toEqual({ id, status: 'in_progress' })
  const queries = [
    SESSION,
    'query ($id: ID!) { sessionMarksheet(sessionId: $id) { id } }',
    'query ($id: ID!) { sessionMaterials(sessionId: $id) { id } }',
    'query ($id: ID!) { sessionAnswers(sessionId: $id) { id } }',
    'mutation ($id: ID!) { sessionUpdateUnready(id: $id, message: "x") { id } }',
    'mutation ($id: ID!) { sessionUpdateMarked(id: $id) { id } }',
    'mutation ($id: ID!) { sessionUpdateNoShow(id: $id) { id } }',
    'mutation ($id: ID!) { sessionUpdateLink(id: $id, zoomId: "1") { id } }',
    'mutation ($id: ID!) { sessionUpdate(id: $id, review: "<p>x</p>") { id } }',
    'mutation ($id: ID!) { sessionUpdateStatus(id: $id, status: "cancelled") { id } }',
    'mutation ($id: ID!) { sessionNoteCreate(sessionId: $id, title: "x") { id } }',
    'mutation ($id: ID!) { sessionMaterialCreate(sessionId: $id, title: "x", contentType: "text/plain") { id } }',
    'mutation ($id: ID!) { sessionGenerateAlarmEmail(id: $id) { id } }',
    'mutation ($id: ID!) { sessionGenerateSuggestedAnswer(id: $id) { id } }',
    'mutation ($id: ID!) { sessionMarksheetUpdate(sessionId: $id, body: []) { id } }',
  ]
  for (const query of queries)
    expect((await app.send(query, { id }, app.stranger)).errors?.[0]?.extensions.code, query).toBe('NOT_FOUND')
})

it('lists a person’s sessions, the latest first, or from a given day on in their order', async () => {
  const student = app.student
  const past = await app.session({
    status: 'marked',
    values: { marked: days(-7), startAt: days(-9), endAt: days(-8), deadline: days(-8) },
  })
  const soon = await app.session({ status: 'booked', values: { startAt: days(1), deadline: days(8), endAt: days(8) } })
  const later = await app.session({ status: 'booked', values: { startAt: days(2), deadline: days(9), endAt: days(9) } })
  const all = (await app.send(OWN, {}, student)).data.userSessions
  expect(ids(all).slice(0, 2)).toEqual([later, soon])
  expect(ids(all).at(-1)).toBe(past)
  expect(all.pageInfo.totalCount).toBe(all.entries.length)
  expect(ids((await app.send(OWN, { from: minutes(1) }, student)).data.userSessions)).toEqual([soon, later])
  expect(ids((await app.send(OWN, { from: minutes(1), orderDirection: 'desc' }, student)).data.userSessions)).toEqual([
    later,
    soon,
  ])
  expect(ids((await app.send(OWN, { until: days(-1) }, student)).data.userSessions)).toEqual([past])
  expect(ids((await app.send(OWN, { status: ['booked'], orderBy: 'deadline' }, student)).data.userSessions)).toEqual([
    soon,
    later,
  ])
  expect((await app.send(OWN, {}, app.staff)).data.userSessions.entries).toEqual([])
})

it('lists marked sessions to their candidate, the newest release first', async () => {
  const released = (at: Date, finalMark: number) => app.session({ status: 'marked', values: { marked: at, finalMark } })
  const middle = await released(days(21), 3)
  const newest = await released(days(22), 4)
  const oldest = await released(days(20), 2)
  const { entries } = (await app.send(MARKED, {}, app.student)).data.userSessionsMarked
  expect(entries.slice(0, 3)).toEqual([
    { id: newest, finalMark: 4 },
    { id: middle, finalMark: 3 },
    { id: oldest, finalMark: 2 },
  ])
  expect((await app.send(MARKED, {}, app.tutor)).data.userSessionsMarked.entries).toEqual([])
})

it('lists all sessions to staff, and filters them', async () => {
  const list =
    'query ($userId: ID, $status: [SessionStatus!]) { sessions(userId: $userId, status: $status, pageSize: 100) { entries { id } } }'
  const id = await app.session({ status: 'no_show', without: ['observer'] })
  expect(ids((await app.send(list, { status: ['no_show'] }, app.staff)).data.sessions)).toEqual([id])
  expect(
    ids((await app.send(list, { status: ['no_show'], userId: app.observer.id }, app.staff)).data.sessions),
  ).toEqual([])
  expect(ids((await app.send(list, { status: ['no_show'] }, app.stranger)).data.sessions)).toEqual([])
})

it('shows a note to its author alone', async () => {
  const id = await app.session()
  const create =
    'mutation ($id: ID!) { sessionNoteCreate(sessionId: $id, title: "Mine", content: "<p>x<script>1</script></p>") { id content userId } }'
  const { data } = await app.send(create, { id }, app.student)
  expect(data.sessionNoteCreate).toMatchObject({ content: '<p>x</p>', userId: app.student.id })
  const notes = 'query ($id: ID!) { session(id: $id) { notes { title } } }'
  expect((await app.send(notes, { id }, app.student)).data.session.notes).toEqual([{ title: 'Mine' }])
  expect((await app.send(notes, { id }, app.tutor)).data.session.notes).toEqual([])
  const update = 'mutation ($id: ID!) { sessionNoteUpdate(id: $id, title: "Ours") { title } }'
  expect((await app.send(update, { id: data.sessionNoteCreate.id }, app.tutor)).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  )
  expect((await app.send(update, { id: data.sessionNoteCreate.id }, app.student)).data.sessionNoteUpdate.title).toBe(
    'Ours',
  )
})

it('names the candidate of a session in the calendar of its tutor, with the deadline and no address', async () => {
  const deadline = days(8).toISOString()
  const id = await app.session({ status: 'booked', values: { startAt: days(1), deadline: days(8), endAt: days(8) } })
  const calendar = 'query { userSessions { entries { id deadline attendees { role user { fullName email } } } } }'
  const entries = async (who: Person): Promise<{ id: string; attendees: { role: string }[] }[]> =>
    (await app.send(calendar, {}, who)).data.userSessions.entries
  const seen = (await entries(app.tutor)).find((each) => each.id === id)
  expect(seen).toMatchObject({ deadline })
  expect(seen?.attendees.find(({ role }) => role === 'candidate')).toEqual({
    role: 'candidate',
    user: { fullName: 'Ada Lovelace', email: null },
  })
  expect((await entries(app.stranger)).map((each) => each.id)).not.toContain(id)
})

it('finds sessions by the people who attend them, as far as the reader may see these', async () => {
  const { query } = app.services.database
  const named = (id: string, first: string) =>
    query({ text: 'update users set first_name = $2 where id = $1', values: [id, first] })
  await named(app.student.id, 'Zebedee')
  await named(app.tutor.id, 'Quentin')
  const id = await app.session()
  const found = async (search: string, who: Person) =>
    ids(
      (await app.send('query ($s: String) { sessions(search: $s) { entries { id } } }', { s: search }, who)).data
        .sessions,
    )
  expect(await found('zebed', app.staff)).toContain(id)
  expect(await found('QUENT', app.staff)).toContain(id)
  expect(await found('zebedee quentin', app.staff)).toEqual([])
  expect(await found('quent', app.student)).toContain(id)
  expect(await found('zebed', app.stranger)).toEqual([])
})
