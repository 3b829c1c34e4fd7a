import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '../../../../server/kernel/http/http-server'
import { usualPatience } from '../../../../server/kernel/time/patience'
import { build, type Person, type TestApp } from '../../../build'
import { bare, listen, until } from '../realtime/clients'
import { type Begin, halfSent, hold } from './half-sent'

/** A thirtieth of the real limits, with as slow a pace. */
const short = {
  headMs: 500,
  idleMs: 1_500,
  paceMs: 1_000,
  paceBytes: 1_000,
  silentMs: 4_000,
  signInMs: 500,
  mostBytes: 1_000_000,
  checkMs: 50,
}
/** Says that a connection stays for good; far more than any limit here. */
const WITHIN = 50_000

let app: TestApp
let address: string
let port: number
let person: Person
beforeAll(async () => {
  app = await build({}, short)
  address = await listen(app)
  port = Number(new URL(address).port)
  person = await app.person()
})
afterAll(() => app.close())

const open = () => new Promise<number>((done) => app.server.server.getConnections((_error, count) => done(count)))

describe('a connection without a whole request', () => {
  it('is ended, with 408 where it waits for an answer', async () => {
    const kinds = Object.entries(halfSent({ token: person.token, everyMs: 100 }))
    const ends = await Promise.all(
      kinds.map(async ([name, { begin }]) => [name, await hold(port, begin, { within: WITHIN }).ended] as const),
    )
    for (const [at, [name, end]] of ends.entries())
      expect([name, end?.received]).toEqual([name, expect.stringMatching(kinds[at]?.[1].ends ?? /^$/)])
    for (const [name, end] of ends) expect([name, (end?.ms ?? 0) / short.headMs > 0.8]).toEqual([name, true])
  })

  it('delays nobody else when there are 300 of them, and all are gone afterwards', async () => {
    const kinds = Object.values(halfSent({ token: person.token, everyMs: 100 }))
    const before = await open()
    const held = Array.from({ length: 300 }, (_, at) =>
      hold(port, kinds[at % kinds.length]?.begin as Begin, { within: WITHIN, from: `127.0.1.${1 + (at % 20)}` }),
    )
    const ends = Promise.all(held.map(({ ended }) => ended))
    const answers = []
    for (let round = 0; round < 10; round++) answers.push(await app.send('{ currentUser { id } }', {}, person))
    expect(answers.map(({ data }) => data.currentUser.id)).toEqual(Array(10).fill(person.id))
    expect((await ends).filter((end) => !end).length).toBe(0)
    await until(async () => (await open()) <= before)
  })
})

describe('a body', () => {
  let usual: TestApp
  beforeAll(async () => {
    usual = await build()
    await listen(usual)
  })
  afterAll(() => usual.close())

  /** Sends a body in twelve pieces, a third of the pace's time apart by the server's clock; answers what comes back. */
  async function phone(bytes: number) {
    const { server, services } = usual
    const start = '{"query":"{ __typename }"'
    const length = start.length + 12 * bytes + 1
    const head = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`
    const taken = new Promise<Socket>((resolve) => server.server.once('connection', resolve))
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
    let received = ''
    socket.on('data', (text) => {
      received += text
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const theirs = await taken
    let sent = 0
    const send = async (text: string) => {
      sent += text.length
      socket.write(text)
      await until(() => theirs.bytesRead >= sent || theirs.destroyed)
    }
    await send(head + start)
    for (let piece = 0; piece < 12 && !theirs.destroyed; piece++) {
      await send(' '.repeat(bytes))
      services.clock.set(new Date(services.clock.now().getTime() + usualPatience.paceMs / 3))
    }
    if (!theirs.destroyed) socket.write('}')
    await closed
    return received
  }

  it('may take as long as it likes while it moves', async () => {
    expect(await phone(usualPatience.paceBytes / 2)).toMatch(/^HTTP\/1\.1 200 .*\{"data":\{"__typename":"Query"\}\}$/s)
  })

  it('that moves too slowly is ended with 408, however it began', async () => {
    expect(await phone(usualPatience.paceBytes / 10)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('without an end is cut off, though it moves', async () => {
    const head = 'POST /nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
    const chunk = Buffer.from(`${(50_000).toString(16)}\r\n${'x'.repeat(50_000)}\r\n`)
    const { ended } = hold(
      port,
      (socket) => {
        socket.write(head)
        const timer = setInterval(() => socket.write(chunk), 20)
        socket.once('close', () => clearInterval(timer))
      },
      { within: WITHIN },
    )
    expect((await ended)?.received).toMatch(/^HTTP\/1\.1 4/)
  })
})

describe('an answer that its reader does not take', () => {
  it('is given up, but not where the reader takes it slowly', async () => {
    const answer = Buffer.alloc(30_000_000)
    const patience = { ...usualPatience, ...short }
    const server = createHttpServer((_request, response) => response.end(answer), {
      clock: app.services.clock,
      patience,
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port: own } = server.address() as { port: number }
    const asks: Begin = (socket) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    const deaf = hold(own, (socket) => asks(socket.pause()), { within: WITHIN })
    const slow = hold(
      own,
      (socket) => {
        asks(socket)
        socket.on('data', () => {
          socket.pause()
          setTimeout(() => socket.resume(), 5)
        })
      },
      { within: 60_000 },
    )
    // A paused socket does not notice its end, so the test asks the server.
    const left = () => new Promise<number>((done) => server.getConnections((_error, count) => done(count)))
    await until(async () => (await left()) <= 1, WITHIN)
    expect((await slow.ended)?.received.length).toBeGreaterThan(answer.length)
    deaf.socket.destroy()
    server.close()
  }, 90_000)
})

describe('a socket that does not sign in', () => {
  it('is closed, also while the database is being asked who it is', async () => {
    const { token } = await app.person()
    const { transaction } = app.services.database
    let release = () => {}
    let held: Promise<void> | undefined
    // A question that came before the lock on the tables would be answered.
    await new Promise<void>((locked) => {
      held = transaction(async (connection) => {
        await connection.query({ text: 'lock table users, sign_ins in access exclusive mode' })
        await new Promise<void>((done) => {
          release = done
          locked()
        })
      })
    })
    const [phoenix, graphql] = await Promise.all([
      bare(`${address}/socket/websocket?vsn=2.0.0&token=${token}`, {
        protocol: 'phoenix',
        frames: ['["1","1","user:lobby","phx_join",{}]'],
      }),
      bare(`${address}/graphql`, {
        frames: [JSON.stringify({ type: 'connection_init', payload: { token } })],
      }),
    ])
    release()
    await held
    expect([phoenix.code, graphql.code]).toEqual([4408, 4408])
  })
})
