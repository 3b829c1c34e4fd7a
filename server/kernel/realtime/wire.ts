import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Clock } from '../time/clock'
import type { Patience } from '../time/patience'

/** A frame larger than this closes its socket. */
export const LARGEST_FRAME = 64 * 1024
/** How much may wait for a slow reader before its socket closes; the client returns and reads the present state. */
const MOST_WAITING = 1024 * 1024
/** This many messages at once, then so many a second. */
const BURST = 150
const PER_SECOND = 10

interface Times {
  clock: Clock
  patience: Pick<Patience, 'socketAliveMs' | 'socketClosingMs'>
}

/** Why a socket is closed: a code of the protocol, and a text for people. */
export interface Closing {
  code: number
  reason: string
}

/** For people whom an absent database keeps waiting: after this code browsers return. */
export const unanswered: Closing = { code: 1013, reason: 'Please try again in a moment.' }

/** A text socket that handles a dead peer, a flood and a slow reader itself. */
export interface Wire {
  /** Sends a text, or a frame made for many. */
  send(text: string | Buffer): void
  close(closing: Closing): void
  /** Sets the listener for texts; nothing is read before there is one. */
  onText(listener: (text: string) => void): void
  /** Returns a function that stops listening. */
  onClosed(listener: (code: number, reason: string) => void): () => void
}

/** Returns a function that counts a message and says whether it may be heard. */
function createCredit(clock: Clock) {
  let credit = BURST
  let creditAt = clock.elapsed()
  return () => {
    const now = clock.elapsed()
    credit = Math.min(BURST, credit + ((now - creditAt) / 1000) * PER_SECOND) - 1
    creditAt = now
    return credit >= 0
  }
}

/** Wraps a socket and the byte stream below it. */
export function createWire(socket: WebSocket, below: Duplex, { clock, patience }: Times): Wire {
  let isAlive = true
  const mayHear = createCredit(clock)
  let hear: ((text: string) => void) | undefined
  const leaving = new Set<(code: number, reason: string) => void>()
  socket.pause()

  const ping = () => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }
  // A test that moves the clock twice leaves no time for an answer between two pings.
  const endPinging = clock.every(patience.socketAliveMs, ping, { isMoved: false })

  const wire: Wire = {
    send(text) {
      if (socket.readyState !== socket.OPEN) return
      if (below.writableLength > MOST_WAITING) return socket.terminate()
      if (typeof text === 'string') socket.send(text)
      // The library would frame it again for each socket. Without compression it writes whole messages, so ours never cuts into one.
      else below.write(text)
    },
    close({ code, reason }) {
      socket.close(code, reason)
      // Reads the answer to a close even if nothing else was read.
      socket.resume()
      clock.after(patience.socketClosingMs, () => socket.terminate(), { unref: true })
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
    // Ignores texts that arrive after we began to close.
    if (socket.readyState !== socket.OPEN) return
    isAlive = true
    if (isBinary) return wire.close({ code: 1003, reason: 'Only text is understood' })
    if (!mayHear()) return wire.close({ code: 4429, reason: 'Too many messages' })
    hear?.(data.toString())
  })
  // The library answers a malformed or oversized frame with the right code.
  socket.on('error', () => {})
  socket.once('close', (code, reason) => {
    endPinging()
    for (const listener of leaving) listener(code, reason.toString())
  })
  return wire
}
