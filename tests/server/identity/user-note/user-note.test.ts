import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
let staff: Person
let other: Person
let student: Person
beforeAll(async () => {
  app = await build()
  staff = await app.person({ abilities: ['view_all_users'], firstName: 'Catrin', lastName: 'Vaughan' })
  other = await app.person({ abilities: ['view_all_users'] })
  student = await app.person()
})
afterAll(() => app.close())

const CREATE =
  'mutation ($userId: ID!, $text: Text!) { userNoteCreate(userId: $userId, text: $text) { id text authorId author { fullName } insertedAt } }'
const UPDATE = 'mutation ($id: ID!, $text: Text!) { userNoteUpdate(id: $id, text: $text) { text } }'
const DELETE = 'mutation ($id: ID!) { userNoteDelete(id: $id) { id } }'
const note = (about: Person, text: string, who = staff) => app.send(CREATE, { userId: about.id, text }, who)
const notes = async (about: Person, who: Person) =>
  (await app.send('query ($id: ID!) { userNotes(userId: $id) { entries { id text } } }', { id: about.id }, who)).data
    ?.userNotes.entries

describe('a note about a person', () => {
  it('has its author and time, and all staff who see people read it', async () => {
    await app.at('2026-11-02T12:00:00Z')
    staff = await app.again(staff)
    const { data } = await note(student, '  Rang about the package.\n\nCall back on Monday. ')
    expect(data.userNoteCreate).toMatchObject({
      text: 'Rang about the package.\n\nCall back on Monday.',
      author: { fullName: 'Catrin Vaughan' },
      insertedAt: expect.stringMatching(/^2026-11-02T12:00:/),
    })
    await app.at(null)
    staff = await app.again(staff)
    student = await app.again(student)
    other = await app.again(other)
    expect(await notes(student, other)).toHaveLength(1)
  })

  it('is changed and deleted by its author alone', async () => {
    const { id } = (await note(student, 'Mine')).data.userNoteCreate
    expect((await app.send(UPDATE, { id, text: 'Theirs' }, other)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await app.send(DELETE, { id }, other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await app.send(UPDATE, { id, text: 'Still mine' }, staff)).data.userNoteUpdate.text).toBe('Still mine')
    expect((await app.send(DELETE, { id }, staff)).data.userNoteDelete.id).toBe(id)
  })

  it('is never read by the person, though they be staff', async () => {
    await note(other, 'Speaks fast')
    expect(await notes(other, staff)).toHaveLength(1)
    expect(await notes(other, other)).toEqual([])
    expect((await note(staff, 'I am good')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const { data } = await app.send('{ userExport }', {}, student)
    expect(JSON.stringify(data)).not.toContain('package')
  })

  it.each(['', '   ', 'x'.repeat(5001)])('is refused if it is empty or too long', async (text) => {
    expect((await note(student, text)).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'text' })
  })

  it('is refused about nobody and about a deleted account', async () => {
    const gone = await app.person()
    await app.services.database.query({ text: 'update users set archived_at = now() where id = $1', values: [gone.id] })
    expect((await note(gone, 'Who?')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await note({ ...gone, id: gone.signInId }, 'Who?')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('goes with the account of its person, and stays without a name when its author leaves', async () => {
    const [leaving, author] = [await app.person(), await app.person({ abilities: ['view_all_users'] })]
    await note(leaving, 'About who leaves')
    await note(student, 'By who leaves', author)
    for (const who of [leaving, author]) {
      const { errors } = await app.send(
        'mutation ($email: String!) { userDelete(email: $email, giveUpBalance: 0) { id } }',
        { email: who.email },
        who,
      )
      expect(errors).toBeUndefined()
    }
    const { rows } = await app.services.database.query({
      text: `select text, author_id as "authorId" from user_notes where text like '%who leaves'`,
    })
    expect(rows).toEqual([{ text: 'By who leaves', authorId: null }])
    const kept = await app.services.database.query({
      text: `select count(*)::int as count from audit_changes where after = 'About who leaves' or before = 'About who leaves'`,
    })
    expect(kept.rows).toEqual([{ count: 0 }])
  })
})
