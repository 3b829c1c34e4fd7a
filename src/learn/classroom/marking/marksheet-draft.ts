import type { CriterionMark, Grade } from '../session-parts'

export interface Entry {
  mark: Grade | null
  comment: string
}
/** By the criterion's id. */
export type Entries = Readonly<Record<string, Entry>>

export interface SheetConflict {
  theirs: Entries
  version: number
  /** The criteria that both sides changed differently and nobody has decided on. */
  open: readonly string[]
}

/** The marker's sheet: the screen's content, and the server's version that it is based on. */
export interface SheetState {
  base: Entries
  version: number
  mine: Entries
  /** The entries being sent. */
  sending: Entries | null
  conflict: SheetConflict | null
  savedAt: number | null
  /** Why the last save failed. */
  failure: string | null
}

export type SheetAction =
  | { type: 'edit'; id: string; entry: Partial<Entry> }
  | { type: 'send' }
  | { type: 'saved'; body: Entries; version: number; at: number }
  | { type: 'failed'; reason: string }
  /** The server's present draft, after a refused save or another person's save. */
  | { type: 'server'; body: Entries; version: number; refused?: boolean }
  | { type: 'decide'; id: string; keep: 'mine' | 'theirs' }

const none: Entry = { mark: null, comment: '' }

/** The entry of a criterion, empty if there is none. */
export const entryOf = (entries: Entries, id: string): Entry => entries[id] ?? none

/** A draft of the server, by criterion. */
export const entriesOf = (body: readonly CriterionMark[]): Entries =>
  Object.fromEntries(body.map(({ criterionId, mark, comment }) => [criterionId, { mark, comment: comment ?? '' }]))

/** The entries to send: every criterion with content. */
export const bodyOf = (entries: Entries): CriterionMark[] =>
  Object.entries(entries).flatMap(([criterionId, { mark, comment }]) =>
    mark || comment.trim() ? [{ criterionId, mark, comment: comment.trim() || null }] : [],
  )

/** A sheet from the server's draft and this device's unsaved entries. */
export function openSheet(
  server: { body: Entries; version: number; at: number | null },
  kept: Pick<SheetState, 'base' | 'version' | 'mine'> | null,
): SheetState {
  const fresh: SheetState = {
    base: server.body,
    version: server.version,
    mine: server.body,
    sending: null,
    conflict: null,
    savedAt: server.at,
    failure: null,
  }
  if (!kept) return fresh
  return merge({ ...fresh, ...kept }, server.body, server.version)
}

/** Whether the screen has something that the server lacks. */
export const isDirty = ({ base, mine }: SheetState): boolean => !same(base, mine)

/** Whether a save may start now. */
export const maySend = (state: SheetState): boolean => !state.sending && !state.conflict && isDirty(state)

/** The sheet after an action. No typed text leaves the screen undecided. */
export function sheet(state: SheetState, action: SheetAction): SheetState {
  switch (action.type) {
    case 'edit':
      return {
        ...state,
        mine: { ...state.mine, [action.id]: { ...entryOf(state.mine, action.id), ...action.entry } },
      }
    case 'send':
      return maySend(state) ? { ...state, sending: state.mine, failure: null } : state
    case 'saved': {
      // The answer may hold another person's lines that were not ours to change; text typed since stays.
      const mine = merged(state.sending ?? state.base, state.mine, action.body).entries
      const { body: base, version, at: savedAt } = action
      return { ...state, base, version, mine, sending: null, savedAt, failure: null }
    }
    case 'failed':
      return { ...state, sending: null, failure: action.reason }
    case 'server':
      // The save under way is answered soon, and its answer says the same and more.
      if (state.sending && !action.refused) return state
      return merge({ ...state, sending: null }, action.body, action.version)
    case 'decide':
      return decide(state, action.id, action.keep)
  }
}

function merge(state: SheetState, theirs: Entries, version: number): SheetState {
  if (version <= (state.conflict?.version ?? state.version)) return state
  const { entries, clashes } = merged(state.base, state.mine, theirs)
  if (clashes.length === 0) return { ...state, base: theirs, version, mine: entries, conflict: null, failure: null }
  return { ...state, mine: entries, conflict: { theirs, version, open: clashes }, failure: null }
}

/** Merges three texts: their changes come in, ours stay, and conflicting ones are named. */
function merged(base: Entries, mine: Entries, theirs: Entries): { entries: Entries; clashes: string[] } {
  const clashes: string[] = []
  const ids = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const entries = ids.map((id): [string, Entry] => {
    const [was, own, other] = [entryOf(base, id), entryOf(mine, id), entryOf(theirs, id)]
    if (sameEntry(own, was)) return [id, sameEntry(own, other) ? own : other]
    if (!sameEntry(other, was) && !sameEntry(other, own)) clashes.push(id)
    return [id, own]
  })
  return { entries: Object.fromEntries(entries), clashes }
}

function decide(state: SheetState, id: string, keep: 'mine' | 'theirs'): SheetState {
  const { conflict } = state
  if (!conflict?.open.includes(id)) return state
  const mine = keep === 'mine' ? state.mine : { ...state.mine, [id]: entryOf(conflict.theirs, id) }
  const open = conflict.open.filter((each) => each !== id)
  if (open.length > 0) return { ...state, mine, conflict: { ...conflict, open } }
  return { ...state, mine, base: conflict.theirs, version: conflict.version, conflict: null }
}

// The server trims comments.
const sameEntry = (one: Entry, other: Entry) => one.mark === other.mark && one.comment.trim() === other.comment.trim()

const same = (one: Entries, other: Entries) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((id) =>
    sameEntry(entryOf(one, id), entryOf(other, id)),
  )
