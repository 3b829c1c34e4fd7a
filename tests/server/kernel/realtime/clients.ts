import { type Client, createClient } from 'graphql-ws'
import { type Channel, Socket } from 'phoenix'
import { WebSocket } from 'ws'
import type { Change } from '../../../../server/kernel/realtime/bus'
import type { Person, TestApp } from '../../../build'
import { until } from '../../../until'

export { until }

export async function listen(app: TestApp): Promise<string> {
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  return `ws://127.0.0.1:${address.port}`
}

export interface Feed {
  // Tests read messages of every shape; each asserts what it reads.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  messages: any[]
  errors: { message: string; extensions?: { code?: string; field?: string } }[]
  stop(): void
}

export interface Live {
  closed: { code: number; reason: string }[]
  client: Client
  /** Subscribes, and waits until the server has accepted it. */
  subscribe(query: string, variables?: Record<string, unknown>): Promise<Feed>
  /** The answer to a ping, which comes after all that the server sent before. */
  answered(payload?: object): Promise<Live['received'][number] | undefined>
  /** Sends a frame unchanged. */
  raw(frame: string): void
  received: { type: string; payload?: unknown }[]
}

/** The official client of subscriptions. */
export function live(address: string, who: Pick<Person, 'token'> | null): Live {
  let socket: WebSocket | undefined
  const received: Live['received'] = []
  const closed: Live['closed'] = []
  const client = createClient({
    url: `${address}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => {},
    ...(who && { connectionParams: { token: who.token } }),
    on: {
      opened: (opened) => {
        socket = opened as WebSocket
      },
      message: (message) => void received.push(message as Live['received'][number]),
      closed: (event) => void closed.push(event as Live['closed'][number]),
    },
  })
  const raw = (frame: string) => {
    if (!socket) throw new Error('the socket is not open yet')
    socket.send(frame)
  }
  return {
    closed,
    client,
    received,
    raw,
    async answered(payload) {
      const pongs = () => received.filter(({ type }) => type === 'pong')
      const before = pongs().length
      raw(JSON.stringify({ type: 'ping', ...(payload && { payload }) }))
      await until(() => closed.length || pongs().length > before)
      return pongs().at(-1)
    },
    async subscribe(query, variables) {
      const feed: Feed = { messages: [], errors: [], stop: () => {} }
      await until(() => received.some(({ type }) => type === 'connection_ack') || closed.length)
      feed.stop = client.subscribe(
        { query, ...(variables && { variables }) },
        {
          next: (message) => void feed.messages.push(message),
          error: (error) => void feed.errors.push(...(Array.isArray(error) ? error : [error])),
          complete: () => {},
        },
      )
      // The server takes subscriptions in order: once it has refused a later one, it has taken this one.
      let refused = false
      const later = client.subscribe(
        { query: 'subscription { changed(types: []) { id } }' },
        {
          next() {},
          error: () => {
            refused = true
          },
          complete() {},
        },
      )
      await until(() => refused || closed.length)
      later()
      return feed
    },
  }
}

/**
 * Waits until everybody was told of a change that a witness has heard of. Each row's changes are told one after the other, so it is told once more,
 * and the witness hears that only after the first was told to all; each socket then answers, with what was sent to it before.
 */
export async function toldToAll(app: TestApp, change: Change, witness: Feed, sockets: readonly Live[]) {
  const before = witness.messages.length
  app.services.bus.publish('change', change)
  await until(() => witness.messages.length > before)
  await Promise.all(sockets.map(({ answered }) => answered()))
}

/** Opens sockets for people. `leave` closes all of them. */
export function callers(address: () => string) {
  const open: Live[] = []
  return {
    connect(who: Pick<Person, 'token'> | null) {
      const made = live(address(), who)
      open.push(made)
      return made
    },
    async leave() {
      for (const each of open.splice(0)) await each.client.dispose()
    },
  }
}

export interface Phone {
  socket: Socket
  closed: { code: number; reason: string }[]
}

/** The official client of channels. */
export function phone(address: string, who: Pick<Person, 'token'> | null): Phone {
  const closed: Phone['closed'] = []
  const socket = new Socket(`${address}/socket`, {
    transport: WebSocket as never,
    params: who ? { token: who.token } : {},
    reconnectAfterMs: () => 60_000,
    rejoinAfterMs: () => 60_000,
    timeout: 3_000,
  })
  socket.onClose((event: unknown) => void closed.push(event as Phone['closed'][number]))
  socket.connect()
  return { socket, closed }
}

/** The answer to a join or a push. */
export const answer = (push: ReturnType<Channel['join']>) =>
  new Promise<{ status: string; response: Record<string, unknown> }>((resolve) => {
    for (const status of ['ok', 'error', 'timeout'] as const)
      push.receive(status, (response) => resolve({ status, response }))
  })

/** A bare socket. Answers the status of its refusal, or the code of its closing. */
export function bare(
  url: string,
  options: { origin?: string; host?: string; protocol?: string; frames?: (string | Buffer)[] } = {},
) {
  const { origin, host, protocol = 'graphql-transport-ws', frames = [] } = options
  const socket = new WebSocket(url, protocol, { ...(origin && { origin }), ...(host && { headers: { host } }) })
  return new Promise<{ status?: number; code?: number }>((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => resolve({ status: response.statusCode }))
    socket.on('error', reject)
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame)
      if (!frames.length) socket.close(1000)
    })
    socket.on('close', (code) => resolve({ code }))
  })
}
