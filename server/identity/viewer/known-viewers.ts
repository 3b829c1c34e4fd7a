import type { SignedIn } from '../../kernel/viewers'

const MOST_KNOWN = 50_000

interface Known extends SignedIn {
  /** When the database must be asked again, in milliseconds. */
  until: number
}

/** The viewers that are remembered, by their tokens. */
export function createKnownViewers() {
  const known = new Map<string, Known>()
  /** Each person's tokens, so that a change of one person touches only theirs. */
  const tokensOf = new Map<string, Set<string>>()
  /** Raised at each forgetting: answers to earlier questions are neither kept nor waited for after it. */
  let forgettings = 0

  function forget(userId: string, matches: (each: SignedIn) => boolean = () => true) {
    forgettings++
    const own = tokensOf.get(userId) ?? new Set()
    for (const token of own) {
      const each = known.get(token)
      if (each && !matches(each)) continue
      known.delete(token)
      own.delete(token)
    }
    if (!own.size) tokensOf.delete(userId)
  }
  function forgetAll() {
    forgettings++
    known.clear()
    tokensOf.clear()
  }
  function keep(token: string, made: Known) {
    if (known.size >= MOST_KNOWN) forgetAll()
    const { id, viewedBy } = made.viewer
    known.set(token, made)
    for (const each of viewedBy ? [id, viewedBy] : [id])
      tokensOf.set(each, (tokensOf.get(each) ?? new Set()).add(token))
  }

  return { get: (token: string) => known.get(token), keep, forget, forgetAll, forgettings: () => forgettings }
}
