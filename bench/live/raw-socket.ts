import { connect } from 'node:net'
import { CLOSE, frameOf, PING, PONG, readFrames, TEXT } from './frames'

/** A web socket that costs almost nothing, so that the clients take little of the measured machine. */
export interface RawSocket {
  send(text: string): void
  /** Calls the listener with each text that arrives. Its bytes are valid only during the call. */
  hear(listener: (text: Buffer) => void): void
  end(): void
  /** Ends the connection at once, without a word. */
  cut(): void
  /** Reads and answers nothing from now on, and stays connected. */
  sleep(): void
}

interface Options {
  port: number
  path: string
  protocol?: string
  lost(reason: string): void
}

// The code handles each read before the next, so all sockets share one buffer.
const shared = Buffer.allocUnsafe(64 * 1024)

export function openSocket({ port, path, protocol, lost }: Options): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    let isOpen = false
    let rest: Buffer | null = null
    let hear: (text: Buffer) => void = () => {}
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: shared,
        callback(length) {
          const read = shared.subarray(0, length)
          const left = (isOpen ? messages : handshake)(rest ? Buffer.concat([rest, read]) : read)
          rest = left && Buffer.from(left)
          return true
        },
      },
    })

    function handshake(data: Buffer): Buffer | null {
      const end = data.indexOf('\r\n\r\n')
      if (end < 0) return data
      if (!data.subarray(0, 13).includes(' 101 ')) {
        reject(new Error(`port ${port} answered ${data.subarray(0, 60)}`))
        return null
      }
      isOpen = true
      resolve({
        send: (text) => void socket.write(frameOf(TEXT, Buffer.from(text))),
        hear(listener) {
          hear = listener
        },
        end: () => void socket.removeAllListeners('close').destroy(),
        cut: () => void socket.removeAllListeners('close').resetAndDestroy(),
        sleep: () => void socket.pause(),
      })
      return messages(data.subarray(end + 4))
    }

    function messages(data: Buffer) {
      return readFrames(data, (kind, body) => {
        if (kind === TEXT) hear(body)
        if (kind === PING) socket.write(frameOf(PONG, body))
        if (kind === CLOSE) lost(`a socket was closed with ${body.length ? body.readUInt16BE(0) : 'no code'}`)
      })
    }

    socket.once('connect', () => {
      const lines = [
        `GET ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Key: ${Buffer.alloc(16, 7).toString('base64')}`,
        'Sec-WebSocket-Version: 13',
        ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
      ]
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    })
    socket.on('error', reject)
    socket.once('close', () => lost('a connection ended'))
  })
}
