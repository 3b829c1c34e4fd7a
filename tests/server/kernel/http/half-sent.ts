import { connect, type Socket } from 'node:net'

export type Begin = (socket: Socket) => void

/** Sends a text again and again while the connection is open. */
const repeating = (socket: Socket, text: string, everyMs: number) => {
  const timer = setInterval(() => socket.write(text), everyMs)
  socket.once('close', () => clearInterval(timer))
}

const json = (length: number) =>
  `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{"query":`
const whole = 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n'
const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n'
const form = (token: string) =>
  `POST /graphql HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nApollo-Require-Preflight: 1\r\n` +
  'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{'

export interface Kind {
  begin: Begin
  /** Matches everything that the connection has received at its end. */
  ends: RegExp
}

const timedOut = /^HTTP\/1\.1 408 /

/** Connections without a whole request, each of another kind. `everyMs` is the pause of those that send drop by drop. */
export const halfSent = ({ token, everyMs }: { token: string; everyMs: number }): Record<string, Kind> => ({
  'a silent connection': { begin: () => {}, ends: timedOut },
  'half a head': { begin: (socket) => socket.write('POST /graphql HTTP/1.1\r\nHost: local'), ends: timedOut },
  'a head that comes line by line': {
    begin(socket) {
      socket.write('GET /livez HTTP/1.1\r\n')
      repeating(socket, 'X: y\r\n', everyMs)
    },
    ends: timedOut,
  },
  'empty lines': { begin: (socket) => repeating(socket, '\r\n', everyMs), ends: timedOut },
  'half a body': { begin: (socket) => socket.write(json(100)), ends: timedOut },
  'a body that drips': {
    begin(socket) {
      socket.write(json(100_000))
      repeating(socket, ' ', everyMs)
    },
    ends: timedOut,
  },
  'half a form': { begin: (socket) => socket.write(form(token)), ends: timedOut },
  'half a form without a sign-in': {
    begin: (socket) => socket.write(form('nobody')),
    ends: /^HTTP\/1\.1 401 (?!.*HTTP\/1)/s,
  },
  'no next request': { begin: (socket) => socket.write(whole), ends: /^HTTP\/1\.1 200 (?!.*HTTP\/1)/s },
  'empty lines in place of a next request': {
    begin(socket) {
      socket.write(whole)
      repeating(socket, '\r\n', everyMs)
    },
    ends: /^HTTP\/1\.1 200 (?!.*HTTP\/1)/s,
  },
  'half a next head': {
    begin(socket) {
      socket.write(`${whole}GET /li`)
    },
    ends: /^HTTP\/1\.1 200 .*HTTP\/1\.1 408 /s,
  },
  'subscriptions without a sign-in': { begin: (socket) => socket.write(upgrade('/graphql')), ends: /^HTTP\/1\.1 101 / },
})

export interface Held {
  /** The milliseconds until the server ended the connection, with the received text; null where it was too late. */
  ended: Promise<{ ms: number; received: string } | null>
  socket: Socket
}

/** Opens a connection and waits for the server to end it. */
export function hold(port: number, begin: Begin, { within, from }: { within: number; from?: string }): Held {
  const socket = connect({ port, host: '127.0.0.1', ...(from && { localAddress: from }) })
  let begun = performance.now()
  const ended = new Promise<{ ms: number; received: string } | null>((resolve) => {
    let received = ''
    const timer = setTimeout(() => {
      resolve(null)
      socket.destroy()
    }, within)
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
    })
    // A connection is reset when it is written to after its end.
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(timer)
      resolve({ ms: performance.now() - begun, received })
    })
  })
  socket.once('connect', () => {
    begun = performance.now()
    begin(socket)
  })
  return { ended, socket }
}
