import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** As many statements as the pages that people use at a time send. */
const MOST = 1000

const names = new LRUCache<string, string>({ max: MOST })
const seen = new LRUCache<string, true>({ max: 10 * MOST })

/**
 * A stable name for a statement that comes again, so that the database keeps it prepared; none for its first use, since documents can be made up without
 * end. Those that nobody has used for longest lose theirs.
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
