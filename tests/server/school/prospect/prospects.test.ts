import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, build, type Person, type TestApp } from '../../../build'

const NOW = new Date('2026-11-18T13:48:00Z')

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await build()
  await app.at(NOW)
  staff = await app.person({ abilities: ['view_all_users', 'manage_users'] })
})
afterAll(() => app.close())

/** Sets the clock, which ends the sign-in of before. */
async function at(instant: string) {
  await app.at(new Date(instant))
  staff = await app.again(staff)
}

const columns = {
  status: 'contact_status',
  followUp: 'follow_up',
  insertedAt: 'inserted_at',
  fullName: 'first_name',
  skype: 'skype',
  zone: 'timezone',
}
type Kept = Partial<Record<keyof typeof columns, string | null>>

/** A student with what is kept of them. */
async function someone(kept: Kept = {}, made: Parameters<TestApp['person']>[0] = {}) {
  const person = await app.person(made)
  const names = Object.keys(kept) as (keyof Kept)[]
  if (names.length)
    await app.services.database.query({
      text: `update users set ${names.map((name, at) => `${columns[name]} = $${at + 2}`)} where id = $1`,
      values: [person.id, ...names.map((name) => kept[name])],
    })
  return person
}

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code
const prospects = async (fields: string, args: string, who = staff) =>
  (await app.send(`{ prospects(${args}) { entries { id ${fields} } pageInfo { totalCount } } }`, {}, who)).data
    .prospects
const figures = async (fields: string, args = '') =>
  (await app.send(`{ prospectFigures${args} { ${fields} } }`, {}, staff)).data.prospectFigures

describe('prospects of a status', () => {
  it('begin with the overdue, then by follow-up, then the newest', async () => {
    const status = 'interested'
    const undated = await someone({ status, insertedAt: '2026-11-10T10:00Z' })
    const newest = await someone({ status, insertedAt: '2026-11-17T10:00Z' })
    const later = await someone({ status, followUp: '2026-11-20', insertedAt: '2026-11-01T10:00Z' })
    const laterAndNewer = await someone({ status, followUp: '2026-11-20', insertedAt: '2026-11-02T10:00Z' })
    const overdue = await someone({ status, followUp: '2026-11-17' })
    const { entries, pageInfo } = await prospects('', 'contactStatus: [interested], orderBy: follow_up')
    expect(entries.map(({ id }: Person) => id)).toEqual(
      [overdue, laterAndNewer, later, newest, undated].map(({ id }) => id),
    )
    expect(pageInfo.totalCount).toBe(5)
  })

  it('come page by page in that order', async () => {
    const ask = async (page: number) =>
      (await prospects('', `contactStatus: [interested], orderBy: follow_up, pageSize: 2, page: ${page}`)).entries
    const all = await prospects('', 'contactStatus: [interested], orderBy: follow_up')
    expect([...(await ask(1)), ...(await ask(2)), ...(await ask(3))]).toEqual(all.entries)
  })

  it('are students alone: no tutor, no staff, nobody disabled or deleted', async () => {
    const student = await someone()
    const others = [
      await someone({}, { type: 'tutoringSolicitor' }),
      await someone({}, { abilities: ['manage_content'] }),
      await someone({}, { role: 'supervisor' }),
    ]
    const disabled = await someone()
    await app.services.database.query({
      text: 'update users set disabled_at = now() where id = $1',
      values: [disabled.id],
    })
    const { entries } = await prospects('', 'pageSize: 100')
    const ids = entries.map(({ id }: Person) => id)
    expect(ids).toContain(student.id)
    for (const { id } of [...others, disabled, staff]) {
      expect(ids).not.toContain(id)
      expect(codeOf(await app.send('query($id: ID!) { prospect(id: $id) { id } }', { id }, staff))).toBe('NOT_FOUND')
    }
  })

  it('answer names as they were typed', async () => {
    const fullName = `Robert'); DROP TABLE users;-- <b onclick="x">`
    const odd = await someone({ fullName })
    const { entries } = await prospects('firstName', 'search: "DROP TABLE users"')
    expect(entries).toEqual([{ id: odd.id, firstName: fullName }])
  })

  it('say the latest note about them, in short', async () => {
    const person = await someone()
    const write = (text: string) =>
      app.send(
        'mutation($id: ID!, $text: Text!) { userNoteCreate(userId: $id, text: $text) { id } }',
        { id: person.id, text },
        staff,
      )
    await write('Rang. No answer.')
    await at('2026-11-18T14:00:00Z')
    await write(`Asked for the price of ten sessions. ${'More words. '.repeat(40)}`)
    const { data } = await app.send('query($id: ID!) { prospect(id: $id) { note notedAt } }', { id: person.id }, staff)
    expect(data.prospect.note).toMatch(/^Asked for the price of ten sessions\./)
    expect(data.prospect.note).toHaveLength(160)
    expect(data.prospect.notedAt).toMatch(/^2026-11-18T14:00:0/)
  })

  it('are refused to whoever may not see all people', async () => {
    for (const who of [
      await app.person(),
      await app.person({ type: 'tutoringSolicitor' }),
      await app.person({ abilities: ['manage_users'] }),
    ])
      for (const query of ['prospects { pageInfo { totalCount } }', 'prospectFigures { rows }'])
        expect(codeOf(await app.send(`{ ${query} }`, {}, who))).toBe('FORBIDDEN')
  })
})

