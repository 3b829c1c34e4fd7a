import { type Gate, passes } from '../../../../access/rule'
import type { Viewer } from '../../../../access/viewer'
import type { About } from '../bus'
import type { Connection } from '../connection'

/** A socket in a topic. */
export interface Member {
  /** Sends a message if the person may have it now: their sign-in passes the topic's gate, and they may read what it is about. */
  tell(frame: Buffer, about?: About): void
  /** Nothing is sent after it, not even what waits for an answer. */
  leave(): void
}

interface Asking {
  gate: Gate
  mayRead(viewer: Viewer, about: About): Promise<boolean>
  /** What could not be asked is not sent. */
  failed(error: unknown): void
}

/** A member who is asked about before each message, since rights may have changed since the joining. Messages keep their order. */
export function createMember(connection: Connection, { gate, mayRead, failed }: Asking): Member {
  let isGone = false
  /** Those before it that still wait for an answer. */
  let waiting: Promise<void> | null = null

  const deliver = (frame: Buffer) => {
    if (!isGone) connection.wire.send(frame)
  }
  async function ask(frame: Buffer, about: About | undefined) {
    const viewer = await connection.viewer()
    if (!passes(gate, viewer) || (about && !(await mayRead(viewer, about)))) return
    // Rights that changed during the question are asked for again.
    if (connection.believed() === viewer) deliver(frame)
    else if (!isGone) await ask(frame, about)
  }

  return {
    tell(frame, about) {
      const viewer = connection.believed()
      if (!waiting && viewer && !about) {
        if (passes(gate, viewer)) deliver(frame)
        return
      }
      const turn = (waiting ?? Promise.resolve()).then(() => (isGone ? undefined : ask(frame, about))).catch(failed)
      waiting = turn
      void turn.then(() => {
        if (waiting === turn) waiting = null
      })
    },
    leave() {
      isGone = true
    },
  }
}
