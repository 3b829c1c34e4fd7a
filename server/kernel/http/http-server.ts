import { createServer, type RequestListener, type Server } from 'node:http'
import { endSlowConnections } from './slow-connections'

/** How long the server waits for whoever is connected to it; milliseconds, and bytes of a request. */
export interface Patience {
  /** For a whole head, from the connection or from its first byte on. */
  headMs: number
  /** Between an answer and the next request. */
  idleMs: number
  /** A body moves at least so many bytes in so long a time. */
  paceMs: number
  paceBytes: number
  /** For a peer that takes nothing of its answer. */
  silentMs: number
  /** For the sign-in of a socket, before it is told to close; the peer is then given two seconds to agree. */
  signInMs: number
  /** The largest request, read or not: an upload and what stands around it. */
  mostBytes: number
  /** Between two looks at all connections. */
  checkMs: number
}

/** A head takes 15 s at most, an idle connection a minute, each with the look that finds it. */
export const patience: Patience = {
  headMs: 14_000,
  idleMs: 58_000,
  paceMs: 30_000,
  paceBytes: 30_000,
  silentMs: 120_000,
  signInMs: 8_000,
  mostBytes: 30_000_000,
  checkMs: 1_000,
}

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
