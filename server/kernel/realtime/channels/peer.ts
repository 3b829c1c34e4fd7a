import type { Connection } from '../connection'

export interface Joined {
  joinRef: string | null
  leave(): void
}

/** A client at the other end of a socket, and its topics. */
export interface Peer {
  connection: Connection
  topics: Map<string, Joined>
}

/** Takes a client out of a topic and tells it so. After `phx_error` it joins again by itself. */
export function end({ connection, topics }: Peer, topic: string, event: 'phx_close' | 'phx_error' = 'phx_close') {
  const joined = topics.get(topic)
  if (!joined) return
  joined.leave()
  connection.wire.send(JSON.stringify([joined.joinRef, joined.joinRef, topic, event, {}]))
}
