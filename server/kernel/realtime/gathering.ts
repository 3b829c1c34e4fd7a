import type { ChangeKind } from '../../../schema/generated/types'
import type { Change } from './bus'

/** After a change of a row is told, further ones of the same row wait this long and are told as one. */
const GATHERED_MS = 50

/** What happened to one row since it was last told. */
export interface Gathered {
  type: string
  id: string
  kinds: Set<ChangeKind>
}

/**
 * Passes on the first change of a row at once, and those that follow it together. Each row is told by one call after the other, so that nobody is sent an
 * older state of it after a newer one.
 */
export function createGathering(tell: (change: Gathered) => Promise<void>) {
  /** What is to be told next of each row that is being told or was a moment ago. */
  const rows = new Map<string, Gathered>()

  async function take(key: string, change: Gathered) {
    rows.set(key, { ...change, kinds: new Set() })
    await tell(change)
    setTimeout(() => {
      const next = rows.get(key)
      if (next?.kinds.size) void take(key, next)
      else rows.delete(key)
    }, GATHERED_MS)
  }

  return function gather({ type, id, kind }: Change) {
    const key = `${type} ${id}`
    const known = rows.get(key)
    if (known) return void known.kinds.add(kind)
    const first: Gathered = { type, id, kinds: new Set([kind]) }
    rows.set(key, first)
    // One commit may change a row twice: all of it has been published by then.
    queueMicrotask(() => void take(key, first))
  }
}
