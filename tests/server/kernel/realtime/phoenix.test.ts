import { type Channel, Presence } from 'phoenix'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { build, type Person, type TestApp } from '../../../build'
import { answer, bare, listen, type Phone, phone, until } from './clients'

let app: TestApp
let address: string
let open: Phone[] = []
let student: Person
let other: Person

function connect(who: Pick<Person, 'token'> | null) {
  const made = phone(address, who)
  open.push(made)
  return made
}

/** Waits until a client has heard all that the server had to tell: what is gathered is told when the clock is moved, and an answer comes after it. */
async function told(channel: Channel) {
  app.services.clock.set(new Date(app.services.clock.now().getTime() + 1_000))
  await answer(channel.push('nothing', {}))
}

function lobby({ socket }: Phone) {
  const channel = socket.channel('user:lobby')
  const presence = new Presence(channel)
  const here = () => presence.list((id: string) => id)
  return { channel, presence, here }
}

beforeAll(async () => {
  app = await build()
  address = await listen(app)
  student = await app.person()
  other = await app.person()
})

afterEach(async () => {
  for (const { socket } of open) socket.disconnect()
  open = []
  await app.at(null)
})

afterAll(() => app.close())

describe('the lobby', () => {
  test('shows who is here, and sends comings and goings', async () => {
    const [mine, theirs] = [lobby(connect(student)), lobby(connect(other))]
    expect((await answer(mine.channel.join())).status).toBe('ok')
    await until(() => mine.here().includes(student.id))
    await answer(theirs.channel.join())
    await until(() => mine.here().length === 2 && theirs.here().length === 2)

    expect(new Set(theirs.here())).toEqual(new Set([student.id, other.id]))
    await answer(theirs.channel.leave())
    await until(() => mine.here().length === 1)
    expect(mine.here()).toEqual([student.id])
  })

  test('shows a person’s id, nickname and time of coming, and nothing else', async () => {
    const mine = lobby(connect(student))
    await answer(mine.channel.join())
    await until(() => mine.here().length)
    const [entry] = mine.presence.list()

    expect(entry).toEqual({
      metas: [{ online_at: expect.any(Number), phx_ref: expect.any(String) }],
      user: { id: student.id, nickname: null },
    })
  })

  test('keeps a person with two sockets until the second is gone', async () => {
    const mine = lobby(connect(student))
    await answer(mine.channel.join())
    const sockets = [connect(other), connect(other)]
    for (const each of sockets) await answer(lobby(each).channel.join())
    await until(() => mine.presence.list().some((each: { metas: unknown[] }) => each.metas.length === 2))
    sockets[0]?.socket.disconnect()
    await until(() => mine.presence.list().every((each: { metas: unknown[] }) => each.metas.length === 1))
    expect(mine.here()).toHaveLength(2)
    sockets[1]?.socket.disconnect()
    await until(() => mine.here().length === 1)
  })

  test('is closed to people without a complete profile', async () => {
    const { channel } = lobby(connect(await app.person({ confirmed: false })))

    expect(await answer(channel.join())).toEqual({ status: 'error', response: { reason: 'unauthorized' } })
  })

  test('takes a second join of the same socket as one', async () => {
    const watcher = lobby(connect(student))
    await answer(watcher.channel.join())
    const frames: unknown[][] = []
    const socket = new WebSocket(`${address}/socket/websocket?vsn=2.0.0&token=${other.token}`)
    socket.on('message', (data) => void frames.push(JSON.parse(String(data))))
    await new Promise((opened) => socket.on('open', opened))
    for (const ref of ['1', '2']) socket.send(JSON.stringify([ref, ref, 'user:lobby', 'phx_join', {}]))
    await until(() => watcher.here().length === 2)
    await told(watcher.channel)

    expect(frames).toContainEqual(['1', '1', 'user:lobby', 'phx_close', {}])
    expect(watcher.presence.list().every((each: { metas: unknown[] }) => each.metas.length === 1)).toBe(true)
    socket.close()
  })
})

