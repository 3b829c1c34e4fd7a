import type { Closing, Wire } from './wire'

/** Sockets of one network that have not said who they are: as many as the pages of a school that come back together after a restart. */
const MOST_WAITING = 100

const tooSlow: Closing = { code: 4408, reason: 'Please sign in sooner.' }

/** Counts the sockets of each network that are open and not let in yet, and closes them after a while: they cost something and nobody answers for them. */
export function createWaitingRoom({ factor, longestMs }: { factor: number; longestMs: number }) {
  const networks = new Map<string, number>()
  const leaving = new WeakMap<Wire, () => void>()

  return {
    hasRoom: (network: string) => (networks.get(network) ?? 0) < MOST_WAITING * factor,
    /** Counts a socket until it leaves, let in or closed. */
    enter(wire: Wire, network: string) {
      networks.set(network, (networks.get(network) ?? 0) + 1)
      const timer = setTimeout(() => wire.close(tooSlow), longestMs)
      const leave = () => {
        if (!leaving.delete(wire)) return
        clearTimeout(timer)
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
