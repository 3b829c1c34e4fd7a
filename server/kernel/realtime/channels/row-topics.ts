import { passes } from '../../../../access/rule'
import type { Services } from '../../context'
import { isUuid } from '../../uuid'
import { createAsking } from './asking'
import type { Peer } from './peer'
import { no, ok, type Reply } from './phoenix-frames'
import { createRooms, type Here } from './rooms'
import type { Row, Standing } from './row-topic'
import { createStandings } from './standings'
import { gateOf, type Topics } from './topics'

/** How often a standing is asked again because something changed meanwhile; where changes never rest, the client tries again. */
const MOST_TRIES = 5

/** An id has one spelling here, since a change of its row names that one. */
const isId = (id: string) => isUuid(id) && id === id.toLowerCase()

/** The topics of rows: presence among those who belong to a row, for as long as they do. */
export function createRowTopics(services: Services, topics: Topics) {
  const { bus, clock, viewers } = services
  const kinds = new Map(services.nouns.flatMap((noun) => Object.entries(noun.topics ?? {})))
  const rooms = createRooms(clock, topics)
  const standingsOf = createStandings(services, topics)
  const askAgain = createAsking(services, standingsOf)
  let changes = 0

  bus.listen('change', ({ type, id }) => {
    for (const [word, kind] of kinds) {
      if (kind.type !== type) continue
      changes++
      askAgain(rooms.get(`${word}:${id}`))
    }
  })
  bus.listen('rights', ({ userId }) => {
    changes++
    const isConcerned = ({ standing, peer: { connection } }: Here) =>
      standing === 'unseen' && (userId === undefined || connection.userId === userId)
    for (const room of rooms.all()) if ([...room.here].some(isConcerned)) askAgain(room)
  })

  /** Asks again if anything changed meanwhile, since it may be this; `unknown` while changes do not rest. */
  async function standingOf(row: Row, peer: Peer): Promise<Standing | 'unknown'> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = changes
      const standings = await standingsOf(row, [peer])
      if (before === changes) return standings.get(peer) ?? null
    }
    return 'unknown'
  }

  return {
    /** A row that is not there is refused like one that is not the person's. */
    async join(peer: Peer, joinRef: string | null, topic: string): Promise<Reply> {
      const [word = ''] = topic.split(':', 1)
      const kind = kinds.get(word)
      if (!kind) return no('unmatched topic')
      const id = topic.slice(word.length + 1)
      if (!isId(id) || !passes(gateOf(topic), await peer.connection.viewer())) return no('unauthorized')
      const user = await viewers.called(peer.connection.userId)
      const row = { topic, kind, id }
      const standing = user && (await standingOf(row, peer))
      if (!standing) return no('unauthorized')
      if (standing === 'unknown') return no('busy')
      rooms.enter(row, { peer, joinRef, standing, user })
      return ok()
    },
    state: (topic: string) => rooms.get(topic)?.presence.state() ?? null,
  }
}
