import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** As many statements as the pages in use send. */
const MOST = 1000

const names = new LRUCache<string, string>({ max: MOST })
const seen = new LRUCache<string, true>({ max: 10 * MOST })

/**
 * A stable name for a repeated statement, so that the database keeps it prepared. The first use has none, since documents can vary without end. The
 * names unused for longest are dropped.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  if (!seen.has(name)) {
    seen.set(name, true)
    return
  }
  names.set(text, name)
  return name
}
