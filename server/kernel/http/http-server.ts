import { createServer, type RequestListener, type Server } from 'node:http'
import type { Clock } from '../time/clock'
import type { Patience } from './patience'
import { endSlowConnections } from './slow-connections'

/** Creates the HTTP server, which ends connections that stay open and ask for nothing. */
export function createHttpServer(
  handler: RequestListener,
  { clock, limits }: { clock: Clock; limits: Patience },
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      // An upload may take any time while it moves; Node has no such limit.
      requestTimeout: 0,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    handler,
  )
  server.setTimeout(limits.silentMs)
  endSlowConnections(server, { clock, limits })
  return server
}
