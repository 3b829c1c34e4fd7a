import { holds } from '../../../../access/viewer'
import type { Services } from '../../context'
import { Refusal } from '../../errors'
import type { Connection } from '../connection'
import type { Peer } from './peer'
import type { Row, Standing } from './row-topic'
import type { Topics } from './topics'

export type Standings = ReadonlyMap<Peer, Standing>

/** Returns a function that asks where each of these sockets stands with a row, with one statement for all who belong to it. */
export function createStandings({ database }: Pick<Services, 'database'>, { mayRead }: Pick<Topics, 'mayRead'>) {
  async function looking({ kind, id }: Row, connection: Connection): Promise<Standing> {
    const viewer = await connection.viewer().catch(nobody)
    return viewer && holds(viewer, kind.ability) && (await mayRead(viewer, { type: kind.type, id })) ? 'unseen' : null
  }
  return async (row: Row, peers: readonly Peer[]): Promise<Standings> => {
    const userIds = [...new Set(peers.map(({ connection }) => connection.userId))]
    const belonging = await row.kind.belonging(database, { id: row.id, userIds })
    const standings = new Map<Peer, Standing>()
    for (const peer of peers) {
      const { connection } = peer
      standings.set(peer, belonging.has(connection.userId) ? 'seen' : await looking(row, connection))
    }
    return standings
  }
}

/** Whose sign-in is refused has lost the socket already. */
function nobody(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}
