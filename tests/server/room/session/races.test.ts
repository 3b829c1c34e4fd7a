import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Answer, Person } from '../../../build'
import { barrier } from '../../barrier'
import { minutes, NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const STATUS = 'mutation ($id: ID!, $status: String!) { sessionUpdateStatus(id: $id, status: $status) { status } }'
const SAVE = `mutation ($id: ID!, $version: Int!, $mark: Grade!) { sessionMarksheetUpdate(sessionId: $id, version: $version, body: [{ criterionId: "listen", mark: $mark }]) { version } }`
const refusals = (answers: Answer[]) =>
  answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)
const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows

/** A session with a second tutor. */
async function withTwoTutors(status: 'ready' | 'marking') {
  const id = await app.session({ status, answers: 1, without: ['interviewer', 'observer', 'reviewer'] })
  await query('insert into session_attendees (id, session_id, user_id, role) values (gen_random_uuid(), $1, $2, $3)', [
    id,
    app.stranger.id,
    'tutor',
  ])
  return id
}

async function versionOf(id: string) {
  const [row] = await query('select version, body from session_marksheets where session_id = $1', [id])
  return row as { version: number; body: { mark: string }[] }
}

it('lets one of two markers who save at once win, and shows the other the saved marks', async () => {
  const id = await withTwoTutors('marking')
  for (const version of [0, 1]) {
    const save = (mark: string, who: Person) => app.send(SAVE, { id, version, mark }, who)
    const answers = await Promise.all([save('A', app.tutor), save('F', app.stranger)])
    expect(refusals(answers)).toEqual(['CONFLICT'])
    const kept = await versionOf(id)
    expect(kept.version).toBe(version + 1)
    const loser = answers.find(({ errors }) => errors)?.errors?.[0]
    expect(loser?.extensions.current).toMatchObject({ version: version + 1, body: [{ mark: kept.body[0]?.mark }] })
  }
})

it('would lose one of the drafts if it compared the version first and wrote later', async () => {
  const id = await withTwoTutors('marking')
  await app.send(SAVE, { id, version: 0, mark: 'B' }, app.tutor)
  const together = barrier(2)
  const saveWithoutGuard = async (mark: string) => {
    const { version } = await versionOf(id)
    await together()
    if (version !== 1) return 'refused'
    await query('update session_marksheets set body = $2, version = 2 where session_id = $1', [
      id,
      JSON.stringify([{ criterionId: 'listen', mark }]),
    ])
    return 'saved'
  }
  expect(await Promise.all([saveWithoutGuard('A'), saveWithoutGuard('F')])).toEqual(['saved', 'saved'])
})

it('gives a session to one of two tutors who claim it at once', async () => {
  const id = await withTwoTutors('ready')
  const answers = await Promise.all(
    [app.tutor, app.stranger].map((who) => app.send(STATUS, { id, status: 'marking' }, who)),
  )
  expect(refusals(answers)).toEqual(['CONFLICT'])
  expect(answers.find(({ errors }) => errors)?.errors?.[0]?.message).toContain('being marked')
  expect(await app.events(id)).toEqual(['ready → marking'])
})

it('would give it to both if it read the state first and changed it later', async () => {
  const id = await withTwoTutors('ready')
  const together = barrier(2)
  const claimWithoutGuard = async () => {
    const { status } = await app.row(id)
    await together()
    if (status !== 'ready') return 'refused'
    await query("update sessions set status = 'marking' where id = $1", [id])
    return 'claimed'
  }
  expect(await Promise.all([claimWithoutGuard(), claimWithoutGuard()])).toEqual(['claimed', 'claimed'])
})

it('accepts no eleventh answer when many come at once', async () => {
  const id = await app.session({ answers: 7 })
  const create =
    'mutation ($id: ID!, $file: Upload) { sessionAnswerCreate(sessionId: $id, title: "x", contentType: "text/plain", file: $file) { id } }'
  const file = { name: 'x.txt', type: 'text/plain', content: 'x' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => app.upload(create, { id }, file, app.student)))
  expect(refusals(answers)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT'])
  const [row] = await query('select count(*)::int as count from session_answers where session_id = $1', [id])
  expect(row?.count).toBe(10)
})

it('never hands in a written session whose only answer is being deleted', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await app.session()
    const answerId = await app.answer(id)
    const [handIn, remove] = await Promise.all([
      app.send('mutation ($id: ID!) { sessionUpdateReady(id: $id) { id } }', { id }, app.student),
      app.send('mutation ($id: ID!) { sessionAnswerDelete(id: $id) { id } }', { id: answerId }, app.student),
    ])
    expect(refusals([handIn as Answer, remove as Answer])).toEqual(['CONFLICT'])
  }
})

it('accepts an answer at the last moment, or expires the session, but never both', async () => {
  const create =
    'mutation ($id: ID!, $file: Upload) { sessionAnswerCreate(sessionId: $id, title: "x", contentType: "text/plain", file: $file) { id } }'
  const file = { name: 'x.txt', type: 'text/plain', content: 'x' }
  const id = await app.session({ values: { deadline: minutes(5) } })
  app.services.clock.set(new Date(minutes(5).getTime() - 60))
  const tries = Array.from({ length: 8 }, (_, at) =>
    new Promise((done) => setTimeout(done, at * 15)).then(() =>
      Promise.all([app.sweep(), app.upload(create, { id }, file, app.student)]),
    ),
  )
  const answers = (await Promise.all(tries)).map(([, answer]) => answer)
  await app.sweep()
  const taken = answers.filter(({ errors }) => !errors).length
  expect((await app.row(id)).status).toBe(taken ? 'ready' : 'expired')
})
