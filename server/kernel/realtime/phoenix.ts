import { z } from 'zod'
import { type Gate, passes } from '../../../access/rule'
import type { Viewer } from '../../../access/viewer'
import type { Services } from '../context'
import { isAway } from '../database/away'
import { Refusal } from '../errors'
import { createReader } from '../read/read'
import { nothing } from '../read/selection'
import type { About } from './bus'
import type { Connection, Connections } from './connections'
import { framed } from './frame'
import { createLastSeen } from './last-seen'
import { createMember, type Member } from './member'
import { createPresence } from './presence'
import { unanswered, type Wire } from './wire'

const notYours = { code: 1008, reason: 'Only for the person.' }

const LOBBY = 'user:lobby'
const own = (userId: string) => `user:${userId}`

/** Who is let into a topic, and is asked again before each of its messages. Nobody whose sign-in still waits for something. */
const gateOf = (topic: string): Gate => (topic === LOBBY ? 'confirmed' : 'unconfirmed')

const frameShape = z.tuple([z.string().nullable(), z.string().nullable(), z.string(), z.string(), z.unknown()])
const navigateShape = z.object({ from: z.string().max(2000), to: z.string().max(2000) })
const tokenShape = z.object({ token: z.string().min(1) })

type Frame = z.infer<typeof frameShape>

/** The answer to a push. */
type Reply = { status: 'ok' | 'error'; response: object }
const ok = (response: object = {}): Reply => ({ status: 'ok', response })
const no = (reason: string): Reply => ({ status: 'error', response: { reason } })

interface Joined {
  joinRef: string | null
  leave(): void
}

/** A client at the other end of a socket, and its topics. */
interface Peer {
  connection: Connection
  topics: Map<string, Joined>
}

/** A message that is the same for all. */
const broadcast = (topic: string, event: string, payload: unknown) =>
  framed(JSON.stringify([null, null, topic, event, payload]))

function parsed(text: string): Frame | null {
  try {
    const result = frameShape.safeParse(JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** Serves channels as Phoenix 1.8 does (serializer V2): presence in the lobby, and messages to each person. Returns the handler for each socket. */
export function createPhoenix({ services, connections }: { services: Services; connections: Connections }) {
  const { bus, clock, database, log, viewers } = services
  const members = new Map<string, Set<Member>>()
  /** Sends a message of a topic to its members who may have it now. */
  const send = (topic: string, event: string, payload: unknown, about?: About) => {
    const to = members.get(topic)
    if (!to) return
    const frame = broadcast(topic, event, payload)
    for (const member of to) member.tell(frame, about)
  }
  const presence = createPresence(clock, (diff) => send(LOBBY, 'presence_diff', diff))
  const keepLastSeen = createLastSeen(services)
  bus.listen('message', ({ userId, event, payload, about }) => send(own(userId), event, payload, about))

  const mayRead = async (viewer: Viewer, { type, id }: About) => {
    const reader = createReader({ database, viewer, now: () => clock.now() })
    return (await reader.find(type, id, nothing)) !== null
  }

  /** Adds a socket to a topic; returns a function that removes it. */
  function enlist(topic: string, connection: Connection) {
    const all = members.get(topic) ?? new Set()
    const isTrouble = (error: unknown) => !(error instanceof Refusal || isAway(error))
    const member = createMember(connection, {
      gate: gateOf(topic),
      mayRead,
      failed: (error) => isTrouble(error) && log.error({ err: error }, 'a message of a channel was not sent'),
    })
    members.set(topic, all.add(member))
    return () => {
      member.leave()
      all.delete(member)
      if (!all.size && members.get(topic) === all) members.delete(topic)
    }
  }

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

  async function answer(peer: Peer, [joinRef, ref, topic, event, payload]: Frame) {
    const { wire } = peer.connection
    const reply = (what: Reply) => wire.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', what]))
    const joined = peer.topics.get(topic)

    if (topic === 'phoenix') return reply(event === 'heartbeat' ? ok() : no('unmatched topic'))
    if (event === 'phx_join') {
      if (joined) end(wire, topic, joined)
      const taken = await join(peer, joinRef, topic)
      reply(taken)
      const isHere = taken.status === 'ok' && topic === LOBBY
      if (isHere) wire.send(JSON.stringify([joinRef, null, topic, 'presence_state', presence.state()]))
      return
    }
    if (!joined || joined.joinRef !== joinRef) return reply(no('unmatched topic'))
    if (event !== 'phx_leave') return reply(await push(peer, topic, event, payload))
    reply(ok())
    end(wire, topic, joined)
  }

  function end(wire: Wire, topic: string, joined: Joined) {
    joined.leave()
    wire.send(JSON.stringify([joined.joinRef, joined.joinRef, topic, 'phx_close', {}]))
  }

  async function hear(peer: Peer, text: string) {
    const frame = parsed(text)
    if (!frame) return peer.connection.wire.close({ code: 1007, reason: 'Not a message of this protocol' })
    await answer(peer, frame)
  }

  return async function serve(wire: Wire, token: string | null) {
    const connection = await connections.open(wire, token)
    if (!connection) return
    // Staff who view as a person are not that person: nobody sees them online, and messages are not theirs.
    const viewer = await connection.viewer().catch(() => null)
    if (!viewer || viewer.viewedBy) return wire.close(notYours)
    const peer: Peer = { connection, topics: new Map() }
    // Handles one message after the other, so that a join is finished first.
    let last: Promise<unknown> = Promise.resolve()
    wire.onText((text) => {
      last = last
        .then(() => hear(peer, text))
        .catch((error) => {
          // A refused sign-in has closed the socket already.
          if (isAway(error)) return wire.close(unanswered)
          if (!(error instanceof Refusal)) log.error({ err: error }, 'a channel message failed')
          wire.close({ code: 1011, reason: 'Server error' })
        })
    })
    wire.onClosed(() => {
      last.then(() => {
        for (const joined of [...peer.topics.values()]) joined.leave()
      })
    })
  }
}
