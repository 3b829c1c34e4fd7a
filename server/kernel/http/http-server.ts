import { createServer, type RequestListener, type Server } from 'node:http'
import type { Clock } from '../time/clock'
import type { Patience } from '../time/patience'
import { endSlowConnections } from './slow-connections'

/** Creates the HTTP server, which ends connections that stay open and ask for nothing. */
export function createHttpServer(
  handler: RequestListener,
  { clock, patience }: { clock: Clock; patience: Patience },
): Server {
  const server = createServer(
    {
      headersTimeout: patience.headMs,
      // An upload may take any time while it moves; Node has no such limit.
      requestTimeout: 0,
      keepAliveTimeout: patience.idleMs,
      connectionsCheckingInterval: patience.checkMs,
    },
    handler,
  )
  server.setTimeout(patience.silentMs)
  endSlowConnections(server, { clock, patience })
  return server
}
