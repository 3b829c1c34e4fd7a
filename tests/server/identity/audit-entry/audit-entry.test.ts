import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAudit } from '../../../../server/identity/audit-entry/check'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
let admin: Person
let student: Person
let auditor: Person
beforeAll(async () => {
  app = await build()
  admin = await app.person({ role: 'admin', firstName: 'Ruth', lastName: 'Okafor' })
  auditor = await app.person({ abilities: ['view_audit_log'] })
  student = await app.person({ firstName: 'Maya', lastName: 'Castellane' })
})
afterAll(() => app.close())

const rename = (who: Person, id: string, nickname: string) =>
  app.send(
    'mutation($id: ID!, $nickname: String) { userUpdate(id: $id, nickname: $nickname) { id } }',
    { id, nickname },
    who,
  )
const entries = async (args = '') => {
  const { data, errors } = await app.send(
    `{ auditLog${args} { entries { place actorName operation people things network changes { record recordId kind field before after } hash } } }`,
    {},
    auditor,
  )
  if (errors) throw new Error(errors[0]?.message)
  return data.auditLog.entries
}
const run = (text: string) => app.services.database.query({ text })
/** Runs statements as somebody would who has the database and passes its guards. */
const tamper = (...texts: string[]) =>
  app.services.database.transaction(async ({ query }) => {
    await query({ text: 'set local session_replication_role = replica' })
    for (const text of texts) await query({ text })
  })
const check = () => checkAudit(app.services.database)

describe('the audit log', () => {
  it('says who changed what of whom, from where, before and after', async () => {
    await rename(admin, student.id, 'Bo')
    await rename(admin, student.id, 'Cy')
    const [newest] = await entries(`(userId: "${student.id}")`)
    expect(newest).toMatchObject({
      ...{ actorName: 'Ruth Okafor', operation: 'userUpdate', people: 'Maya Castellane', network: '127.0.0.1' },
      changes: [
        { record: 'users', recordId: student.id, kind: 'updated', field: 'nickname', before: 'Bo', after: 'Cy' },
      ],
    })
  })

  it('ends a long text between two words, and says that it goes on and how long it is', async () => {
    const words = `${'word '.repeat(500)}👩‍👩‍👧`
    const document = 'mutation($id: ID!, $summary: Html) { userUpdate(id: $id, summary: $summary) { id } }'
    const valuesOf = async (text: string) => {
      await app.send(document, { id: student.id, summary: `<p>${text}</p>` }, admin)
      const [newest] = await entries(`(userId: "${student.id}")`)
      return newest.changes.find(({ field }: { field: string }) => field === 'summary').after
    }
    const kept = await valuesOf(words)
    expect(kept).toMatch(/^<p>(word )*word… \(2,512 characters\)$/)
    expect(kept.length).toBeGreaterThan(1_950)
    const short = `${'word '.repeat(300)}end`
    expect(await valuesOf(short)).toBe(`<p>${short}</p>`)
    // Two texts that differ where the log does not show them are told apart by their lengths.
    expect(await valuesOf(`${words} more`)).not.toBe(kept)
    expect(await check()).toMatchObject({ faults: [] })
  })

  it('leaves out what people change of their own, what is refused, and what nobody is staff for', async () => {
    const before = (await entries()).length
    await rename(admin, admin.id, 'Me')
    await rename(student, student.id, 'Di')
    await rename(auditor, student.id, 'No')
    expect(await entries()).toHaveLength(before)
  })

  it('records rights that staff give themselves', async () => {
    const { data } = await app.send(
      'mutation($abilities: [String!]) { roleCreate(name: "Marker", abilities: $abilities) { id } }',
      { abilities: ['manage_mocks'] },
      admin,
    )
    await app.send(
      'mutation($id: ID!, $roles: [ID!]!) { userRolesUpdate(id: $id, roles: $roles) { id } }',
      { id: admin.id, roles: [data.roleCreate.id] },
      admin,
    )
    const [made] = await entries(`(actorId: "${admin.id}", operation: "roleCreate")`)
    expect(made).toMatchObject({ things: 'role Marker', people: '' })
    await app.send(
      'mutation($id: ID!) { roleUpdate(id: $id, name: "Second marker") { id } }',
      { id: data.roleCreate.id },
      admin,
    )
    const [renamed] = await entries(`(actorId: "${admin.id}", operation: "roleUpdate")`)
    expect(renamed.things).toBe('role Second marker')
    const [newest] = await entries(`(actorId: "${admin.id}", operation: "userRolesUpdate")`)
    expect(newest.changes.map(({ record }: { record: string }) => record)).toContain('user roles')
  })

  it('is never edited: the database refuses', async () => {
    for (const text of [
      'delete from audit_entries',
      'delete from audit_changes',
      "update audit_changes set after = 'Ed'",
      "update audit_entries set operation = 'x'",
      'truncate audit_changes',
    ])
      await expect(run(text)).rejects.toThrow()
  })
})