describe('who is not to be contacted', () => {
  const ways = 'email skype linkedIn'

  it('has no address there, whatever the reader may do', async () => {
    const person = await someone({ status: 'do_not_contact', skype: 'quiet.please' })
    const open = await someone({ skype: 'ring.me' })
    const ask = async (id: string) =>
      (await app.send(`query($id: ID!) { prospect(id: $id) { ${ways} contactStatus } }`, { id }, staff)).data.prospect
    expect(await ask(person.id)).toEqual({
      email: null,
      skype: null,
      linkedIn: null,
      contactStatus: 'do_not_contact',
    })
    expect(await ask(open.id)).toMatchObject({ email: open.email, skype: 'ring.me' })
  })

  it('is found by name, and not by address', async () => {
    const person = await someone({ status: 'do_not_contact', fullName: 'Marigold' })
    const found = async (search: string) => (await prospects('', `search: "${search}"`)).entries
    expect(await found('Marigold')).toEqual([{ id: person.id }])
    expect(await found(person.email)).toEqual([])
  })
})

describe('the figures', () => {
  it('count days, weeks and months of London, by status', async () => {
    const search = 'Figured'
    const fullName = search
    await at('2026-11-17T00:30:00Z')
    const some: Kept[] = [
      { followUp: '2026-11-17' },
      { followUp: '2026-11-16', status: 'contacted' },
      // Nobody waits for these.
      { followUp: '2026-11-16', status: 'converted', insertedAt: '2026-10-02T10:00Z' },
      { followUp: '2026-11-17', status: 'do_not_contact', insertedAt: '2026-10-31T23:30Z' },
      { status: 'not_interested', insertedAt: '2026-11-15T23:59Z' },
      { status: 'interested', insertedAt: '2026-11-16T00:00Z' },
    ]
    for (const each of some) await someone({ insertedAt: '2026-11-16T10:00Z', ...each, fullName })
    const all = `rows dueToday overdue signedUpThisWeek signedUpThisMonth convertedThisMonth
      new contacted interested converted notInterested doNotContact`
    expect(await figures(all, `(search: "${search}")`)).toEqual({
      rows: 6,
      dueToday: 1,
      overdue: 1,
      signedUpThisWeek: 3,
      signedUpThisMonth: 4,
      convertedThisMonth: 0,
      new: 1,
      contacted: 1,
      interested: 1,
      converted: 1,
      notInterested: 1,
      doNotContact: 1,
    })
  })

  it('know who was converted this month from the log of changes', async () => {
    const fullName = 'Counted'
    const change = (id: string, contactStatus: string) =>
      app.send(
        'mutation($id: ID!, $contactStatus: ContactStatus) { userUpdate(id: $id, contactStatus: $contactStatus) { id } }',
        { id, contactStatus },
        staff,
      )
    const [before, now, undone] = [
      await someone({ fullName }),
      await someone({ fullName }),
      await someone({ fullName }),
    ]
    await at('2026-11-30T23:59:00Z')
    await change(before.id, 'converted')
    await at('2026-12-01T00:01:00Z')
    await change(now.id, 'converted')
    await change(undone.id, 'converted')
    await change(undone.id, 'interested')
    expect(await figures('convertedThisMonth converted', '(search: "Counted")')).toEqual({
      convertedThisMonth: 1,
      converted: 2,
    })
  })
})
