import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { adjustment, move } from '../../../../server/money/ledger'
import { sessions } from '../../../../server/room/session/table'
import { build, type Person, type TestApp } from '../../../build'
import { callers, listen, toldToAll, until } from './clients'
import { sessionRow, sessionTypeRow } from './rows'

let app: TestApp
let address: string
let student: Person
let other: Person
let staff: Person

const { connect, leave } = callers(() => address)

beforeAll(async () => {
  app = await build()
  address = await listen(app)
  student = await app.person({ firstName: 'Sam' })
  other = await app.person({ firstName: 'Olu' })
  staff = await app.person({ abilities: ['manage_settings', 'view_all_users', 'view_all_sessions'] })
})

afterAll(async () => {
  await leave()
  await app.close()
})

const walletOf = async (who: Person): Promise<{ id: string; balance: number }> =>
  (await app.send('{ wallet { id balance } }', {}, who)).data.wallet

const credit = (who: Person, amount = 500) =>
  write(app.services, (writing) =>
    move(writing, { userId: who.id, type: 'topup', description: 'Top-up', amount, against: adjustment }),
  )

const rename = (who: Person, nickname: string) =>
  app.send(
    'mutation ($id: ID!, $nickname: String) { userUpdate(id: $id, nickname: $nickname) { id } }',
    { id: who.id, nickname },
    who,
  )

describe('a change reaches', () => {
  test('the wallet’s owner with the new balance, and nobody else', async () => {
    const query = 'subscription { walletUpdated { balance } }'
    const [mine, neighbour] = [await connect(student).subscribe(query), connect(other)]
    const theirs = await neighbour.subscribe(query)

    await credit(student, 1_250)
    await until(() => mine.messages.length)
    const { id } = await walletOf(student)
    await toldToAll(app, { type: 'Wallet', id, kind: 'updated' }, mine, [neighbour])

    expect(mine.messages[0]).toEqual({ data: { walletUpdated: { balance: 1_250 } } })
    expect(theirs.messages).toEqual([])
  })

  test('staff who may read every wallet, only for the wallet that they name', async () => {
    const { id } = await walletOf(other)
    const query = 'subscription ($id: ID) { walletUpdated(id: $id) { id } }'
    const named = await connect(staff).subscribe(query, { id })
    const desk = connect(staff)
    const own = await desk.subscribe(query)

    await credit(other)
    await until(() => named.messages.length)
    await toldToAll(app, { type: 'Wallet', id, kind: 'updated' }, named, [desk])

    expect(named.messages[0].data.walletUpdated.id).toBe(id)
    expect(own.messages).toEqual([])
  })

  test('no student who names another person’s wallet', async () => {
    const { id } = await walletOf(other)
    const query = 'subscription ($id: ID) { walletUpdated(id: $id) { id } }'
    const [owners, curious] = [await connect(other).subscribe(query), connect(student)]
    const feed = await curious.subscribe(query, { id })

    await credit(other)
    await until(() => owners.messages.length)
    await toldToAll(app, { type: 'Wallet', id, kind: 'updated' }, owners, [curious])

    expect(feed).toMatchObject({ messages: [], errors: [] })
  })

  test('everybody who sees the person, each with their own fields', async () => {
    const query = 'subscription { userUpdated { id nickname address } }'
    const tutor = await app.person({ type: 'tutoringSolicitor' })
    const [byStudent, byStaff] = [await connect(student).subscribe(query), await connect(staff).subscribe(query)]
    const change = 'mutation ($id: ID!) { userUpdate(id: $id, nickname: "Tilly", address: "1 Temple Lane") { id } }'
    await app.send(change, { id: tutor.id }, tutor)
    await until(() => byStudent.messages.length && byStaff.messages.length)

    expect(byStudent.messages).toEqual([{ data: { userUpdated: { id: tutor.id, nickname: 'Tilly', address: null } } }])
    expect(byStaff.messages[0].data.userUpdated.address).toBe('1 Temple Lane')
  })

  test('attendees of a session and staff, and not another student', async () => {
    const id = await sessionRow(app, student)
    const query = 'subscription { sessionUpdated { id status } }'
    const outside = connect(other)
    const [attending, watching, outsiders] = [
      await connect(student).subscribe(query),
      await connect(staff).subscribe(query),
      await outside.subscribe(query),
    ]

    await write(app.services, async (writing) => {
      await writing.orm.update(sessions).set({ status: 'in_progress' }).where(eq(sessions.id, id))
      writing.changed('Session', id)
    })
    await until(() => attending.messages.length && watching.messages.length)
    await toldToAll(app, { type: 'Session', id, kind: 'updated' }, attending, [outside])

    const message = { data: { sessionUpdated: { id, status: 'in_progress' } } }
    expect([attending.messages[0], watching.messages[0]]).toEqual([message, message])
    expect(outsiders.messages).toEqual([])
  })

  test('subscribers to creations, changes and deletions of session types, each to their own kind', async () => {
    const watcher = connect(student)
    const [made, changed, deleted] = [
      await watcher.subscribe('subscription { sessionTypeCreated { name } }'),
      await watcher.subscribe('subscription { sessionTypeUpdated { name } }'),
      await watcher.subscribe('subscription { sessionTypeDeleted { id } }'),
    ]
    const fields = 'group: oral, mode: live, shortName: "A", price: 1, reschedulePrice: 1, status: active, duration: 60'
    const create = `mutation { sessionTypeCreate(${fields}, techName: "live-test", name: "Advocacy") { id } }`
    const { data } = await app.send(create, {}, staff)
    const { id } = data.sessionTypeCreate
    await until(() => made.messages.length)
    await app.send(
      `mutation ($id: ID!) { sessionTypeUpdate(id: $id, ${fields}, techName: "live-test", name: "Bail") { id } }`,
      { id },
      staff,
    )
    await until(() => changed.messages.length)
    await app.send('mutation ($id: ID!) { sessionTypeDelete(id: $id) { id } }', { id }, staff)
    await until(() => deleted.messages.length)
    await toldToAll(app, { type: 'SessionType', id, kind: 'deleted' }, deleted, [watcher])

    expect(made.messages).toEqual([{ data: { sessionTypeCreated: { name: 'Advocacy' } } }])
    expect(changed.messages).toEqual([{ data: { sessionTypeUpdated: { name: 'Bail' } } }])
    expect(deleted.messages[0]).toEqual({ data: { sessionTypeDeleted: { id } } })
  })
})