describe("a person's own channel", () => {
  test('brings messages for that person, and sends them to nobody else', async () => {
    const [mine, theirs] = [connect(student), connect(other)]
    const channels = [mine.socket.channel(`user:${student.id}`), theirs.socket.channel(`user:${other.id}`)]
    const got: unknown[] = []
    channels[0]?.on('message', (payload) => void got.push(payload))
    channels[1]?.on('message', () => void got.push('theirs'))
    for (const each of channels) await answer(each.join())

    app.services.bus.publish('message', { userId: student.id, event: 'message', payload: { text: 'Good luck' } })
    for (const each of channels) await told(each)

    expect(got).toEqual([{ text: 'Good luck' }])
  })

  test('is closed to others', async () => {
    const channel = connect(student).socket.channel(`user:${other.id}`)

    expect(await answer(channel.join())).toEqual({ status: 'error', response: { reason: 'unauthorized' } })
  })

  test('accepts navigation, and refuses unknown messages', async () => {
    const channel = connect(student).socket.channel(`user:${student.id}`)
    await answer(channel.join())

    expect((await answer(channel.push('navigate', { from: '/', to: '/sessions' }))).status).toBe('ok')
    expect(await answer(channel.push('navigate', { to: 7 }))).toMatchObject({ response: { reason: 'invalid payload' } })
    expect(await answer(channel.push('shout', {}))).toMatchObject({ response: { reason: 'unknown event' } })
  })
})

describe('the time last seen', () => {
  const lastSeenOf = async ({ id }: Person) =>
    (await app.services.database.query({ text: 'select last_seen_at as at from users where id = $1', values: [id] }))
      .rows[0]?.at
  const setLastSeen = ({ id }: Person, more: string) =>
    app.services.database.query({ text: `update users set ${more} where id = $1`, values: [id] })

  /** Somebody who comes, and goes from page to page five minutes later. */
  async function visit(who: Person) {
    const came = app.services.clock.now()
    const made = connect(await app.again(who))
    const own = made.socket.channel(`user:${who.id}`)
    await answer(own.join())
    await answer(lobby(made).channel.join())
    const seen = new Date(came.getTime() + 5 * 60_000)
    app.services.clock.set(seen)
    await answer(own.push('navigate', { from: '/', to: '/sessions' }))
    app.services.clock.set(new Date(came.getTime() + 9 * 60_000))
    return { socket: made.socket, seen }
  }

  /** Waits until what follows a leaving is over: the time last seen of somebody who leaves now is kept after all others. */
  async function afterOthers() {
    const person = await app.person()
    const made = connect(person)
    await answer(lobby(made).channel.join())
    made.socket.disconnect()
    await until(() => lastSeenOf(person))
  }

  const watch = async () => {
    const watcher = lobby(connect(await app.again(student)))
    await answer(watcher.channel.join())
    return watcher
  }

  test('is that of the last navigation, once the last socket is gone', async () => {
    const person = await app.person()
    const watcher = await watch()
    const second = connect(person)
    await answer(lobby(second).channel.join())
    const { socket, seen } = await visit(person)
    socket.disconnect()
    await until(() => watcher.presence.list().every((each: { metas: unknown[] }) => each.metas.length === 1))
    await afterOthers()
    expect(await lastSeenOf(person)).toBeNull()
    second.socket.disconnect()
    await until(() => lastSeenOf(person))

    // The clock goes on while the message is under way.
    const late = +((await lastSeenOf(person)) as Date) - +seen
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(4 * 60_000)
  })

  test('never moves back, and is not kept of a deleted account', async () => {
    const [later, deleted] = [await app.person(), await app.person()]
    const visits = [await visit(later)]
    await setLastSeen(later, "last_seen_at = '2100-01-01T00:00:00Z'")
    visits.push(await visit(deleted))
    await setLastSeen(deleted, 'archived_at = now()')
    const watcher = await watch()
    for (const { socket } of visits) socket.disconnect()
    await until(() => watcher.here().join() === student.id)
    await afterOthers()

    expect(await lastSeenOf(later)).toEqual(new Date('2100-01-01T00:00:00Z'))
    expect(await lastSeenOf(deleted)).toBeNull()
  })

  test('is kept when the token runs out, which closes the socket', async () => {
    const person = await app.person()
    const { seen } = await visit(person)
    app.services.clock.set(new Date(app.services.clock.now().getTime() + 2 * 60_000))
    await until(() => lastSeenOf(person))
    expect(open.at(-1)?.closed[0]?.code).toBe(4401)
    expect(+((await lastSeenOf(person)) as Date)).toBeGreaterThanOrEqual(+seen)
  })
})

test('an unknown topic is answered as Phoenix answers it', async () => {
  const { socket } = connect(student)

  for (const topic of ['room:1', 'constructor'])
    expect(await answer(socket.channel(topic).join())).toEqual({
      status: 'error',
      response: { reason: 'unmatched topic' },
    })
})