describe('the chain', () => {
  const act = async () => {
    for (let n = 1; n <= 12; n++) await rename(admin, student.id, `Name ${n}`)
    await app.sweep()
  }

  it('holds over everything, and each entry has its place', async () => {
    await act()
    expect(await check()).toMatchObject({ waiting: 0, faults: [] })
    const places = (await entries('(pageSize: 100)')).map(({ place }: { place: number }) => place)
    expect(places).toEqual([...places].sort((a, b) => b - a))
    expect(Math.min(...places)).toBe(1)
  })

  it('finds an entry that was changed, one that was removed, and two that were swapped', async () => {
    await act()
    const kept = ['audit_entries', 'audit_changes'].map((table) => [
      `create table before_${table} as table ${table}`,
      `delete from ${table}`,
      `insert into ${table} select * from before_${table}`,
    ])
    for (const [keep = ''] of kept) await run(keep)
    const putBack = () => tamper(...kept.flatMap(([, ...rest]) => rest))

    await tamper(
      "update audit_changes set after = 'Somebody else' where entry_id = (select id from audit_entries where place = 3)",
    )
    expect((await check()).faults).toEqual([
      expect.objectContaining({ place: 3, what: 'one of its values was changed' }),
    ])
    await putBack()

    await tamper("update audit_entries set actor_id = (select id from users where first_name = 'Maya') where place = 4")
    expect((await check()).faults).toEqual([expect.objectContaining({ place: 4, what: 'it was changed' })])
    await putBack()

    await tamper(
      'delete from audit_changes where entry_id = (select id from audit_entries where place = 5)',
      'delete from audit_entries where place = 5',
    )
    expect((await check()).faults).toEqual([
      expect.objectContaining({ place: 6, what: 'the entry before it, 5, is missing' }),
    ])
    await putBack()

    await tamper(
      'update audit_entries set place = 1000 where place = 7',
      'update audit_entries set place = 7 where place = 8',
      'update audit_entries set place = 8 where place = 1000',
    )
    expect((await check()).faults.map(({ place }) => place)).toEqual(expect.arrayContaining([7, 8]))
    await putBack()
    expect((await check()).faults).toEqual([])
  })

  it('holds when a person’s values are blanked with their account, but not when they are blanked without', async () => {
    const leaving = await app.person()
    await rename(admin, leaving.id, 'Private')
    await app.sweep()
    await app.send('mutation($email: String!) { userDelete(email: $email) { id } }', { email: leaving.email }, leaving)
    const { rows } = await app.services.database.query({
      text: 'select after from audit_changes where user_id = $1',
      values: [leaving.id],
    })
    expect(rows).toEqual([{ after: null }])
    expect((await check()).faults).toEqual([])
    await run(`update audit_changes set before = null, after = null, erased_at = now() where user_id = '${student.id}'`)
    expect((await check()).faults.length).toBeGreaterThan(0)
  })
})
