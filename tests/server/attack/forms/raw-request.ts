import { connect } from 'node:net'

/** A request as bytes, in the pieces in which it is sent. */
export interface RawRequest {
  head: string
  pieces: readonly Buffer[]
  /** How the sender ends the request after the last piece. Without it, the sender waits for the answer. */
  end?: 'half-closed' | 'hung up'
}

export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  status: number
  body: string
  /** The first line and the headers. */
  head?: string
}

const parsed = (text: string): RawAnswer | null => {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return null
  const body = text.slice(end + 4)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1])
  return Buffer.byteLength(body, 'latin1') < length
    ? null
    : { status: Number(text.slice(9, 12)), body, head: text.slice(0, end) }
}

/** Sends a request over its own socket, piece by piece, and answers the response. Rejects when none comes in time. */
export function exchange(port: number, { head, pieces, end }: RawRequest, within = 10_000): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let received = ''
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no answer within ${within} ms`))
    }, within)
    const done = (answer: RawAnswer) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      const answer = parsed(received)
      if (answer) done(answer)
    })
    socket.on('error', () => {})
    socket.on('close', () => done({ status: 0, body: received }))
    socket.on('connect', async () => {
      socket.write(head)
      for (const piece of pieces) {
        await new Promise((sent) => setImmediate(sent))
        if (socket.writable) socket.write(piece)
      }
      if (end === 'half-closed') socket.end()
      if (end === 'hung up') socket.destroy()
    })
  })
}
