import type { FastifyInstance } from 'fastify'
import type { Clock } from '../time/clock'
import type { Patience } from '../time/patience'

const LOOK_EVERY_MS = 20

/** Returns a function that closes the server: it accepts no more connections, finishes running requests and cuts idle ones. */
export function createFinishing(
  server: FastifyInstance,
  { clock, patience }: { clock: Clock; patience: Pick<Patience, 'finishMs'> },
): () => Promise<void> {
  let running = 0
  server.server.on('request', (_request, response) => {
    running++
    response.once('close', () => running--)
  })
  return async () => {
    const end = clock.elapsed() + patience.finishMs
    // Node closes answered connections, but not those that never sent a request.
    const stopLooking = clock.every(LOOK_EVERY_MS, () => {
      if (!running || clock.elapsed() > end) server.server.closeAllConnections()
    })
    await server.close().finally(stopLooking)
  }
}
