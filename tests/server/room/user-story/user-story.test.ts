import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ability } from '../../../../access/abilities'
import { build, type Person, type TestApp } from '../../../build'
import { booked, hold, inDays, type School, school } from '../../../factories'

let app: TestApp
let place: School
let admin: Person
let student: Person
beforeAll(async () => {
  app = await build()
  place = await school(app, { mocks: 6 })
  admin = await app.person({ role: 'admin', firstName: 'Catrin', lastName: 'Vaughan' })
  student = await app.person()
})
afterAll(() => app.close())

const STORY = `query ($id: ID!, $group: StoryGroup, $before: String, $pageSize: Int) {
  userStory(userId: $id, group: $group, before: $before, pageSize: $pageSize) { entries { id kind at title detail text byName startAt amount score sessionId } next } }`
interface Entry {
  id: string
  kind: string
  at: string
  text: string | null
}
const story = async (who: Person, options: object = {}, of = student) =>
  (await app.send(STORY, { id: of.id, ...options }, who)).data?.userStory as { entries: Entry[]; next: string | null }
const kinds = async (who: Person, options?: object, of?: Person) =>
  (await story(who, options, of)).entries.map(({ kind }) => kind)
const act = async (document: string, variables: object, who = admin) => {
  const { data, errors } = await app.send(document, variables, who)
  expect(errors).toBeUndefined()
  return data
}
const note = (text: string, about = student) =>
  act('mutation ($id: ID!, $text: Text!) { userNoteCreate(userId: $id, text: $text) { id } }', { id: about.id, text })

describe('the story of a person', () => {
  it('tells sign-up, sessions, money, notes, messages and changes of the account, the newest first', async () => {
    const id = await booked(app, place, student, inDays(app, 3))
    await note('Wants the oral days first.')
    await act('mutation ($id: ID!) { userMessageCreate(userId: $id, subject: "Hello", text: "How is it?") { id } }', {
      id: student.id,
    })
    await act('mutation ($id: ID!) { userUpdate(id: $id, followUp: "2026-12-01") { id } }', { id: student.id })
    await act('mutation ($id: ID!) { sessionCancel(id: $id, reason: "Ill") { id } }', { id }, student)
    const { entries, next } = await story(admin)
    expect(next).toBeNull()
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    expect(entries.map(({ kind }) => kind).sort()).toEqual(
      [
        ...['account_changed', 'message', 'movement', 'movement', 'movement', 'note'],
        ...['profile_completed', 'session_booked', 'session_cancelled', 'signed_up'],
      ].sort(),
    )
    const of = (kind: string) => entries.find((each) => each.kind === kind)
    expect(of('account_changed')).toMatchObject({ detail: 'follow_up', text: '2026-12-01', byName: 'Catrin Vaughan' })
    expect(of('note')).toMatchObject({ text: 'Wants the oral days first.', byName: 'Catrin Vaughan' })
    expect(of('message')).toMatchObject({ title: 'Hello', text: 'How is it?', byName: 'Catrin Vaughan' })
    expect(of('session_booked')).toMatchObject({ sessionId: id, byName: 'Tom Tutor 0' })
    expect(of('session_cancelled')).toMatchObject({ sessionId: id, text: 'Ill' })
  })

  it('tells of a moved session once, and of what its candidate alone does nothing twice', async () => {
    const mover = await app.person()
    const id = await booked(app, place, mover, inDays(app, 4))
    const again = await act(
      'mutation ($id: ID!, $at: DateTime!) { sessionReschedule(id: $id, startAt: $at) { id } }',
      { id, at: inDays(app, 5).toISOString() },
      mover,
    )
    expect(again.sessionReschedule.id).not.toBe(id)
    expect((await kinds(admin, { group: 'sessions' }, mover)).sort()).toEqual(['session_booked', 'session_moved'])
  })

  it('says nothing of holds that lapse', async () => {
    const waverer = await app.person()
    expect((await hold(app, place, waverer, inDays(app, 6))).errors).toBeUndefined()
    await act('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: waverer.id })
    expect(await kinds(admin, { group: 'sessions' }, waverer)).toEqual([])
    expect((await kinds(admin, { group: 'account' }, waverer)).sort()).toEqual([
      'account_changed',
      'profile_completed',
      'signed_up',
    ])
  })

  it('gives everybody the parts that they may read', async () => {
    const groups = async (...abilities: Ability[]) => {
      const who = await app.person({ abilities: ['view_all_users', ...abilities] })
      return [...new Set(await kinds(who))].sort()
    }
    const base = ['message', 'note', 'profile_completed', 'signed_up']
    expect(await groups()).toEqual(base)
    expect(await groups('manage_billing')).toEqual([...base, 'movement'].sort())
    expect(await groups('view_all_sessions')).toEqual([...base, 'session_booked', 'session_cancelled'].sort())
    expect(await groups('view_audit_log')).toEqual([...base, 'account_changed'].sort())
  })

  it('keeps notes about themselves from staff', async () => {
    const colleague = await app.person({ abilities: ['view_all_users'] })
    await note('Speaks fast', colleague)
    expect(await kinds(colleague, { group: 'notes' }, colleague)).toEqual([])
    expect(await kinds(admin, { group: 'notes' }, colleague)).toEqual(['note'])
  })

  it('is read page by page, with nothing twice and nothing left out, also within one instant', async () => {
    const busy = await app.person()
    await app.services.database.query({
      text: `insert into user_notes (id, user_id, author_id, text, inserted_at)
        select gen_random_uuid(), $1, $2, 'Note ' || n, timestamptz '2026-10-01' + interval '1 minute' * (n / 10) from generate_series(1, 95) n`,
      values: [busy.id, admin.id],
    })
    const texts: (string | null)[] = []
    for (let before: string | null = null, first = true; first || before; first = false) {
      const page: { entries: Entry[]; next: string | null } = await story(
        admin,
        { group: 'notes', before, pageSize: 10 },
        busy,
      )
      expect(page.entries.length).toBeLessThanOrEqual(10)
      texts.push(...page.entries.map(({ text }) => text))
      before = page.next
    }
    expect(texts).toHaveLength(95)
    expect(new Set(texts).size).toBe(95)
  })

  it.each([
    [{ pageSize: 0 }, 'VALIDATION'],
    [{ pageSize: 101 }, 'VALIDATION'],
    [{ before: 'yesterday' }, 'VALIDATION'],
    [{ before: "2026-01-01T00:00:00.000Z_' or true --" }, 'VALIDATION'],
    [{ id: '018f0000-0000-7000-8000-000000000000' }, 'NOT_FOUND'],
  ])('refuses %o', async (options, code) => {
    const { errors } = await app.send(STORY, { id: student.id, ...options }, admin)
    expect(errors?.[0]?.extensions.code).toBe(code)
  })
})
