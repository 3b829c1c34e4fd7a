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
