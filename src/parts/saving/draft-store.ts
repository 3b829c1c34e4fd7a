import { dropDocument, keepDocument, readDocuments } from '../../providers/api/document-store'

/** The prefix of everything that a classroom stores on the device. */
const PREFIX = 'articled.'
/** Its place in an earlier version: the browser's plain storage, whose other keys have other names. */
const formerly = /^articled\.(draft|comments|windows)\./
/** A store that does not answer must keep nobody out of their room. */
const PATIENCE_MS = 2000

/** A copy of the store, so that a room can be drawn at once. */
const documents = new Map<string, unknown>()
/** This tab's own changes since it was loaded, which are newer than what is read. */
const changed = new Set<string>()

/** The name of a draft, from its owner, its session and its text. */
export const draftKey = (userId: string, sessionId: string, what: string) =>
  `${PREFIX}draft.${userId}.${sessionId}.${what}`

/** Reads the drafts on this device; wait for it before drawing a room. */
export async function openDrafts(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([readDocuments(PREFIX).then(take), patience])
}

/** The draft stored under a name, if it still has its shape. */
export function readDraft<T>(key: string, holds: (value: unknown) => value is T): T | null {
  const value = documents.get(key)
  return holds(value) ? value : null
}

/** The names of the drafts that begin like this. */
export const draftsUnder = (prefix: string): string[] => [...documents.keys()].filter((key) => key.startsWith(prefix))

/** Stores a draft on this device; returns whether there was room. */
export function keepDraft(key: string, value: unknown): Promise<boolean> {
  changed.add(key)
  documents.set(key, value)
  return keepDocument(key, value)
}

/** Deletes a draft that has been sent. */
export function dropDraft(key: string): void {
  changed.add(key)
  // Usually there is none.
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

/** The drafts of an earlier version; each is moved once. */
function former(): [string, unknown][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => formerly.test(key))
      .map((key) => [key, parsed(localStorage.getItem(key))])
  } catch {
    // A browser that blocks storage has stored nothing.
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
