import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { newId } from '../../../../server/kernel/database/columns'
import { build, type Person, type TestApp } from '../../../build'
import { callers, type Feed, listen, until } from './clients'
import { sessionTypeRow } from './rows'

let app: TestApp
let address: string
let type: string
let admin: Person
const { connect, leave } = callers(() => address)

beforeAll(async () => {
  app = await build()
  address = await listen(app)
  admin = await app.person({ role: 'admin' })
})

beforeEach(async () => {
  type = await sessionTypeRow(app)
})

afterEach(async () => {
  app.services.clock.set(null)
  vi.restoreAllMocks()
  await leave()
})

afterAll(() => app.close())

const rename = async (name: string) => {
  const fields = 'group: oral, mode: live, shortName: "A", price: 1, reschedulePrice: 1, status: active, duration: 60'
  const document = `mutation ($id: ID!, $name: String!) { sessionTypeUpdate(id: $id, name: $name, techName: "t-${type}", ${fields}) { id } }`
  expect((await app.send(document, { id: type, name }, admin)).errors).toBeUndefined()
}

/** Holds back the next answer to the subscribers' query. `read` resolves when the database has answered, and `release` lets the answer go on. */
function holdNextRead() {
  const { query } = app.services.database
  let release = () => {}
  const gate = new Promise<void>((open) => {
    release = open
  })
  const read = new Promise<void>((reached) => {
    let isFirst = true
    vi.spyOn(app.services.database, 'query').mockImplementation(async (statement) => {
      const answer = query(statement)
      if (!isFirst || !statement.text.startsWith('select row_to_json(r) as row')) return answer
      isFirst = false
      await answer
      reached()
      await gate
      return answer
    })
  })
  return { read, release }
}

const tell = () => app.services.bus.publish('change', { type: 'SessionType', id: type, kind: 'updated' })
const names = ({ messages }: Feed) =>
  messages
    .map(({ data }) => data.sessionTypeUpdated)
    .filter(({ id }) => id === type)
    .map(({ name }) => name)

/** Waits until a subscriber hears of another row, changed after whatever else they may hear of. */
async function hearsAnother(feed: Feed) {
  const another = await sessionTypeRow(app)
  app.services.bus.publish('change', { type: 'SessionType', id: another, kind: 'updated' })
  await until(() => feed.messages.some(({ data }) => data.sessionTypeUpdated.id === another))
}

const document = 'subscription { sessionTypeUpdated { id name } }'

/** A socket that subscribes and counts its messages. */
async function listener({ token }: Person, query: string) {
  const socket = new WebSocket(`${address}/graphql`, 'graphql-transport-ws')
  const heard = { socket, of: (id: string) => counts.get(id) ?? 0 }
  const counts = new Map<string, number>()
  socket.on('message', (data) => {
    const { type, payload } = JSON.parse(String(data))
    const id = type === 'next' && payload.data.sessionTypeUpdated.id
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
  })
  await new Promise((opened) => socket.once('open', opened))
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }))
  await new Promise((acknowledged) => socket.once('message', acknowledged))
  socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }))
  return heard
}

test('720 sockets of 40 people of two kinds each hear of a change once, by three statements', async () => {
  const people = await Promise.all(
    Array.from({ length: 40 }, (_, at) => app.person(at % 10 ? {} : { abilities: ['manage_settings'] })),
  )
  const listeners = await Promise.all(
    Array.from({ length: 720 }, (_, at) => listener(people[at % 40] as Person, document)),
  )
  // Each hears of another row once it is in.
  const other = await sessionTypeRow(app)
  await until(() => {
    app.services.bus.publish('change', { type: 'SessionType', id: other, kind: 'updated' })
    return listeners.every((each) => each.of(other))
  })
  const query = vi.spyOn(app.services.database, 'query')
  const asked = (part: string) =>
    query.mock.calls.map(([statement]) => statement).filter(({ text }) => text.includes(part))
  const about = ({ values }: { values?: unknown[] }) => values?.includes(type)
  // After a change of a role, the server asks for everybody's rights again.
  app.services.bus.publish('change', { type: 'Role', id: newId(), kind: 'updated' })
  tell()
  await until(() => listeners.every((each) => each.of(type)))
  const statements = { people: asked('from unnest').length, rows: asked('"name"').filter(about).length }
  // Who had been told twice would have heard it before the next change.
  tell()
  await until(() => listeners.every((each) => each.of(type) >= 2))

  expect(listeners.filter((each) => each.of(type) !== 2)).toEqual([])
  expect(statements).toEqual({ people: 1, rows: 2 })
  for (const { socket } of listeners) socket.terminate()
})

describe('while a change is being sent', () => {
  test('a newer state waits, so that nobody gets an older one after it', async () => {
    const feed = await connect(await app.person()).subscribe(document)
    const { read, release } = holdNextRead()
    await rename('older')
    await read
    await rename('newer')
    // What waited for its time alone would be sent now.
    app.services.clock.set(new Date(Date.now() + 1_000))
    await hearsAnother(feed)
    expect(names(feed)).toEqual([])
    release()
    await until(() => names(feed).length === 2)

    expect(names(feed)).toEqual(['older', 'newer'])
  })

  test('a subscriber who loses the right hears nothing, and one who keeps it hears once', async () => {
    const staff = await app.person({ abilities: ['manage_settings'] })
    const other = await app.person({ abilities: ['manage_settings'] })
    const query = `update session_types set status = 'draft' where id = $1`
    await app.services.database.query({ text: query, values: [type] })
    const feeds = [await connect(staff).subscribe(document), await connect(other).subscribe(document)]
    const { read, release } = holdNextRead()
    tell()
    await read
    const take = 'mutation ($id: ID!) { userRolesUpdate(id: $id, roles: []) { id } }'
    expect((await app.send(take, { id: staff.id }, admin)).errors).toBeUndefined()
    // A change of this person that leaves their rights as they are.
    const renamed = 'mutation ($id: ID!) { userUpdate(id: $id, nickname: "Ollie") { id } }'
    expect((await app.send(renamed, { id: other.id }, other)).errors).toBeUndefined()
    release()
    await until(() => feeds[1]?.messages.length)
    for (const feed of feeds) await hearsAnother(feed)

    expect(feeds.map((feed) => names(feed).length)).toEqual([0, 1])
  })

  test('a subscriber whose account is disabled hears nothing', async () => {
    const person = await app.person()
    const socket = connect(person)
    const feed = await socket.subscribe(document)
    const { read, release } = holdNextRead()
    tell()
    await read
    await app.send('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: person.id }, admin)
    release()
    await until(() => socket.closed.length)

    expect(feed.messages).toEqual([])
  })
})
