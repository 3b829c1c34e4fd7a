import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from '../time/clock'
import type { Patience } from '../time/patience'

interface Connection {
  /** Requests with unfinished answers; more than one if the client does not wait for answers. */
  answering: number
  /** When the last of them ended. */
  idleSince: number
  coming: Coming | null
}

/** A request whose body has not fully arrived. */
interface Coming {
  request: IncomingMessage
  response: ServerResponse
  /** Bytes that the connection had brought when the request began. */
  from: number
  /** Bytes that it had brought at several moments of the period, the oldest first. */
  marks: { at: number; bytes: number }[]
}

/** A connection is ended late by at most this fraction of the time. */
const MARKS = 6

/** Whether the sender has to act; bytes that we leave unread wait for us. */
const waitsForSender = ({ request }: Coming) => request.readableLength < request.readableHighWaterMark

/** Whether a body moved too little within the period. */
function isSlow(coming: Coming, bytes: number, now: number, { paceMs, paceBytes }: Patience): boolean {
  const { marks } = coming
  if (!waitsForSender(coming)) {
    marks.length = 0
    return false
  }
  const newest = marks.at(-1)
  if (!newest || now - newest.at >= paceMs / MARKS) marks.push({ at: now, bytes })
  const [oldest] = marks
  if (!oldest || now - oldest.at < paceMs) return false
  marks.shift()
  return bytes - oldest.bytes < paceBytes
}

/**
 * Ends connections that Node keeps: bodies that arrive too slowly or without end, and connections that send empty lines instead of a request. A body
 * may take any time while it moves.
 */
export function endSlowConnections(server: Server, { clock, patience }: { clock: Clock; patience: Patience }): void {
  const connections = new Map<Socket, Connection>()

  server.on('connection', (socket) => {
    connections.set(socket, { answering: 0, idleSince: clock.elapsed(), coming: null })
    socket.once('close', () => connections.delete(socket))
  })
  // Sockets have their own patience.
  server.on('upgrade', (_request, socket) => connections.delete(socket as Socket))
  server.on('request', (request, response) => {
    const connection = connections.get(request.socket)
    if (!connection) return
    connection.answering++
    connection.coming = { request, response, from: request.socket.bytesRead, marks: [] }
    response.once('close', () => {
      connection.answering--
      connection.idleSince = clock.elapsed()
    })
  })

  function end(socket: Socket, response: ServerResponse | undefined) {
    // Answers like Node's own limits; after an answer has begun, a second one would be taken for the next.
    const reason = Object.assign(new Error('The request came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (response && !response.headersSent) server.emit('clientError', reason, socket)
    socket.destroy()
  }

  function look() {
    const now = clock.elapsed()
    for (const [socket, connection] of connections) {
      const { coming, answering, idleSince } = connection
      if (coming?.request.complete) connection.coming = null
      else if (coming) {
        const isTooLarge = socket.bytesRead - coming.from > patience.mostBytes
        if (isTooLarge || isSlow(coming, socket.bytesRead, now, patience)) end(socket, coming.response)
      } else if (!answering && now - idleSince > patience.idleMs + patience.headMs) end(socket, undefined)
    }
  }
  server.once('close', clock.every(patience.checkMs, look, { unref: true }))
}
