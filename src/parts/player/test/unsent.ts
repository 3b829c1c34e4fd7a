import type { Numbered, Other } from './attempt-parts'

/** Each tab keeps its own, so that none drops what another could not send. */
const TAB = crypto.randomUUID()
const beginning = (attemptId: string) => `attempt-${attemptId}`
const keyOf = (attemptId: string) => `${beginning(attemptId)}-${TAB}`
const otherKeyOf = (attemptId: string) => `other-answers-${attemptId}`

type Unsent = [questionId: string, Numbered][]

/** The changes of an attempt that this device could not send, each with its question; those of all tabs, which this one takes over. */
export function takeUnsent(attemptId: string): Unsent {
  const unsent = readUnsent(attemptId)
  forgetUnsent(attemptId)
  if (unsent.length) keepUnsent(attemptId, unsent)
  return unsent
}

/** The same, left where they are. */
export function readUnsent(attemptId: string): Unsent {
  const unsent = keysOf(attemptId).flatMap((key) => {
    const kept = read(key)
    return Array.isArray(kept) ? (kept as Unsent) : []
  })
  return unsent.sort(([, one], [, other]) => one.change - other.change)
}

export function keepUnsent(attemptId: string, changes: Unsent): void {
  write(keyOf(attemptId), changes.length ? changes : null)
}

/** Those of all tabs. */
export function forgetUnsent(attemptId: string): void {
  for (const key of keysOf(attemptId)) write(key, null)
}

/** What was answered elsewhere too, by question. */
export const readOthers = (attemptId: string): Record<string, Other> =>
  (read(otherKeyOf(attemptId)) as Record<string, Other> | null) ?? {}

export function keepOthers(attemptId: string, others: Readonly<Record<string, Other>>): void {
  write(otherKeyOf(attemptId), Object.keys(others).length ? others : null)
}

function keysOf(attemptId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning(attemptId)))
  } catch {
    return []
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Without storage only a closed tab loses it, and the page says what is not saved. */
function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // There is no storage, or no room.
  }
}
