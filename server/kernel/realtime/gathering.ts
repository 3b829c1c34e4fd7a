import type { ChangeKind } from '../../../schema/generated/types'
import type { Clock } from '../time/clock'
import type { Change } from './bus'

/** After a change is sent, further changes of the same row wait this long and are sent as one. */
const GATHERED_MS = 50

/** All that happened to a row since it was last sent. */
export interface Gathered {
  type: string
  id: string
  kinds: Set<ChangeKind>
}

/**
 * Passes on a row's first change at once and collects the ones that follow. Each row is sent by one call after the other, so that nobody gets an
 * older state after a newer one.
 */
export function createGathering(clock: Clock, tell: (change: Gathered) => Promise<void>) {
  /** The next change to send, for each row that is being sent or was a moment ago. */
  const rows = new Map<string, Gathered>()

  async function take(key: string, change: Gathered) {
    rows.set(key, { ...change, kinds: new Set() })
    await tell(change)
    clock.after(GATHERED_MS, () => {
      const next = rows.get(key)
      if (next?.kinds.size) void take(key, next)
      else rows.delete(key)
    })
  }

  return function gather({ type, id, kind }: Change) {
    const key = `${type} ${id}`
    const known = rows.get(key)
    if (known) return void known.kinds.add(kind)
    const first: Gathered = { type, id, kinds: new Set([kind]) }
    rows.set(key, first)
    // One commit may change a row twice; by then it has published both.
    queueMicrotask(() => void take(key, first))
  }
}
