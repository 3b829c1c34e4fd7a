import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { newId } from '../../../../server/kernel/database/columns'
import { build, type Person, type TestApp } from '../../../build'
import { callers, listen, quiet, until } from './clients'
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
const names = ({ messages }: { messages: { data: { sessionTypeUpdated: { name: string } } }[] }) =>
  messages.map(({ data }) => data.sessionTypeUpdated.name)
const document = 'subscription { sessionTypeUpdated { id name } }'

/** A socket that subscribes and counts its messages. */
async function listener({ token }: Person, query: string) {
  const socket = new WebSocket(`${address}/graphql`, 'graphql-transport-ws')
  const heard = { socket, count: 0, isIn: false }
  socket.on('message', (data) => {
    const text = String(data)
    if (text.startsWith('{"id":"1","type":"next"')) heard.count++
    if (text.includes('"pong"')) heard.isIn = true
  })
  await new Promise((opened) => socket.once('open', opened))
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }))
  await new Promise((acknowledged) => socket.once('message', acknowledged))
  socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }))
  socket.send('{"type":"ping"}')
  await until(() => heard.isIn)
  return heard
}

test('720 sockets of 40 people of two kinds each hear of a change once, by three statements', async () => {
  const people = await Promise.all(
    Array.from({ length: 40 }, (_, at) => app.person(at % 10 ? {} : { abilities: ['manage_settings'] })),
  )
  const listeners = await Promise.all(
    Array.from({ length: 720 }, (_, at) => listener(people[at % 40] as Person, document)),
  )
  await quiet()
  const query = vi.spyOn(app.services.database, 'query')
  const statements = (part: string) => query.mock.calls.filter(([{ text }]) => text.includes(part)).length
  // After a change of a role, the server asks for everybody's rights again.
  app.services.bus.publish('change', { type: 'Role', id: newId(), kind: 'updated' })
  tell()
  await until(() => listeners.every(({ count }) => count), 10_000)
  await quiet()

  expect(listeners.filter(({ count }) => count !== 1)).toEqual([])
  expect({ people: statements('from unnest'), rows: statements('"name"') }).toEqual({ people: 1, rows: 2 })
  for (const { socket } of listeners) socket.terminate()
})

describe('while a change is being sent', () => {
  test('a newer state waits, so that nobody gets an older one after it', async () => {
    const feed = await connect(await app.person()).subscribe(document)
    const { read, release } = holdNextRead()
    await rename('older')
    await read
    await rename('newer')
    await quiet()
    expect(names(feed)).toEqual([])
    release()
    await until(() => feed.messages.length === 2)

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
    await quiet()

    expect(feeds.map(({ messages }) => messages.length)).toEqual([0, 1])
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
    await until(() => socket.closed.length, 1_000)
    await quiet()

    expect(feed.messages).toEqual([])
  })
})
