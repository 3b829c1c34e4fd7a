import type { Clock } from '../../time/clock'
import type { Peer } from './peer'
import { createPresence, type Presence, type Shown } from './presence'
import type { Row, Standing } from './row-topic'
import type { Topics } from './topics'

/** A socket in a room. */
export interface Here {
  peer: Peer
  standing: Standing
}

/** Those in the topic of a row. */
export interface Room extends Row {
  presence: Presence
  here: Set<Here>
}

interface Entering {
  peer: Peer
  joinRef: string | null
  standing: Standing
  user: Shown
}

/** The rooms that anybody is in, by their topics. */
export function createRooms(clock: Clock, { send, enlist }: Pick<Topics, 'send' | 'enlist'>) {
  const rooms = new Map<string, Room>()

  function open(row: Row): Room {
    const presence = createPresence(clock, (diff) => send(row.topic, 'presence_diff', diff))
    const room = { ...row, presence, here: new Set<Here>() }
    rooms.set(row.topic, room)
    return room
  }

  return {
    get: (topic: string) => rooms.get(topic),
    all: () => rooms.values(),
    enter(row: Row, { peer, joinRef, standing, user }: Entering) {
      const { topic } = row
      const room = rooms.get(topic) ?? open(row)
      const here = { peer, standing }
      const delist = enlist(topic, peer.connection)
      const exit = standing === 'seen' ? room.presence.enter(user, clock.now()) : () => null
      room.here.add(here)
      peer.topics.set(topic, {
        joinRef,
        leave() {
          peer.topics.delete(topic)
          room.here.delete(here)
          if (!room.here.size) rooms.delete(topic)
          delist()
          exit()
        },
      })
    },
  }
}
