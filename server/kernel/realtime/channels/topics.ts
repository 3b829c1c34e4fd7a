import type { Gate } from '../../../../access/rule'
import type { Viewer } from '../../../../access/viewer'
import type { Services } from '../../context'
import { isAway } from '../../database/away'
import { Refusal } from '../../errors'
import { createReader } from '../../read/read'
import { nothing } from '../../read/selection'
import type { About } from '../bus'
import type { Connection } from '../connection'
import { createMember, type Member } from './member'
import { broadcast } from './phoenix-frames'

export const LOBBY = 'user:lobby'
export const own = (userId: string) => `user:${userId}`

/** Who is let into a topic, and is asked again before each of its messages. Nobody whose sign-in still waits for something. */
export const gateOf = (topic: string): Gate =>
  topic.startsWith('user:') && topic !== LOBBY ? 'unconfirmed' : 'confirmed'

/** The sockets in each topic. */
export function createTopics({ clock, database, log }: Pick<Services, 'clock' | 'database' | 'log'>) {
  const members = new Map<string, Set<Member>>()
  /** Sends a message of a topic to its members who may have it now. */
  const send = (topic: string, event: string, payload: unknown, about?: About) => {
    const to = members.get(topic)
    if (!to) return
    const frame = broadcast(topic, event, payload)
    for (const member of to) member.tell(frame, about)
  }

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

  return { send, enlist, mayRead }
}

export type Topics = ReturnType<typeof createTopics>
