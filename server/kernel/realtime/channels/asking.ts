import type { Services } from '../../context'
import { isAway } from '../../database/away'
import { end, type Peer } from './peer'
import type { Room } from './rooms'
import type { Row } from './row-topic'
import type { Standings } from './standings'

type StandingsOf = (row: Row, peers: readonly Peer[]) => Promise<Standings>

/** Returns a function that sees to it that those in a room may still be there, once more where there is doubt meanwhile. */
export function createAsking({ log }: Pick<Services, 'log'>, standingsOf: StandingsOf) {
  /** The rooms that are being asked for, each with the number of its doubts. */
  const doubts = new Map<Room, number>()

  async function ask(room: Room) {
    const all = [...room.here]
    const peers = all.map(({ peer }) => peer)
    const standings = await standingsOf(room, peers)
    for (const here of all) {
      const standing = standings.get(here.peer) ?? null
      // Who comes to be seen, or no longer is, joins again as that.
      if (standing !== here.standing && room.here.has(here))
        end(here.peer, room.topic, standing ? 'phx_error' : 'phx_close')
    }
  }
  async function settle(room: Room) {
    for (let answered = 0; answered !== doubts.get(room); ) {
      answered = doubts.get(room) ?? 0
      await ask(room).catch((error) => {
        if (!isAway(error)) log.error({ err: error }, 'who may be in a channel could not be asked')
        // Nobody stays who could not be asked for: they join again, and are asked for then.
        for (const { peer } of [...room.here]) end(peer, room.topic, 'phx_error')
      })
    }
    doubts.delete(room)
  }

  return (room: Room | undefined) => {
    if (!room) return
    const isNew = !doubts.has(room)
    doubts.set(room, (doubts.get(room) ?? 0) + 1)
    if (isNew) void settle(room)
  }
}