test('a push to a topic that was left is answered as unmatched', async () => {
  const socket = new WebSocket(`${address}/socket/websocket?vsn=2.0.0&token=${student.token}`)
  const frames: unknown[] = []
  socket.on('message', (data) => void frames.push(JSON.parse(String(data))))
  await new Promise((opened) => socket.on('open', opened))
  socket.send(JSON.stringify(['1', '2', `user:${student.id}`, 'navigate', { from: '/', to: '/' }]))
  socket.send(JSON.stringify([null, '3', 'phoenix', 'heartbeat', {}]))
  await until(() => frames.length === 2)

  expect(frames).toEqual([
    ['1', '2', `user:${student.id}`, 'phx_reply', { status: 'error', response: { reason: 'unmatched topic' } }],
    [null, '3', 'phoenix', 'phx_reply', { status: 'ok', response: {} }],
  ])
  socket.close()
})

describe('a socket of channels', () => {
  const url = (token = student.token) => `${address}/socket/websocket?vsn=2.0.0&token=${token}`

  test('is refused without a token, with a dead one, and to a disabled account', async () => {
    const disabled = await app.person()
    await app.services.database.query({
      text: 'update users set disabled_at = now() where id = $1',
      values: [disabled.id],
    })
    const sockets = [connect(null), connect({ token: 'nonsense' }), connect(disabled)]
    await until(() => sockets.every(({ closed }) => closed.length))

    expect(sockets.map(({ closed }) => closed[0]?.code)).toEqual([4401, 4401, 4403])
  })

  test('is refused to a page of another site, and to an older serializer', async () => {
    expect(await bare(url(), { origin: 'https://evil.example', protocol: 'phoenix' })).toEqual({ status: 403 })
    expect(await bare(url().replace('2.0.0', '1.0.0'), { protocol: 'phoenix' })).toEqual({ status: 400 })
  })

  test('takes the token among the protocols too, as newer clients send it', async () => {
    const bearer = `base64url.bearer.phx.${Buffer.from(student.token).toString('base64').replaceAll('=', '')}`
    const socket = new WebSocket(`${address}/socket/websocket?vsn=2.0.0`, ['phoenix', bearer])
    await new Promise((opened) => socket.on('open', opened))
    const reply = new Promise((got) => socket.on('message', (data) => got(String(data))))
    socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]))

    expect(await reply).toContain('"ok"')
    expect(socket.protocol).toBe('phoenix')
    socket.close()
  })

  test('is closed by a malformed frame, and the server lives on', async () => {
    const protocol = 'phoenix'
    for (const frame of [
      '{',
      'null',
      '[]',
      '[1,2,3,4,5]',
      '{"topic":"user:lobby"}',
      '["1","1","user:lobby","phx_join"]',
    ])
      expect(await bare(url(), { protocol, frames: [frame] })).toEqual({ code: 1007 })
    expect(await bare(url(), { protocol, frames: [Buffer.from([0, 1, 2])] })).toEqual({ code: 1003 })
    expect(await bare(url(), { protocol, frames: ['x'.repeat(64 * 1024 + 1)] })).toEqual({ code: 1009 })
    expect((await answer(lobby(connect(student)).channel.join())).status).toBe('ok')
  })

  test('closes within a second when its account is disabled, and its presence goes with it', async () => {
    const [person, admin] = [await app.person(), await app.person({ role: 'admin' })]
    const watcher = lobby(connect(student))
    await answer(watcher.channel.join())
    const theirs = connect(person)
    await answer(lobby(theirs).channel.join())
    await until(() => watcher.here().includes(person.id))
    await app.send('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: person.id }, admin)
    await until(() => theirs.closed.length, 1_000)

    expect(theirs.closed[0]?.code).toBe(4403)
    await until(() => !watcher.here().includes(person.id))
  })

  test('ends with its token unless a newer one is sent', async () => {
    const person = await app.person()
    const [renewed, left] = [connect(person), connect(person)]
    const channel = renewed.socket.channel(`user:${person.id}`)
    await answer(channel.join())
    await until(() => left.socket.isConnected())
    await app.at(new Date(Date.now() + 9 * 60_000))
    const { token } = await app.again(person)

    expect(await answer(channel.push('token', { token }))).toMatchObject({
      status: 'ok',
      response: { expiresAt: expect.any(String) },
    })
    await app.at(new Date(Date.now() + 11 * 60_000))
    await until(() => left.closed.length)
    expect(left.closed[0]?.code).toBe(4401)
    await told(channel)
    expect(renewed.closed).toEqual([])
  })
})
