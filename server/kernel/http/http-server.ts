import { createServer, type RequestListener, type Server } from 'node:http'
import type { Patience } from './patience'
import { endSlowConnections } from './slow-connections'

/** Makes the server of HTTP, which ends connections that hold on to it and ask for nothing. */
export function createHttpServer(handler: RequestListener, limits: Patience): Server {
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      // An upload may take as long as it moves, which Node has no limit for.
      requestTimeout: 0,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    handler,
  )
  server.setTimeout(limits.silentMs)
  endSlowConnections(server, limits)
  return server
}
