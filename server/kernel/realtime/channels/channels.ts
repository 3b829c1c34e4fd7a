import { z } from 'zod'
import { passes } from '../../../../access/rule'
import type { Services } from '../../context'
import { createLastSeen } from './last-seen'
import type { Peer } from './peer'
import { no, ok, type Reply } from './phoenix-frames'
import { createPresence } from './presence'
import { createRowTopics } from './row-topics'
import { createTopics, gateOf, LOBBY, own } from './topics'

const navigateShape = z.object({ from: z.string().max(2000), to: z.string().max(2000) })
const tokenShape = z.object({ token: z.string().min(1) })

/** For one socket: a page needs its person's own, the lobby and those of what it shows. */
const MOST_TOPICS = 20

/** The channels: presence in the lobby and in the topics of rows, and messages to each person. */
export function createChannels(services: Services) {
  const { bus, clock, viewers } = services
  const all = createTopics(services)
  const { send, enlist } = all
  const rows = createRowTopics(services, all)
  const presence = createPresence(clock, (diff) => send(LOBBY, 'presence_diff', diff))
  const keepLastSeen = createLastSeen(services)
  bus.listen('message', ({ userId, event, payload, about }) => send(own(userId), event, payload, about))

  async function join(peer: Peer, joinRef: string | null, topic: string): Promise<Reply> {
    const { connection, topics } = peer
    if (topics.size >= MOST_TOPICS) return no('too many topics')
    if (!topic.startsWith('user:')) return rows.join(peer, joinRef, topic)
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

  /** The people present in a topic; null where it has no presence. */
  const state = (topic: string) => (topic === LOBBY ? presence.state() : rows.state(topic))

  return { join, push, state }
}

export type Channels = ReturnType<typeof createChannels>
