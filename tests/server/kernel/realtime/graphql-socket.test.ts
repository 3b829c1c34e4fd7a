import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { build, type Person, type TestApp } from '../../../build'
import { bare, type Live, listen, live, until } from './clients'

let app: TestApp
let address: string
let open: Live[] = []
let student: Person

function connect(who: Pick<Person, 'token'> | null) {
  const made = live(address, who)
  open.push(made)
  return made
}

beforeAll(async () => {
  app = await build()
  address = await listen(app)
  student = await app.person()
})

afterEach(async () => {
  for (const each of open) await each.client.dispose()
  open = []
  await app.at(null)
})

afterAll(() => app.close())

const acknowledged = (each: Live) => until(() => each.received.some(({ type }) => type === 'connection_ack'))
const MINUTE_MS = 60_000
const later = (ms: number) => new Date(Date.now() + ms)
const anyFeed = 'subscription { sessionTypeUpdated { id } }'

describe('a socket is refused', () => {
  test('without a token, and with an invalid one', async () => {
    const sockets = [connect(null), connect({ token: 'nonsense' })]
    await until(() => sockets.every(({ closed }) => closed.length))

    expect(sockets.map(({ closed }) => closed[0]?.code)).toEqual([4401, 4401])
  })

  test('when its token has expired', async () => {
    const person = await app.person()
    await app.at(new Date(Date.now() + 11 * 60_000))
    const socket = connect(person)
    await until(() => socket.closed.length)

    expect(socket.closed[0]?.code).toBe(4401)
  })

  test('when the account is disabled', async () => {
    const person = await app.person()
    await app.services.database.query({
      text: 'update users set disabled_at = now() where id = $1',
      values: [person.id],
    })
    const socket = connect(person)
    await until(() => socket.closed.length)

    expect(socket.closed[0]?.code).toBe(4403)
  })

  test('when a page of another site opens it', async () => {
    const url = `${address}/graphql`

    expect(await bare(url, { origin: 'https://evil.example' })).toEqual({ status: 403 })
    expect(await bare(url, { origin: 'null' })).toEqual({ status: 403 })
    expect(await bare(url, { origin: 'http://evil.example', host: 'evil.example' })).toEqual({ status: 403 })
    expect(await bare(url, { origin: 'http://localhost:4000' })).toEqual({ code: 1000 })
    expect(await bare(url, { origin: address.replace('ws:', 'http:') })).toEqual({ code: 1000 })
  })

  test('where there is no endpoint', async () => {
    expect(await bare(`${address}/`)).toEqual({ status: 404 })
    expect(await bare(`${address}/livez`)).toEqual({ status: 404 })
    expect(await bare(`${address}/constructor`)).toEqual({ status: 404 })
  })

  test('as the twenty-first of one person', async () => {
    const person = await app.person()
    const first = Array.from({ length: 20 }, () => connect(person))
    await Promise.all(first.map(acknowledged))
    const last = connect(person)
    await until(() => last.closed.length)

    expect(last.closed[0]?.code).toBe(4429)
    expect(first.every(({ closed }) => !closed.length)).toBe(true)
  })
})

describe('a frame', () => {
  const init = () => JSON.stringify({ type: 'connection_init', payload: { token: student.token } })

  test('that is malformed closes its socket, and the server lives on', async () => {
    const url = `${address}/graphql`

    expect(await bare(url, { frames: ['{'] })).toEqual({ code: 4400 })
    expect(await bare(url, { frames: ['null'] })).toEqual({ code: 4400 })
    expect(await bare(url, { frames: ['{"type":"subscribe","id":"1","payload":{"query":"{"}}'] })).toEqual({
      code: 4401,
    })
    expect(await bare(url, { frames: [Buffer.from([1, 2, 3])] })).toEqual({ code: 1003 })
    expect(await bare(url, { frames: [init(), init()] })).toEqual({ code: 4429 })
    await acknowledged(connect(student))
  })

  test('may have 64 KiB and no more', async () => {
    const url = `${address}/graphql`

    expect(await bare(url, { frames: ['x'.repeat(64 * 1024)] })).toEqual({ code: 4400 })
    expect(await bare(url, { frames: ['x'.repeat(64 * 1024 + 1)] })).toEqual({ code: 1009 })
  })

  test('among too many at once ends the socket', async () => {
    const frames = Array.from({ length: 300 }, () => '{"type":"ping"}')

    expect(await bare(`${address}/graphql`, { frames: [init(), ...frames] })).toEqual({ code: 4429 })
  })
})

