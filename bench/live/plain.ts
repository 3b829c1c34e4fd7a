import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/** The comparison for the product: `ws` alone, which sends each posted text to everybody, with no rules, rows or sign-in. */
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
