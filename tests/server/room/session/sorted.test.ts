import { afterAll, beforeAll, expect, it } from 'vitest'
import { days, minutes, NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
  await app.at(NOON)
})
afterAll(() => app.close())

const query = `query($by: SessionOrder, $direction: OrderDirection) {
  sessions(orderBy: $by, orderDirection: $direction, pageSize: 100) { entries { id due dueFor } } }`
const ids = async (by: string, direction = 'asc', who = app.staff): Promise<string[]> => {
  const { data } = await app.send(query, { by, direction }, await app.again(who))
  return data.sessions.entries.map(({ id }: { id: string }) => id)
}
const rename = (id: string, firstName: string, lastName: string) =>
  app.services.database.query({
    text: 'update users set first_name = $2, last_name = $3 where id = $1',
    values: [id, firstName, lastName],
  })

it('sorts sessions by candidate and by tutor, also after somebody is renamed, comes or goes', async () => {
  const [first, second] = [await app.session(), await app.session({ without: ['tutor', 'interviewer'] })]
  await rename(app.tutor.id, 'Ruth', 'Adeyemi')
  await rename(app.interviewer.id, 'Zoe', 'Zimmer')
  expect((await app.row(first)).tutorName).toBe('adeyemi ruth')
  expect(await ids('tutor_name')).toEqual([first, second])
  expect(await ids('tutor_name', 'desc')).toEqual([second, first])

  const added = await app.send(
    'mutation($sessionId: ID!, $userId: ID!) { sessionAttendeeCreate(role: tutor, sessionId: $sessionId, userId: $userId) { id } }',
    { sessionId: second, userId: app.stranger.id },
    app.staff,
  )
  await rename(app.stranger.id, 'Ada', 'Aaron')
  expect(await ids('tutor_name')).toEqual([second, first])
  await app.send(
    'mutation($id: ID!) { sessionAttendeeDelete(id: $id) { id } }',
    { id: added.data.sessionAttendeeCreate.id },
    app.staff,
  )
  expect((await app.row(second)).tutorName).toBeNull()

  await rename(app.student.id, 'Maya', 'Castellane')
  expect((await app.row(first)).candidateName).toBe('castellane maya')
  expect(await ids('candidate_name')).toHaveLength(2)
})

it('writes nothing of what it sorts by into the audit log', async () => {
  const { rows } = await app.services.database.query({
    text: "select 1 from audit_changes where field in ('candidate_name', 'tutor_name', 'due_at')",
  })
  expect(rows).toEqual([])
})

it('sorts sessions by when they are due, those that wait for nothing last, and finds the ones whose marks are overdue', async () => {
  const waiting = [
    { status: 'marking', values: { readyAt: days(-8) } },
    { status: 'ready', values: { readyAt: days(-7.5), deadline: days(-7) } },
    { status: 'pending', values: { holdUntil: minutes(10) } },
    { status: 'in_progress', values: { deadline: days(2) } },
    { status: 'in_review', values: { readyAt: days(-1) } },
    { mode: 'live', status: 'in_progress', values: { endAt: minutes(30), deadline: null } },
  ] as const
  const placed: string[] = []
  for (const options of [...waiting].reverse()) placed.unshift(await app.session(options))
  const released = await app.session({ status: 'marked', values: { readyAt: days(-20), marked: days(-1) } })
  const missed = await app.session({ status: 'no_show', values: { noShowAt: days(-1) } })

  const ours = (await ids('due_at')).filter((id) => [...placed, released, missed].includes(id))
  expect(ours.slice(0, placed.length)).toEqual(placed)
  const { data } = await app.send(
    '{ sessions(overdue: true, orderBy: due_at) { entries { id } pageInfo { totalCount } } }',
    {},
    app.staff,
  )
  expect(data.sessions.entries.map(({ id }: { id: string }) => id)).toEqual(placed.slice(0, 2))
  const everySession = await app.send('{ sessions(overdue: false) { pageInfo { totalCount } } }', {}, app.staff)
  expect(everySession.data.sessions.pageInfo.totalCount).toBeGreaterThan(2)
})

it('says what each session waits for, and until when', async () => {
  const due = async (options: Parameters<School['session']>[0]) => {
    const id = await app.session(options)
    const { data } = await app.send('query($id: ID!) { session(id: $id) { due dueFor } }', { id }, app.staff)
    return [data.session.dueFor, data.session.due]
  }
  const at = (date: Date) => date.toISOString()
  expect(await due({ status: 'pending', values: { holdUntil: minutes(10) } })).toEqual(['payment', at(minutes(10))])
  expect(await due({ status: 'in_progress', values: { deadline: days(2) } })).toEqual(['answers', at(days(2))])
  const ended = { endAt: minutes(30), deadline: null }
  expect(await due({ mode: 'live', status: 'in_progress', values: ended })).toEqual(['marks', at(minutes(30, days(7)))])
  // It was handed back, so it waits for its answers again.
  const handedBack = { endAt: minutes(30), deadline: days(1) }
  expect(await due({ mode: 'live', status: 'in_progress', values: handedBack })).toEqual(['answers', at(days(1))])
  expect(await due({ status: 'marking', values: { readyAt: days(-8) } })).toEqual(['marks', at(days(-1))])
  expect(await due({ status: 'no_show', values: { noShowAt: days(-1) } })).toEqual(['dispute', at(days(2))])
  expect(await due({ status: 'no_show', values: { noShowAt: days(-4) } })).toEqual([null, null])
  expect(await due({ status: 'cancelled' })).toEqual([null, null])
})
