const PREFIX = 'articled.draft'

/** The name of a draft: whose, of which session, and of what. */
export const draftKey = (userId: string, sessionId: string, what: string) => `${PREFIX}.${userId}.${sessionId}.${what}`

/** What was kept on this device under a name, if it still has its shape. */
export function readDraft<T>(key: string, holds: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return holds(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps something on this device; answers whether there was room for it. */
export function keepDraft(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Lets go of what has been sent. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
