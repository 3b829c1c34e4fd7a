import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SessionMode, SessionStatus } from '../../../../schema/generated/types'
import { transitions } from '../../../../server/room/life/transitions'
import type { Person } from '../../../build'
import { explored } from '../../../explored'
import { minutes, NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const statuses: SessionStatus[] = [
  'pending',
  'booked',
  'in_progress',
  'ready',
  'marking',
  'in_review',
  'marked',
  'no_show',
  'cancelled',
  'expired',
]
const roles = ['student', 'tutor', 'interviewer', 'reviewer', 'observer', 'staff'] as const
const body = '[{ criterionId: "listen", mark: A }, { criterionId: "speak", mark: A }, { criterionId: "law", mark: A }]'

/** One call of each operation, which succeeds wherever the state and the person allow it. */
const calls: Record<string, string> = {
  sessionUpdateReady: 'sessionUpdateReady(id: $id) { id }',
  sessionUpdateUnready: 'sessionUpdateUnready(id: $id, message: "x") { id }',
  sessionUpdateMarked: 'sessionUpdateMarked(id: $id) { id }',
  sessionMarksCorrect: `sessionMarksCorrect(id: $id, version: 1, reason: "x", body: ${body}) { id }`,
  sessionUpdateNoShow: 'sessionUpdateNoShow(id: $id) { id }',
  sessionUpdateLink: 'sessionUpdateLink(id: $id, zoomId: "123") { id }',
  sessionUpdate: 'sessionUpdate(id: $id, review: "<p>x</p>") { id }',
  sessionMarksheetUpdate: `sessionMarksheetUpdate(sessionId: $id, version: 1, body: ${body}) { id }`,
  sessionAnswerWrite: 'sessionAnswerWrite(sessionId: $id, content: "<p>x</p>", version: 0) { id }',
  sessionClockStart: 'sessionClockStart(id: $id) { id }',
  sessionGenerateAlarmEmail: 'sessionGenerateAlarmEmail(id: $id) { id }',
  sessionGenerateSuggestedAnswer: 'sessionGenerateSuggestedAnswer(id: $id) { id }',
  sessionNoteCreate: 'sessionNoteCreate(sessionId: $id, title: "x") { id }',
  sessionCancel: 'sessionCancel(id: $id) { id }',
}

/** A session 20 minutes after its start, with an answer and a complete draft, so that only state, role and time decide. */
async function ready(mode: SessionMode, status: SessionStatus, ahead: boolean) {
  const startAt = minutes(ahead ? 600 : -20)
  const times =
    mode === 'live'
      ? { startAt, endAt: minutes(30, startAt), accessOpen: minutes(-10, startAt) }
      : { startAt, accessOpen: startAt, deadline: minutes(1000, startAt), endAt: minutes(1000, startAt) }
  const id = await app.session({
    mode,
    status,
    answers: 1,
    values: { ...times, holdUntil: status === 'pending' ? minutes(10) : null },
  })
  await app.services.database.query({
    text: `insert into session_marksheets (id, session_id, body, version) values ($1, $1, $2, 1)`,
    values: [
      id,
      JSON.stringify(['listen', 'speak', 'law'].map((criterionId) => ({ criterionId, mark: 'B', comment: null }))),
    ],
  })
  return id
}

const allowedTo = async (id: string, who: Person): Promise<string[]> =>
  (await app.send('query ($id: ID!) { session(id: $id) { allowed } }', { id }, who)).data.session.allowed

/** Two of the six roles in each state, others each time, so that all four times together have each role in each state. */
const some = (state: number, time: number) =>
  explored ? roles : roles.filter((_role, at) => (at + state + time) % 3 === 0)

for (const [turn, mode] of (['live', 'window'] as const).entries())
  for (const ahead of [true, false])
    it(`names exactly the operations that work, for ${mode} sessions ${ahead ? 'before' : 'after'} their start, in every state and role`, async () => {
      const wrong: string[] = []
      for (const [state, status] of statuses.entries())
        for (const role of some(state, 2 * turn + Number(ahead))) {
          const shared = await ready(mode, status, ahead)
          const seen = await allowedTo(shared, app[role])
          // A refusal changes nothing, so one session serves for all refusals. Each operation that works gets its own session.
          const outcomes = Object.entries(calls).map(async ([name, call]) => {
            const id = seen.includes(name) ? await ready(mode, status, ahead) : shared
            const { errors } = await app.send(`mutation ($id: ID!) { ${call} }`, { id }, app[role])
            const code = errors?.[0]?.extensions.code
            if (code && !['FORBIDDEN', 'CONFLICT'].includes(code))
              wrong.push(`${status} ${role} ${name} answers ${code}`)
            if (seen.includes(name) !== !code)
              wrong.push(
                `${status} ${role} ${name}: named ${seen.includes(name)}, but ${errors?.[0]?.message ?? 'works'}`,
              )
          })
          await Promise.all(outcomes)
        }
      expect(wrong).toEqual([])
    }, 120_000)

it('names sessionUpdateStatus where a session can begin, be claimed or go back to its marker', async () => {
  const named = async (status: SessionStatus, who: Person, mode: SessionMode = 'live') =>
    (await allowedTo(await ready(mode, status, false), who)).includes('sessionUpdateStatus')
  expect(await named('booked', app.tutor)).toBe(true)
  expect(await named('booked', app.student)).toBe(false)
  expect(await named('ready', app.tutor)).toBe(true)
  expect(await named('in_progress', app.tutor)).toBe(true)
  expect(await named('in_progress', app.tutor, 'window')).toBe(false)
  expect(await named('in_review', app.reviewer)).toBe(true)
  expect(await named('marking', app.tutor)).toBe(false)
})

it('notices a change of the type’s mode at once', async () => {
  const id = await app.session({ mode: 'live', values: { startAt: minutes(-5) }, type: { mode: 'live' } })
  const { sessionTypeId } = await app.row(id)
  expect(await allowedTo(id, app.student)).toContain('sessionUpdateReady')
  await app.services.database.query({
    text: "update session_types set mode = 'window' where id = $1",
    values: [sessionTypeId],
  })
  app.services.bus.publish('change', { type: 'SessionType', id: sessionTypeId, kind: 'updated' })
  expect(await allowedTo(id, app.student)).not.toContain('sessionUpdateReady')
})

it('leads on from every state except the three last ones, and reaches every state except the first', () => {
  const left = new Set(transitions.map(({ from }) => from))
  expect(statuses.filter((status) => !left.has(status))).toEqual(['marked', 'cancelled', 'expired'])
  const reached = new Set(transitions.map(({ to }) => to))
  expect(statuses.filter((status) => !reached.has(status))).toEqual(['pending'])
})