describe('changed', () => {
  const query = 'subscription ($types: [String!]!) { changed(types: $types) { type id kind } }'

  test('reports rows that the viewer may read, and no others', async () => {
    const [active, draft] = [await sessionTypeRow(app), await sessionTypeRow(app, 'draft')]
    const watcher = connect(student)
    const byStudent = await watcher.subscribe(query, { types: ['SessionType', 'Wallet'] })
    const byStaff = await connect(staff).subscribe(query, { types: ['SessionType'] })
    const byOwner = await connect(other).subscribe('subscription { walletUpdated { id } }')
    const wallet = await walletOf(other)

    for (const id of [draft, active]) app.services.bus.publish('change', { type: 'SessionType', id, kind: 'updated' })
    await credit(other)
    await until(() => byStudent.messages.length && byStaff.messages.length === 2 && byOwner.messages.length)
    await toldToAll(app, { type: 'SessionType', id: draft, kind: 'updated' }, byStaff, [watcher])
    await toldToAll(app, { type: 'Wallet', id: wallet.id, kind: 'updated' }, byOwner, [watcher])

    expect(byStudent.messages).toEqual([{ data: { changed: { type: 'SessionType', id: active, kind: 'updated' } } }])
  })

  test('reports a deleted row only to viewers who could read every row of its type', async () => {
    const watcher = connect(student)
    const byStudent = await watcher.subscribe(query, { types: ['SessionType'] })
    const byStaff = await connect(staff).subscribe(query, { types: ['SessionType'] })
    const id = await sessionTypeRow(app)
    await app.send('mutation ($id: ID!) { sessionTypeDelete(id: $id) { id } }', { id }, staff)
    await until(() => byStaff.messages.length)
    await toldToAll(app, { type: 'SessionType', id, kind: 'deleted' }, byStaff, [watcher])

    expect(byStudent.messages).toEqual([])
    expect(byStaff.messages[0]).toEqual({ data: { changed: { type: 'SessionType', id, kind: 'deleted' } } })
  })

  test('refuses an unknown type, and an empty list', async () => {
    const watcher = connect(student)
    const unknown = await watcher.subscribe(query, { types: ['SessionType', 'Secret'] })
    const none = await watcher.subscribe(query, { types: [] })

    expect(unknown.errors[0]).toMatchObject({ extensions: { code: 'VALIDATION', field: 'types' } })
    expect(none.errors[0]).toMatchObject({ extensions: { code: 'VALIDATION', field: 'types' } })
    expect(watcher.closed).toEqual([])
  })
})

