import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { framed } from '../../../server/kernel/realtime/frame'

let server: Server
// Each length that a frame encodes differently, also with characters of several bytes.
const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].flatMap((length) => [
  'x'.repeat(length),
  'é£'.repeat(length / 4),
])

beforeAll(async () => {
  const sockets = new WebSocketServer({ noServer: true })
  server = createServer().on('upgrade', (request, below, head) =>
    sockets.handleUpgrade(request, below, head, (socket) => {
      for (const text of texts) {
        below.write(framed(text))
        // The library's own messages arrive whole between the framed ones.
        socket.send('between')
      }
      socket.close(1000)
    }),
  )
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
})

afterAll(() => void server.close())

test('a framed text of every length is read like any other message', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const read: string[] = []
  socket.on('message', (data, isBinary) => void read.push(isBinary ? 'binary' : String(data)))
  const code = await new Promise((closed) => socket.once('close', closed))

  expect(code).toBe(1000)
  expect(read).toEqual(texts.flatMap((text) => [text, 'between']))
})
