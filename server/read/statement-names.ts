import { createHash } from 'node:crypto'

const MOST = 1000
const seen = new Set<string>()
const named = new Set<string>()

/**
 * A stable name for a statement that comes again, so that the database keeps it prepared; none for the first use, and none once there are many: a
 * connection never lets go of a name, and documents can be made up without end.
 */
export function statementName(text: string): string | undefined {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  if (named.has(name)) return name
  if (!seen.has(name)) {
    if (seen.size > 10 * MOST) seen.clear()
    seen.add(name)
    return
  }
  if (named.size >= MOST) return
  named.add(name)
  return name
}
