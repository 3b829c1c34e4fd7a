import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../../server/kernel/database/columns'
import { noShowDisputes } from '../../../../server/room/no-show-dispute/table'
import type { Answer, Person } from '../../../build'
import { minutes, NOON, type School, school } from './school'

let app: School
let own: Person
beforeAll(async () => {
  app = await school()
  own = await app.person({ abilities: ['manage_sessions', 'assign_tutors', 'manage_users'] })
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code
/** A session that the member of staff sits. */
async function sat(options: Parameters<School['session']>[0] = {}) {
  const id = await app.session(options)
  await app.services.database.query({
    text: "update session_attendees set user_id = $2 where session_id = $1 and role = 'candidate'",
    values: [id, own.id],
  })
  return id
}
async function disputed() {
  const id = await sat({ status: 'no_show', values: { noShowAt: NOON } })
  await app.services.database.orm.insert(noShowDisputes).values({
    ...{ sessionId: id, userId: own.id, reason: 'link_failed', message: 'SAID by the candidate' },
    ...{ answerBy: minutes(60), insertedAt: NOON },
  })
  return id
}
const marks = ['listen', 'speak', 'law'].map((criterionId) => ({ criterionId, mark: 'A', comment: null }))

describe('staff who sit a session themselves', () => {
  it.each(['refunded', 'reinstated', 'upheld'])(
    'do not decide their own dispute (%s); colleagues do',
    async (outcome) => {
      const id = await disputed()
      const resolve = (who: Person) =>
        app.send(
          'mutation($id: ID!, $outcome: DisputeOutcome!) { sessionNoShowResolve(id: $id, outcome: $outcome, message: "So.") { id } }',
          { id, outcome },
          who,
        )
      expect(codeOf(await resolve(own))).toBe('FORBIDDEN')
      expect(codeOf(await resolve(app.staff))).toBeUndefined()
    },
  )

  it('neither correct nor release its marks, change its words, record that nobody came, nor hand it back', async () => {
    const released = await sat({ status: 'marked' })
    const correct =
      'mutation($id: ID!, $body: [CriterionMarkInput!]!) { sessionMarksCorrect(id: $id, body: $body, reason: "Mine", version: 0) { id } }'
    expect(codeOf(await app.send(correct, { id: released, body: marks }, own))).toBe('FORBIDDEN')
    const inReview = await sat({ status: 'in_review' })
    expect(
      codeOf(await app.send('mutation($id: ID!) { sessionUpdateMarked(id: $id) { id } }', { id: inReview }, own)),
    ).toBe('FORBIDDEN')
    const review = 'mutation($id: ID!) { sessionUpdate(id: $id, review: "<p>Splendid</p>") { id } }'
    expect(codeOf(await app.send(review, { id: inReview }, own))).toBe('FORBIDDEN')
    expect(codeOf(await app.send(review, { id: inReview }, app.staff))).toBeUndefined()
    const begun = await sat({ status: 'in_progress' })
    for (const name of ['sessionUpdateNoShow', 'sessionUpdateUnready'])
      expect([
        name,
        codeOf(
          await app.send(
            `mutation($id: ID!) { ${name}(id: $id${name.endsWith('Unready') ? ', message: "Again"' : ''}) { id } }`,
            { id: begun },
            own,
          ),
        ),
      ]).toEqual([name, 'FORBIDDEN'])
  })

  it('do not choose who marks it, nor give themselves a seat', async () => {
    const add =
      'mutation($id: ID!, $userId: ID!, $role: AttendeeRole!) { sessionAttendeeCreate(sessionId: $id, userId: $userId, role: $role) { id } }'
    const mine = await sat({ without: ['reviewer'] })
    expect(codeOf(await app.send(add, { id: mine, userId: app.reviewer.id, role: 'reviewer' }, own))).toBe('FORBIDDEN')
    const { rows } = await app.services.database.query({
      text: "select id from session_attendees where session_id = $1 and role = 'tutor'",
      values: [mine],
    })
    const remove = 'mutation($id: ID!) { sessionAttendeeDelete(id: $id) { id } }'
    expect(codeOf(await app.send(remove, { id: rows[0]?.id }, own))).toBe('FORBIDDEN')
    const empty = await app.session()
    await app.services.database.query({
      text: "delete from session_attendees where session_id = $1 and role = 'candidate'",
      values: [empty],
    })
    expect(codeOf(await app.send(add, { id: empty, userId: own.id, role: 'candidate' }, own))).toBe('FORBIDDEN')
  })

  it('do not give themselves more time, nor set their own payment status and what staff keep', async () => {
    const write = 'mutation($id: ID!) { adjustmentWrite(userId: $id, extraTime: 100, breaks: 0) { id } }'
    expect(codeOf(await app.send(write, { id: own.id }, own))).toBe('FORBIDDEN')
    expect(codeOf(await app.send(write, { id: app.student.id }, own))).toBeUndefined()
    for (const set of ['paymentStatus: trial', 'contactStatus: do_not_contact', 'meta: "Good"'])
      expect([
        set,
        codeOf(await app.send(`mutation($id: ID!) { userUpdate(id: $id, ${set}) { id } }`, { id: own.id }, own)),
      ]).toEqual([set, 'FORBIDDEN'])
    expect(
      codeOf(await app.send('mutation($id: ID!) { userUpdate(id: $id, nickname: "Al") { id } }', { id: own.id }, own)),
    ).toBeUndefined()
  })
})

describe('an observer', () => {
  const read = `query($id: ID!) { session(id: $id) { name status finalMark skillsMark lawMark review correction unreadyMessage
    marks { mark } marksheet { title } noShowDispute { message answer } sessionMarksheet { id } materials { id } } }`

  it('reads that the session is, and nothing of its marks, criteria, review, hand-back and dispute', async () => {
    const id = await app.session({
      status: 'marked',
      values: {
        ...{
          finalMark: 4,
          skillsMark: 4,
          lawMark: 4,
          review: 'SAID in the review',
          correction: 'SAID in the correction',
        },
        ...{ unreadyMessage: 'SAID at the hand-back', correctedAt: NOON, marked: NOON },
        marks: [{ criterionId: 'law', mark: 'A', comment: 'SAID of a mark' }],
      },
    })
    const { orm } = app.services.database
    await orm.insert(noShowDisputes).values({
      ...{ sessionId: id, userId: app.student.id, reason: 'link_failed', message: 'SAID in the dispute' },
      ...{ answerBy: minutes(60), insertedAt: NOON },
    })
    const fileId = newId()
    await app.services.database.query({
      text: `insert into drive_files (id, content_type, title, content, student_can_view, protected, inserted_at, updated_at)
        values ($1, 'text/html', 'Suggested answer', 'Words', true, true, now(), now())`,
      values: [fileId],
    })
    await app.services.database.query({
      text: 'insert into session_materials (id, session_id, file_id, inserted_at) values (gen_random_uuid(), $1, $2, now())',
      values: [id, fileId],
    })
    const seen = async (who: Person) => (await app.send(read, { id }, who)).data.session
    expect(await seen(app.observer)).toEqual({
      ...{ name: 'Client interview', status: 'marked', finalMark: null, skillsMark: null, lawMark: null, review: null },
      ...{ correction: null, unreadyMessage: null, marks: null, marksheet: null, noShowDispute: null },
      ...{ sessionMarksheet: null, materials: [] },
    })
    const candidates = await seen(app.student)
    expect(candidates).toMatchObject({ finalMark: 4, unreadyMessage: 'SAID at the hand-back' })
    expect([candidates.noShowDispute.message, candidates.materials.length]).toEqual(['SAID in the dispute', 1])
    expect(await seen(app.tutor)).toMatchObject({ review: 'SAID in the review' })
  })
})
