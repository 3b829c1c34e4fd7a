import { z } from 'zod'
import { passes } from '../../../../access/rule'
import type { Services } from '../../context'
import type { Connection } from '../connection'
import { createLastSeen } from './last-seen'
import { no, ok, type Reply } from './phoenix-frames'
import { createPresence } from './presence'
import { createTopics, gateOf, LOBBY, own } from './topics'

const navigateShape = z.object({ from: z.string().max(2000), to: z.string().max(2000) })
const tokenShape = z.object({ token: z.string().min(1) })

export interface Joined {
  joinRef: string | null
  leave(): void
}

/** A client at the other end of a socket, and its topics. */
export interface Peer {
  connection: Connection
  topics: Map<string, Joined>
}

/** The channels: presence in the lobby, and messages to each person. */
export function createChannels(services: Services) {
  const { bus, clock, viewers } = services
  const { send, enlist } = createTopics(services)
  const presence = createPresence(clock, (diff) => send(LOBBY, 'presence_diff', diff))
  const keepLastSeen = createLastSeen(services)
  bus.listen('message', ({ userId, event, payload, about }) => send(own(userId), event, payload, about))

  async function join({ connection, topics }: Peer, joinRef: string | null, topic: string): Promise<Reply> {
    if (!topic.startsWith('user:')) return no('unmatched topic')
    const { userId } = connection
    const isLobby = topic === LOBBY
    if (!isLobby && topic !== own(userId)) return no('unauthorized')
    if (!passes(gateOf(topic), await connection.viewer())) return no('unauthorized')
    const user = await viewers.called(userId)
    if (!user) return no('unauthorized')
    const delist = enlist(topic, connection)
    const exit = isLobby ? presence.enter(user, clock.now()) : () => null
    topics.set(topic, {
      joinRef,
      leave() {
        topics.delete(topic)
        delist()
        const lastSeen = exit()
        if (lastSeen) keepLastSeen(userId, lastSeen)
      },
    })
    return ok()
  }

  async function push({ connection }: Peer, topic: string, event: string, payload: unknown): Promise<Reply> {
    if (topic !== own(connection.userId)) return no('unknown event')
    if (event === 'navigate') {
      if (!passes(gateOf(topic), await connection.viewer())) return no('unauthorized')
      if (!navigateShape.safeParse(payload).success) return no('invalid payload')
      presence.seen(connection.userId, clock.now())
      return ok()
    }
    if (event === 'token') {
      const newer = tokenShape.safeParse(payload)
      if (!newer.success) return no('invalid payload')
      return ok({ expiresAt: await connection.renew(newer.data.token) })
    }
    return no('unknown event')
  }

  return { join, push, state: presence.state }
}

export type Channels = ReturnType<typeof createChannels>
