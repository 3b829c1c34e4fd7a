import type { CriterionMark, Grade } from './session-parts'

export interface Entry {
  mark: Grade | null
  comment: string
}
/** By the criterion's id. */
export type Entries = Readonly<Record<string, Entry>>

export interface SheetConflict {
  theirs: Entries
  version: number
  /** The criteria that both have changed differently and nobody has decided on. */
  open: readonly string[]
}

/** The marker's sheet: what is on the screen, and the server's version that it was made from. */
export interface SheetState {
  base: Entries
  version: number
  mine: Entries
  /** What is on its way. */
  sending: Entries | null
  conflict: SheetConflict | null
  savedAt: number | null
  /** Why the last save did not arrive. */
  failure: string | null
}

export type SheetAction =
  | { type: 'edit'; id: string; entry: Partial<Entry> }
  | { type: 'send' }
  | { type: 'saved'; body: Entries; version: number; at: number }
  | { type: 'failed'; reason: string }
  /** What the server holds now, after a refused save or because somebody else has saved. */
  | { type: 'server'; body: Entries; version: number; refused?: boolean }
  | { type: 'decide'; id: string; keep: 'mine' | 'theirs' }

const none: Entry = { mark: null, comment: '' }

/** The entry of a criterion, empty where there is none. */
export const entryOf = (entries: Entries, id: string): Entry => entries[id] ?? none

/** What a draft of the server holds, by criterion. */
export const entriesOf = (body: readonly CriterionMark[]): Entries =>
  Object.fromEntries(body.map(({ criterionId, mark, comment }) => [criterionId, { mark, comment: comment ?? '' }]))

/** What is sent: every criterion that has something. */
export const bodyOf = (entries: Entries): CriterionMark[] =>
  Object.entries(entries).flatMap(([criterionId, { mark, comment }]) =>
    mark || comment.trim() ? [{ criterionId, mark, comment: comment.trim() || null }] : [],
  )

/** A sheet made from the server's draft, with what this device still held from before. */
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

/** Whether something on the screen is not on the server. */
export const isDirty = ({ base, mine }: SheetState): boolean => !same(base, mine)

/** Whether a save may start now. */
export const maySend = (state: SheetState): boolean => !state.sending && !state.conflict && isDirty(state)

/** The sheet after one thing has happened to it. Nothing typed is ever taken off the screen without being decided on. */
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
      // What came back may hold somebody's lines that were not ours to change; what was typed since stays.
      const mine = merged(state.sending ?? state.base, state.mine, action.body).entries
      const { body: base, version, at: savedAt } = action
      return { ...state, base, version, mine, sending: null, savedAt, failure: null }
    }
    case 'failed':
      return { ...state, sending: null, failure: action.reason }
    case 'server':
      // What is on its way is answered soon, and the answer says the same and more.
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

/** Three texts made into one: what only they changed comes in, what only we changed stays, and what both changed is named. */
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

// The server keeps comments without the spaces round them.
const sameEntry = (one: Entry, other: Entry) => one.mark === other.mark && one.comment.trim() === other.comment.trim()

const same = (one: Entries, other: Entries) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((id) =>
    sameEntry(entryOf(one, id), entryOf(other, id)),
  )
