import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/** What the product is held against: `ws` alone, which sends what is posted to everybody, with no rules, rows or sign-in. */
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => void parts.push(part))
  request.on('end', () => {
    response.end('{}')
    const message = Buffer.concat(parts)
    if (message.length) for (const socket of sockets.clients) socket.send(message, { binary: false })
  })
})
const sockets = new WebSocketServer({ server })
server.listen(Number(process.env.PORT), '127.0.0.1')

process.on('SIGTERM', () => process.exit(0))
