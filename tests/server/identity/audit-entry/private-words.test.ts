import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAudit } from '../../../../server/identity/audit-entry/check'
import { newId } from '../../../../server/kernel/database/columns'
import { sessions } from '../../../../server/room/session/table'
import type { Person } from '../../../build'
import { type School, school } from '../../room/session/school'

let app: School
let admin: Person
let auditor: Person
beforeAll(async () => {
  app = await school()
  admin = await app.person({ role: 'admin' })
  auditor = await app.person({ abilities: ['view_audit_log'] })
})
afterAll(() => app.close())

interface Changed {
  record: string
  kind: string
  field: string
  before: string | null
  after: string | null
}
async function logOf(who: Person, args: string): Promise<Changed[]> {
  const { data, errors } = await app.send(
    `{ auditLog(${args}, pageSize: 100) { entries { changes { record kind field before after } } } }`,
    {},
    who,
  )
  if (errors) throw new Error(errors[0]?.message)
  return data.auditLog.entries.flatMap(({ changes }: { changes: Changed[] }) => changes)
}
const act = async (document: string, variables: object, who = admin) => {
  const { data, errors } = await app.send(document, variables, who)
  if (errors) throw new Error(errors[0]?.message)
  return data
}
const faults = async () => {
  await app.sweep()
  return (await checkAudit(app.services.database)).faults
}

describe('private words in the audit log', () => {
  it('of a note: that it was written, changed and deleted, never its words; its subject reads no more either', async () => {
    const { id } = (
      await act('mutation($id: ID!) { userNoteCreate(userId: $id, text: "NOTE suspected") { id } }', { id: auditor.id })
    ).userNoteCreate
    await act('mutation($id: ID!) { userNoteUpdate(id: $id, text: "NOTE cleared") { id } }', { id })
    await act('mutation($id: ID!) { userNoteDelete(id: $id) { id } }', { id })
    const changes = (await logOf(auditor, `userId: "${auditor.id}"`)).filter(({ field }) => field === 'text')
    expect(changes.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['deleted', '•••', null],
      ['updated', '•••', '•••'],
      ['created', null, '•••'],
    ])
    expect(JSON.stringify(await app.services.database.query({ text: 'select * from audit_changes' }))).not.toContain(
      'NOTE',
    )
  })

  it('of a message to a person: that it was written', async () => {
    const document =
      'mutation($id: ID!, $key: String!) { userMessageCreate(userId: $id, subject: "SUBJECT", text: "PRIVATE", idempotencyKey: $key) { id } }'
    await act(document, { id: app.student.id, key: newId() })
    const changes = (await logOf(auditor, 'operation: "userMessageCreate"')).filter(({ field }) =>
      ['subject', 'text'].includes(field),
    )
    expect(changes.map(({ field, after }) => [field, after])).toEqual([
      ['subject', '•••'],
      ['text', '•••'],
    ])
  })

  it('of what staff keep of a person: others read how it changed, the person does not', async () => {
    const both = await app.person({ abilities: ['view_audit_log'] })
    await act(
      'mutation($id: ID!, $status: ContactStatus) { userUpdate(id: $id, meta: "META words", contactStatus: $status, nickname: "Al") { id } }',
      { id: both.id, status: 'do_not_contact' },
    )
    const readBy = async (who: Person) =>
      (await logOf(who, `userId: "${both.id}"`)).map(({ field, after }) => [field, after])
    expect(await readBy(both)).toEqual([['nickname', 'Al']])
    expect(await readBy(auditor)).toEqual([
      ['contact status', 'do_not_contact'],
      ['meta', '•••'],
      ['nickname', 'Al'],
    ])
  })
})

describe('the erasure of a person', () => {
  it('reaches the copies of texts in tables without their id, also of texts that stood there earlier; the chain holds', async () => {
    const leaving = await app.person()
    const id = await app.session({ status: 'marked' })
    const other = await app.session({ status: 'marked' })
    await app.services.database.query({
      text: "update session_attendees set user_id = $2 where session_id = $1 and role = 'candidate'",
      values: [id, leaving.id],
    })
    // Acts of staff, as `write` says them to the triggers.
    const said = (operation: string) =>
      JSON.stringify({
        id: newId(),
        at: app.services.clock.now().toISOString(),
        actor: admin.id,
        operation,
        network: '',
      })
    const change = (set: Partial<typeof sessions.$inferInsert>, which: string) =>
      app.services.database.transaction(async ({ orm, query }) => {
        await query({ text: `select set_config('articled.audit', $1, true)`, values: [said('sessionUpdate')] })
        await orm.update(sessions).set(set).where(eq(sessions.id, which))
      })
    for (const each of [id, other])
      for (const review of ['WORDS first', 'WORDS second', null])
        await change({ review, cancelReason: review, correction: review, shortName: review ?? 'Short' }, each)
    expect(await faults()).toEqual([])
    const { errors } = await app.send(
      'mutation($email: String!) { userDelete(email: $email) { id } }',
      { email: leaving.email },
      leaving,
    )
    expect(errors).toBeUndefined()
    const copies = async (which: string) =>
      (
        await app.services.database.query({
          text: `select count(*)::int as count from audit_changes where record_id = $1 and field in ('review', 'cancel_reason', 'correction')
            and concat(before, after) like '%WORDS%'`,
          values: [which],
        })
      ).rows[0]?.count
    expect(await copies(id)).toBe(0)
    expect(await copies(other)).toBe(9)
    expect(await faults()).toEqual([])
  })

  it('blanks the reason of a correction in the session itself', async () => {
    const leaving = await app.person()
    const id = await app.session({ status: 'marked', values: { correction: 'WORDS', correctedAt: new Date() } })
    await app.services.database.query({
      text: "update session_attendees set user_id = $2 where session_id = $1 and role = 'candidate'",
      values: [id, leaving.id],
    })
    await act('mutation($email: String!) { userDelete(email: $email) { id } }', { email: leaving.email }, leaving)
    expect((await app.row(id)).correction).toBeNull()
  })

  it('is no excuse for blanking what is about somebody else', async () => {
    await act('mutation($id: ID!) { userUpdate(id: $id, nickname: "Bo") { id } }', { id: app.tutor.id })
    expect(await faults()).toEqual([])
    await app.services.database.query({
      text: "update audit_changes set before = null, after = null, erased_at = now() where user_id = $1 and field = 'nickname'",
      values: [app.tutor.id],
    })
    expect(await faults()).not.toEqual([])
  })
})
