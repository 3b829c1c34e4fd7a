import type { FastifyInstance } from 'fastify'

/** How long running requests may take when the server closes, before their connections are cut. */
const FINISH_MS = 10_000
const LOOK_EVERY_MS = 20

/** Returns a function that closes the server: it accepts no more connections, finishes running requests and cuts idle ones. */
export function createFinishing(server: FastifyInstance): () => Promise<void> {
  let running = 0
  server.server.on('request', (_request, response) => {
    running++
    response.once('close', () => running--)
  })
  return async () => {
    const end = Date.now() + FINISH_MS
    // Node closes answered connections, but not those that never sent a request.
    const looking = setInterval(() => {
      if (!running || Date.now() > end) server.server.closeAllConnections()
    }, LOOK_EVERY_MS)
    await server.close().finally(() => clearInterval(looking))
  }
}