describe('an operation', () => {
  test('that is not a subscription is refused, and so is one that the schema does not know', async () => {
    const socket = connect(student)
    const feeds = [
      await socket.subscribe('{ currentUser { id } }'),
      await socket.subscribe('mutation { logout(refreshToken: "x") }'),
      await socket.subscribe('subscription { everything { id } }'),
      await socket.subscribe('subscription {'),
      await socket.subscribe('subscription ($no: Boolean!) { sessionTypeUpdated @include(if: $no) { id } }', {
        no: false,
      }),
      await socket.subscribe('subscription ($id: ID!) { userUpdated(id: $id) { id } }'),
    ]

    for (const { errors, messages } of feeds) {
      expect(errors[0]?.extensions?.code).toBe('VALIDATION')
      expect(messages).toEqual([])
    }
    expect(socket.closed).toEqual([])
  })

  test('behind a gate is refused with an error, and the socket stays', async () => {
    const newcomer = await app.person({ confirmed: false })
    const socket = connect(newcomer)
    const refused = await socket.subscribe(anyFeed)
    const confirm = 'update users set confirmed_at = now() where id = $1'
    await app.services.database.query({ text: confirm, values: [newcomer.id] })
    app.services.bus.publish('change', { type: 'User', id: newcomer.id, kind: 'updated' })
    const allowed = await socket.subscribe('subscription { userUpdated { nickname } }')
    app.services.bus.publish('change', { type: 'User', id: newcomer.id, kind: 'updated' })
    await until(() => allowed.messages.length)

    expect(refused.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    expect(socket.closed).toEqual([])
  })

  test('that is too deep or has too many aliases is refused here too', async () => {
    const socket = connect(student)
    const deep = `subscription { sessionTypeUpdated ${'{ children '.repeat(9)} { id } ${'}'.repeat(9)} }`
    const aliases = Array.from({ length: 16 }, (_, at) => `a${at}: __typename`).join(' ')

    expect((await socket.subscribe(deep)).errors[0]?.message).toBe('A document is at most 8 fields deep.')
    expect((await socket.subscribe(`subscription { sessionTypeUpdated { ${aliases} } }`)).errors[0]?.message).toBe(
      'A document has at most 15 aliases.',
    )
  })

  test('after the hundredth on one socket is refused until another ends', async () => {
    const socket = connect(student)
    const feeds = []
    for (let at = 0; at < 100; at++) {
      const feed = { errors: [] as { extensions?: { code?: string } }[], stop: () => {} }
      feed.stop = socket.client.subscribe(
        { query: anyFeed },
        {
          next: () => {},
          error: (error) => void (Array.isArray(error) && feed.errors.push(...error)),
          complete: () => {},
        },
      )
      feeds.push(feed)
    }
    const refused = await socket.subscribe(anyFeed)
    expect(refused.errors[0]).toMatchObject({ extensions: { code: 'RATE_LIMITED' } })
    expect(feeds.flatMap(({ errors }) => errors)).toEqual([])

    feeds[0]?.stop()
    const allowed = await socket.subscribe(anyFeed)
    expect(allowed.errors).toEqual([])
  })
})

describe('an open socket ends', () => {
  test('when its account is disabled, long before its token expires', async () => {
    const [person, admin] = [await app.person(), await app.person({ role: 'admin' })]
    const socket = connect(person)
    await socket.subscribe(anyFeed)
    const answer = await app.send('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: person.id }, admin)
    expect(answer.errors).toBeUndefined()
    await until(() => socket.closed.length)

    expect(socket.closed[0]?.code).toBe(4403)
  })

  test('when its sign-in ends, and not when another sign-in of the same person does', async () => {
    const person = await app.person()
    const again = await app.again(person)
    const [first, second] = [connect(person), connect(again)]
    await Promise.all([acknowledged(first), acknowledged(second)])
    app.services.bus.publish('ending', { userId: person.id, signInId: person.signInId, reason: 'signed_out' })
    await until(() => first.closed.length)
    await second.answered()

    expect(first.closed[0]?.code).toBe(4401)
    expect(second.closed).toEqual([])
  })

  test('when its token expires', async () => {
    const person = await app.person()
    const socket = connect(person)
    await acknowledged(socket)
    await app.at(later(9 * MINUTE_MS))
    await socket.answered()
    expect(socket.closed).toEqual([])
    await app.at(later(10 * MINUTE_MS))
    await until(() => socket.closed.length)

    expect(socket.closed[0]).toMatchObject({ code: 4401, reason: 'Your sign-in has run out.' })
  })

  test('not when its token expires after a ping has renewed it', async () => {
    const person = await app.person()
    const socket = connect(person)
    await acknowledged(socket)
    await app.at(later(9 * MINUTE_MS))
    const { token } = await app.again(person)
    const pong = await socket.answered({ token })
    expect(pong?.payload).toEqual({ expiresAt: expect.any(String) })
    await app.at(later(12 * MINUTE_MS))
    await socket.answered()
    expect(socket.closed).toEqual([])
    await app.at(later(20 * MINUTE_MS))
    await until(() => socket.closed.length)
  })

  test('when it is renewed with another person’s token', async () => {
    const socket = connect(student)
    await acknowledged(socket)
    const { token } = await app.person()
    socket.raw(JSON.stringify({ type: 'ping', payload: { token } }))
    await until(() => socket.closed.length)

    expect(socket.closed[0]?.code).toBe(4401)
  })

  test('without delaying the server’s own end', async () => {
    // Who waited for the client in vain would wait longer than this test may take.
    const another = await build({}, { partingMs: 600_000, finishMs: 600_000 })
    const there = await listen(another)
    const socket = new WebSocket(`${there}/graphql`, 'graphql-transport-ws')
    await new Promise((opened) => socket.on('open', opened))
    const code = new Promise((closed) => socket.on('close', closed))
    await another.close()

    expect(await code).toBe(1001)
  })
})
