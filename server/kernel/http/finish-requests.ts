import type { FastifyInstance } from 'fastify'

/** So long what is running may take to finish when the server closes; then its connections are cut. */
const FINISH_MS = 10_000
const LOOK_EVERY_MS = 20

/** Answers how to close the server: it takes no more connections, answers what has been asked, and then cuts those that ask nothing. */
export function createFinishing(server: FastifyInstance): () => Promise<void> {
  let running = 0
  server.server.on('request', (_request, response) => {
    running++
    response.once('close', () => running--)
  })
  return async () => {
    const end = Date.now() + FINISH_MS
    // Node closes a connection that has been answered, and not one on which nothing was ever asked.
    const looking = setInterval(() => {
      if (!running || Date.now() > end) server.server.closeAllConnections()
    }, LOOK_EVERY_MS)
    await server.close().finally(() => clearInterval(looking))
  }
}
