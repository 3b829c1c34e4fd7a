import type { FastifyInstance } from 'fastify'
import type { Services } from '../context'

/** For servers under test only: a clock that can be set, and no waiting for jobs. */
export async function testDoors(
  app: FastifyInstance,
  { services, sweep }: { services: Services; sweep: () => Promise<void> },
) {
  app.post<{ Body: { at: string | null } }>('/test/clock', async (request) => {
    services.clock.set(request.body.at ? new Date(request.body.at) : null)
    await sweep()
    await services.jobs.drain()
    return { now: services.clock.now() }
  })
}
