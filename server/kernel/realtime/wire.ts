import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** A frame larger than this closes its socket. */
export const LARGEST_FRAME = 64 * 1024
const ALIVE_MS = 30_000
const CLOSING_MS = 2_000
/** Who reads so slowly that this much waits for them is let go; they come back and read what is current. */
const MOST_WAITING = 1024 * 1024
/** So many messages at once, then so many a second. */
const BURST = 150
const PER_SECOND = 10

/** Why a socket is closed: a code of the protocol, and a text for people. */
export interface Closing {
  code: number
  reason: string
}

/** For whoever the database keeps from being served: browsers come again after this code, as they do not after each. */
export const unanswered: Closing = { code: 1013, reason: 'Please try again in a moment.' }

/** A socket of text messages that looks after itself: it notices a dead peer, a flood and a slow reader. */
export interface Wire {
  /** Sends a text, or one that was framed for many. */
  send(text: string | Buffer): void
  close(closing: Closing): void
  /** Who is told of each text that arrives; nothing is read before there is somebody. */
  onText(listener: (text: string) => void): void
  /** Answers how to stop listening. */
  onClosed(listener: (code: number, reason: string) => void): () => void
}

/** Takes a socket, and the stream of bytes below it. */
export function createWire(socket: WebSocket, below: Duplex): Wire {
  let isAlive = true
  let credit = BURST
  let creditAt = Date.now()
  let hear: ((text: string) => void) | undefined
  const leaving = new Set<(code: number, reason: string) => void>()
  socket.pause()

  const pinging = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, ALIVE_MS)

  function mayHear() {
    const now = Date.now()
    credit = Math.min(BURST, credit + ((now - creditAt) / 1000) * PER_SECOND) - 1
    creditAt = now
    return credit >= 0
  }

  const wire: Wire = {
    send(text) {
      if (socket.readyState !== socket.OPEN) return
      if (below.writableLength > MOST_WAITING) return socket.terminate()
      if (typeof text === 'string') socket.send(text)
      // The library would frame it again for each socket. Without compression it writes whole messages at once, so that none is torn by ours.
      else below.write(text)
    },
    close({ code, reason }) {
      socket.close(code, reason)
      // The answer to a close is read even where nothing else was.
      socket.resume()
      setTimeout(() => socket.terminate(), CLOSING_MS).unref()
    },
    onText(listener) {
      hear = listener
      socket.resume()
    },
    onClosed(listener) {
      leaving.add(listener)
      return () => void leaving.delete(listener)
    },
  }

  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', (data, isBinary) => {
    // What arrives after we began to close is not acted on.
    if (socket.readyState !== socket.OPEN) return
    isAlive = true
    if (isBinary) return wire.close({ code: 1003, reason: 'Only text is understood' })
    if (!mayHear()) return wire.close({ code: 4429, reason: 'Too many messages' })
    hear?.(data.toString())
  })
  // The library answers a malformed or oversized frame with the right code itself.
  socket.on('error', () => {})
  socket.once('close', (code, reason) => {
    clearInterval(pinging)
    for (const listener of leaving) listener(code, reason.toString())
  })
  return wire
}
