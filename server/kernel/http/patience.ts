/** How long the server waits for clients, in milliseconds, and how many bytes a request may have. */
export interface Patience {
  /** For a whole head, from the connection or its first byte on. */
  headMs: number
  /** Between an answer and the next request. */
  idleMs: number
  /** A body must bring this many bytes in this time. */
  paceMs: number
  paceBytes: number
  /** For a client that reads nothing of its answer. */
  silentMs: number
  /** For the sign-in of a socket; a socket told to close then has two seconds. */
  signInMs: number
  /** The largest request, read or not: an upload and its form. */
  mostBytes: number
  /** Between two checks of all connections. */
  checkMs: number
}

/** A head takes 15 s at most, an idle connection a minute, each plus one check. */
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
