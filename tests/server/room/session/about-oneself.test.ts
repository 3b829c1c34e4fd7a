import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abilities } from '../../../../access/abilities'
import { newId } from '../../../../server/kernel/database/columns'
import type { Answer, Person } from '../../../build'
import { NOON, type School, school } from './school'

let app: School
beforeAll(async () => {
  app = await school()
})
beforeEach(() => app.services.clock.set(NOON))
afterAll(() => app.close())

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code
const query = (text: string, values: unknown[]) => app.services.database.query({ text, values })

/** A session in review, with a draft of everything, that this person sits. */
async function satBy(person: Person, status: 'in_review' | 'marked' = 'in_review') {
  const id = await app.session({
    status,
    values: {
      ...{ finalMark: 4, skillsMark: 4, lawMark: 4, review: 'DRAFT review', internalReview: 'DRAFT among markers' },
      ...{ marks: [{ criterionId: 'law', mark: 'A', comment: 'DRAFT of a mark' }] },
    },
  })
  await query("update session_attendees set user_id = $2 where session_id = $1 and role = 'candidate'", [id, person.id])
  await query(
    `insert into session_marksheets (id, session_id, body, version, updated_at) values (gen_random_uuid(), $1, $2, 1, now())`,
    [id, JSON.stringify([{ criterionId: 'law', mark: 'A', comment: 'DRAFT of the marksheet' }])],
  )
  const fileId = newId()
  await query(
    `insert into drive_files (id, content_type, title, content, student_can_view, protected, inserted_at, updated_at)
      values ($1, 'text/html', 'Suggested answer', 'DRAFT of an answer', true, true, now(), now())`,
    [fileId],
  )
  await query(
    'insert into session_materials (id, session_id, file_id, inserted_at) values (gen_random_uuid(), $1, $2, now())',
    [id, fileId],
  )
  return id
}

const read = `query($id: ID!) {
  session(id: $id) { name status finalMark skillsMark lawMark review internalReview marks { comment } marksheet { title }
    sessionMarksheet { body { comment } } materials { file { content } } }
  sessionMarksheet(sessionId: $id) { body { comment } }
  sessionMaterials(sessionId: $id) { file { content } } }`
const seenBy = async (who: Person, id: string) => JSON.stringify((await app.send(read, { id }, who)).data)

describe('staff who sit a session themselves read no draft about themselves', () => {
  const staff = ['view_all_sessions', 'manage_sessions', 'assign_tutors', 'view_all_users'] as const
  it.each(staff)('with %s', async (ability) => {
    const own = await app.person({ abilities: [ability] })
    const id = await satBy(own)
    const seen = await seenBy(own, id)
    expect(seen).toContain('Client interview')
    expect(seen).not.toContain('DRAFT')
    expect(JSON.parse(seen).session).toMatchObject({ finalMark: null, marks: null, marksheet: null, materials: [] })
  })

  it('nor with every ability together, in a list or in one that is sorted', async () => {
    const own = await app.person({ abilities: [...abilities] })
    const id = await satBy(own)
    const { data } = await app.send(
      '{ sessions(orderBy: candidate_name) { entries { id finalMark review internalReview marks { comment } } } }',
      {},
      own,
    )
    expect(data.sessions.entries.find((each: { id: string }) => each.id === id)).toEqual({
      ...{ id, finalMark: null, review: null, internalReview: null, marks: null },
    })
  })

  it('while colleagues read it, and they themselves what their candidate reads once it is released', async () => {
    const [own, colleague] = [
      await app.person({ abilities: ['manage_sessions'] }),
      await app.person({ abilities: ['view_all_sessions'] }),
    ]
    const seen = await seenBy(colleague, await satBy(own))
    for (const word of ['review', 'among markers', 'of a mark', 'of the marksheet', 'of an answer'])
      expect(seen).toContain(`DRAFT ${word}`)
    const released = await seenBy(own, await satBy(own, 'marked'))
    for (const word of ['review', 'of a mark', 'of the marksheet', 'of an answer'])
      expect(released).toContain(`DRAFT ${word}`)
    expect(released).not.toContain('among markers')
  })

  it('nor in the audit log, whatever colleagues change of it', async () => {
    const auditor = await app.person({ abilities: ['view_audit_log', 'view_all_sessions'] })
    const colleague = await app.person({ abilities: ['view_audit_log'] })
    const id = await satBy(auditor)
    await app.send(
      'mutation($id: ID!) { sessionUpdate(id: $id, review: "<p>SAID of them</p>") { id } }',
      { id },
      app.staff,
    )
    const log = async (who: Person) =>
      JSON.stringify(
        (
          await app.send(
            '{ auditLog(operation: "sessionUpdate", pageSize: 100) { entries { operation changes { record field before after } } } }',
            {},
            who,
          )
        ).data,
      )
    expect(await log(colleague)).toContain('SAID of them')
    const own = await log(auditor)
    expect(own).toContain('sessionUpdate')
    expect(own).not.toContain('SAID of them')
    expect(own).not.toContain('DRAFT')
  })
})

