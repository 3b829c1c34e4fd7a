import type { FastifyInstance } from 'fastify'
import type { Clock } from '../time/clock'

/** How long running requests may take when the server closes, before their connections are cut. */
const FINISH_MS = 10_000
const LOOK_EVERY_MS = 20

/** Returns a function that closes the server: it accepts no more connections, finishes running requests and cuts idle ones. */
export function createFinishing(server: FastifyInstance, clock: Clock): () => Promise<void> {
  let running = 0
  server.server.on('request', (_request, response) => {
    running++
    response.once('close', () => running--)
  })
  return async () => {
    const end = clock.elapsed() + FINISH_MS
    // Node closes answered connections, but not those that never sent a request.
    const stopLooking = clock.every(LOOK_EVERY_MS, () => {
      if (!running || clock.elapsed() > end) server.server.closeAllConnections()
    })
    await server.close().finally(stopLooking)
  }
}