describe('a sent message', () => {
  test('gathers many changes of one row within a moment', async () => {
    const feed = await connect(student).subscribe('subscription { walletUpdated { balance } }')
    const { id, balance } = await walletOf(student)

    // In one turn, since on a busy machine three payments take longer than the moment.
    for (let changes = 0; changes < 3; changes++)
      app.services.bus.publish('change', { type: 'Wallet', id, kind: 'updated' })
    await until(() => feed.messages.length)
    await credit(student, 500)
    await until(() => feed.messages.at(-1).data.walletUpdated.balance === balance + 500)

    // The first change comes at once, and those after it together, now or with the payment.
    expect(feed.messages.length).toBeLessThanOrEqual(3)
  })

  test('is read once for all who see the same, and once for each person where it depends on them', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => app.person()))
    const byKind = 'subscription { sessionTypeUpdated { id techName } }'
    const personal = 'subscription { sessionTypeUpdated { id techName imagePreview } }'
    const feeds = await Promise.all(people.map(async (each) => connect(each).subscribe(byKind)))
    const personalFeeds = await Promise.all(people.map(async (each) => connect(each).subscribe(personal)))
    const id = await sessionTypeRow(app)
    const query = vi.spyOn(app.services.database, 'query')
    const reads = () => query.mock.calls.filter(([{ text }]) => text.includes('"tech_name"')).length

    app.services.bus.publish('change', { type: 'SessionType', id, kind: 'updated' })
    await until(() => [...feeds, ...personalFeeds].every(({ messages }) => messages.length === 1))

    expect(reads()).toBe(1 + people.length)
    query.mockRestore()
  })

  test('stops with the subscription', async () => {
    const reader = connect(student)
    const query = 'subscription { userUpdated { nickname } }'
    const feed = await reader.subscribe(query)
    await rename(student, 'first')
    await until(() => feed.messages.length)
    feed.stop()
    const next = await reader.subscribe(query)
    await rename(student, 'second')
    await until(() => next.messages.length)
    await toldToAll(app, { type: 'User', id: student.id, kind: 'updated' }, next, [reader])

    expect(reader.received.filter(({ type }) => type === 'next')).toHaveLength(1 + next.messages.length)
  })

  test('follows a role that is given or taken meanwhile', async () => {
    const person = await app.person()
    const admin = await app.person({ role: 'admin' })
    const query = 'subscription { sessionUpdated { id } }'
    const holder = connect(person)
    const [feed, byStaff] = [await holder.subscribe(query), await connect(staff).subscribe(query)]
    const id = await sessionRow(app, student)
    const made = await app.send(
      'mutation { roleCreate(name: "Watcher", abilities: ["view_all_sessions"]) { id } }',
      {},
      admin,
    )
    const give = 'mutation ($id: ID!, $roles: [ID!]!) { userRolesUpdate(id: $id, roles: $roles) { id } }'
    const change = { type: 'Session', id, kind: 'updated' } as const
    const tell = async () => {
      await toldToAll(app, change, byStaff, [])
      await toldToAll(app, change, byStaff, [holder])
    }

    await tell()
    expect(feed.messages).toHaveLength(0)

    await app.send(give, { id: person.id, roles: [made.data.roleCreate.id] }, admin)
    await tell()
    await until(() => feed.messages.length)

    await app.send(give, { id: person.id, roles: [] }, admin)
    const before = feed.messages.length
    await tell()
    expect(feed.messages).toHaveLength(before)
  })

  test('reports a role’s wider, narrower and deleted rights to its holder', async () => {
    const admin = await app.person({ role: 'admin' })
    const holder = await app.person()
    const made = await app.send('mutation { roleCreate(name: "Keeper", abilities: []) { id } }', {}, admin)
    const id = made.data.roleCreate.id
    const give = 'mutation ($id: ID!, $roles: [ID!]!) { userRolesUpdate(id: $id, roles: $roles) { id } }'
    const feed = await connect(holder).subscribe('subscription ($id: ID!) { userUpdated(id: $id) { abilities } }', {
      id: holder.id,
    })
    const toldAfter = async (query: string, variables: object) => {
      const before = feed.messages.length
      await app.send(query, variables, admin)
      await until(() => feed.messages.length > before)
      return feed.messages.at(-1).data.userUpdated
    }
    const change =
      'mutation ($id: ID!, $abilities: [String!]) { roleUpdate(id: $id, name: "Keeper", abilities: $abilities) { id } }'
    await toldAfter(give, { id: holder.id, roles: [id] })

    expect(await toldAfter(change, { id, abilities: ['view_all_mocks'] })).toEqual({ abilities: ['view_all_mocks'] })
    expect(await toldAfter(change, { id, abilities: [] })).toEqual({ abilities: [] })
    const end = 'mutation ($id: ID!) { roleDelete(id: $id) { id } }'
    expect(await toldAfter(end, { id })).toEqual({ abilities: [] })
  })
})
