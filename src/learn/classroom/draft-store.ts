import { dropDocument, keepDocument, readDocuments } from '../../providers/document-store'

/** How all that a classroom keeps in the document store is named. */
const PREFIX = 'articled.'
/** Where it stood before: in the browser's plain storage, whose other keys have other names. */
const formerly = /^articled\.(draft|comments|windows)\./
/** A store that does not answer keeps nobody out of their room. */
const PATIENCE_MS = 2000

/** What the store holds, so that a room can be drawn at once. */
const documents = new Map<string, unknown>()
/** What this tab has changed itself since it was loaded: that is newer than what is read. */
const changed = new Set<string>()

/** The name of a draft: whose, of which session, and of what. */
export const draftKey = (userId: string, sessionId: string, what: string) =>
  `${PREFIX}draft.${userId}.${sessionId}.${what}`

/** Reads what is kept on this device; to be waited for before a room is drawn. */
export async function openDrafts(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([readDocuments(PREFIX).then(take), patience])
}

/** What was kept on this device under a name, if it still has its shape. */
export function readDraft<T>(key: string, holds: (value: unknown) => value is T): T | null {
  const value = documents.get(key)
  return holds(value) ? value : null
}

/** Keeps something on this device; answers whether there was room for it. */
export function keepDraft(key: string, value: unknown): Promise<boolean> {
  changed.add(key)
  documents.set(key, value)
  return keepDocument(key, value)
}

/** Lets go of what has been sent. */
export function dropDraft(key: string): void {
  changed.add(key)
  // Most of the time there is nothing to let go of.
  if (documents.delete(key)) void dropDocument(key)
}

function take(kept: Map<string, unknown>): void {
  for (const key of documents.keys()) if (!kept.has(key) && !changed.has(key)) documents.delete(key)
  for (const [key, value] of kept) if (!changed.has(key)) documents.set(key, value)
  for (const [key, value] of former()) {
    const isDropped = changed.has(key) && !documents.has(key)
    if (kept.has(key) || isDropped) localStorage.removeItem(key)
    else void keepDraft(key, documents.get(key) ?? value).then((isKept) => isKept && localStorage.removeItem(key))
  }
}

/** What stands where drafts were kept before; each is moved once. */
function former(): [string, unknown][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => formerly.test(key))
      .map((key) => [key, parsed(localStorage.getItem(key))])
  } catch {
    // A browser that blocks storage has kept nothing.
    return []
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