describe('staff decide nothing about themselves', () => {
  it('neither delete a session that they sit, nor its documents', async () => {
    const own = await app.person({ abilities: ['manage_sessions'] })
    const id = await satBy(own, 'marked')
    await query("update sessions set status = 'booked' where id = $1", [id])
    expect(codeOf(await app.send('mutation($id: ID!) { sessionDelete(id: $id) { id } }', { id }, own))).toBe(
      'FORBIDDEN',
    )
    const { rows } = await query('select id, file_id as file from session_materials where session_id = $1', [id])
    const remove = 'mutation($id: ID!) { sessionMaterialDelete(id: $id) { id } }'
    expect(codeOf(await app.send(remove, { id: rows[0]?.id }, own))).toBe('NOT_FOUND')
    const rename = 'mutation($id: ID!) { driveFileUpdate(id: $id, title: "Mine") { id } }'
    expect(codeOf(await app.send(rename, { id: rows[0]?.file }, own))).toBe('NOT_FOUND')
    expect(
      codeOf(await app.send('mutation($id: ID!) { sessionDelete(id: $id) { id } }', { id }, app.staff)),
    ).toBeUndefined()
  })

  it('read no note on their own adjustments', async () => {
    const own = await app.person({ abilities: ['view_all_users', 'manage_users'] })
    const colleague = await app.person({ abilities: ['manage_users'] })
    await app.send(
      'mutation($id: ID!) { adjustmentWrite(userId: $id, extraTime: 25, breaks: 0, note: "SAID of them") { id } }',
      { id: own.id },
      colleague,
    )
    const note = async (who: Person) =>
      (await app.send('query($id: ID!) { adjustment(userId: $id) { extraTime note } }', { id: own.id }, who)).data
        .adjustment
    expect(await note(colleague)).toEqual({ extraTime: 25, note: 'SAID of them' })
    expect(await note(own)).toEqual({ extraTime: 25, note: null })
  })

  it('do not set their own booking limits', async () => {
    const own = await app.person({ abilities: ['manage_users'] })
    const colleague = await app.person({ abilities: ['manage_users'] })
    const { rows } = await query('select id from session_types limit 1', [])
    const create = (who: Person) =>
      app.send(
        'mutation($id: ID!, $type: ID!) { userSessionTypeCreate(userId: $id, sessionTypeId: $type, limit: 1) { id } }',
        { id: own.id, type: rows[0]?.id },
        who,
      )
    expect(codeOf(await create(own))).toBe('FORBIDDEN')
    const { id } = (await create(colleague)).data.userSessionTypeCreate
    for (const change of ['userSessionTypeUpdate(id: $id, limit: null)', 'userSessionTypeDelete(id: $id)'])
      expect(codeOf(await app.send(`mutation($id: ID!) { ${change} { id } }`, { id }, own))).toMatch(
        /FORBIDDEN|NOT_FOUND/,
      )
    const { data } = await app.send('{ userSessionTypes { limit } }', {}, own)
    expect(data.userSessionTypes).toEqual([{ limit: 1 }])
  })

  it.each(['user', 'admin'] as const)(
    'take nothing out of their own wallet, and pay nothing into it (%s)',
    async (role) => {
      const own = await app.person(role === 'admin' ? { role } : { abilities: ['manage_billing'] })
      const withdraw = `mutation($id: ID!) { walletWithdraw(userId: $id, amount: 100, description: "Mine", idempotencyKey: "own-${role}") { id } }`
      expect(codeOf(await app.send(withdraw, { id: own.id }, own))).toBe('FORBIDDEN')
    },
  )
})
