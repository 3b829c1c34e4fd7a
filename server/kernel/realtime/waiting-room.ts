import type { Clock } from '../time/clock'
import type { Closing, Wire } from './wire'

/** Sockets of one network that have not signed in: as many as the pages of a school that return together after a restart. */
const MOST_WAITING = 100

const tooSlow: Closing = { code: 4408, reason: 'Please sign in sooner.' }

/** Counts each network's open sockets that have not signed in, and closes them after a while, since nobody answers for their cost. */
export function createWaitingRoom({ clock, factor, longestMs }: { clock: Clock; factor: number; longestMs: number }) {
  const networks = new Map<string, number>()
  const leaving = new WeakMap<Wire, () => void>()

  return {
    hasRoom: (network: string) => (networks.get(network) ?? 0) < MOST_WAITING * factor,
    /** Counts a socket until it signs in or closes. */
    enter(wire: Wire, network: string) {
      networks.set(network, (networks.get(network) ?? 0) + 1)
      const cancel = clock.after(longestMs, () => wire.close(tooSlow))
      const leave = () => {
        if (!leaving.delete(wire)) return
        cancel()
        const left = (networks.get(network) ?? 1) - 1
        if (left) networks.set(network, left)
        else networks.delete(network)
      }
      leaving.set(wire, leave)
      wire.onClosed(leave)
    },
    leave: (wire: Wire) => leaving.get(wire)?.(),
  }
}
