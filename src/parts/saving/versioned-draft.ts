import { isTooLong, type Length } from '../../../rules/text-length'

/** The parts of a draft by their ids: a sheet's criteria, or the one text of an answer. */
export type Entries<Entry> = Readonly<Record<string, Entry>>

export interface DraftConflict<Entry> {
  theirs: Entries<Entry>
  version: number
  /** The parts that both sides changed differently and nobody has decided on. */
  open: readonly string[]
}

/** A draft that saves itself: the screen's content, and the server's version that it is based on. */
export interface DraftState<Entry> {
  base: Entries<Entry>
  version: number
  mine: Entries<Entry>
  /** The entries being sent. */
  sending: Entries<Entry> | null
  /** What was sent since the last answer of the server and got none: it may have been saved there all the same. */
  unanswered: readonly Entries<Entry>[]
  conflict: DraftConflict<Entry> | null
  savedAt: number | null
  /** Why the last save failed. */
  failure: string | null
}

export type DraftAction<Entry> =
  | { type: 'edit'; id: string; change: (was: Entry) => Entry }
  | { type: 'send' }
  | { type: 'saved'; body: Entries<Entry>; version: number; at: number }
  | { type: 'failed'; reason: string }
  /** The server's present draft, after a refused save or another person's save. */
  | { type: 'server'; body: Entries<Entry>; version: number; refused?: boolean }
  | { type: 'decide'; id: string; keep: 'mine' | 'theirs' }

/** What this device keeps of a draft that is not saved yet. */
export type KeptDraft<Entry> = Pick<DraftState<Entry>, 'base' | 'version' | 'mine'>

interface Content<Entry> {
  /** A part in which nothing is written. */
  none: Entry
  /** Whether two say the same, whatever the server's spelling. */
  same: (one: Entry, other: Entry) => boolean
  /** How long the texts of a part are. Nothing is sent while one of them is too long. */
  sizes?: (entry: Entry, id: string, all: Entries<Entry>) => readonly Length[]
}

/** The rules of drafts with such parts. No typed text leaves the screen undecided. */
export function versionedDraft<Entry>(content: Content<Entry>) {
  type State = DraftState<Entry>
  type Parts = Entries<Entry>

  const { entryOf, isDirty, tooLong, merged, lastKnown } = comparing(content)

  /** Whether a save may start now. */
  const maySend = (state: State): boolean => !state.sending && !state.conflict && isDirty(state) && !tooLong(state)

  function merge(state: State, theirs: Parts, version: number): State {
    if (version <= (state.conflict?.version ?? state.version)) return state
    const { entries, clashes } = merged(lastKnown(state, theirs), state.mine, theirs)
    if (clashes.length === 0) {
      return { ...state, base: theirs, version, mine: entries, unanswered: [], conflict: null, failure: null }
    }
    return { ...state, mine: entries, conflict: { theirs, version, open: clashes }, failure: null }
  }

  function decide(state: State, id: string, keep: 'mine' | 'theirs'): State {
    const { conflict } = state
    if (!conflict?.open.includes(id)) return state
    const mine = keep === 'mine' ? state.mine : { ...state.mine, [id]: entryOf(conflict.theirs, id) }
    const open = conflict.open.filter((each) => each !== id)
    if (open.length > 0) return { ...state, mine, conflict: { ...conflict, open } }
    return { ...state, mine, base: conflict.theirs, version: conflict.version, unanswered: [], conflict: null }
  }

  /** A draft from the server's and this device's unsaved entries. */
  function open(server: ServerDraft<Entry>, kept: KeptDraft<Entry> | null): State {
    const fresh = asSaved(server)
    return kept ? merge({ ...fresh, ...kept }, server.body, server.version) : fresh
  }

  /** The draft after an action. */
  function reduce(state: State, action: DraftAction<Entry>): State {
    switch (action.type) {
      case 'edit':
        return { ...state, mine: { ...state.mine, [action.id]: action.change(entryOf(state.mine, action.id)) } }
      case 'send':
        return maySend(state) ? { ...state, sending: state.mine, failure: null } : state
      case 'saved': {
        // The answer may hold another person's lines that were not ours to change; text typed since stays.
        const mine = merged(state.sending ?? state.base, state.mine, action.body).entries
        const { body: base, version, at: savedAt } = action
        return { ...state, base, version, mine, sending: null, unanswered: [], savedAt, failure: null }
      }
      case 'failed':
        return { ...state, sending: null, unanswered: sentBy(state), failure: action.reason }
      case 'server':
        // The save under way is answered soon, and its answer says the same and more.
        if (state.sending && !action.refused) return state
        return merge({ ...state, sending: null }, action.body, action.version)
      case 'decide':
        return decide(state, action.id, action.keep)
    }
  }

  return { entryOf, isDirty, tooLong, maySend, open, reduce }
}

export type DraftRules<Entry> = ReturnType<typeof versionedDraft<Entry>>

interface ServerDraft<Entry> {
  body: Entries<Entry>
  version: number
  at: number | null
}

/** What was sent and got no answer, with what is being sent. */
const sentBy = <Entry>({ unanswered, sending }: DraftState<Entry>) => (sending ? [...unanswered, sending] : unanswered)

/** A draft without unsaved changes. */
const asSaved = <Entry>({ body, version, at }: ServerDraft<Entry>): DraftState<Entry> => ({
  base: body,
  version,
  mine: body,
  sending: null,
  unanswered: [],
  conflict: null,
  savedAt: at,
  failure: null,
})

/** How the parts of drafts are read and compared. */
function comparing<Entry>({ none, same, sizes }: Content<Entry>) {
  type Parts = Entries<Entry>
  type Written = Pick<DraftState<Entry>, 'base' | 'mine'>

  /** A part, empty if there is none. */
  const entryOf = (entries: Parts, id: string): Entry => entries[id] ?? none

  const idsOf = (...all: Parts[]) => [...new Set(all.flatMap(Object.keys))]

  /** Whether the screen has something that the server lacks. */
  const isDirty = ({ base, mine }: Written): boolean =>
    idsOf(base, mine).some((id) => !same(entryOf(base, id), entryOf(mine, id)))

  /** How long the first text is that is too long; null if all can be saved. */
  const tooLong = ({ mine }: Pick<Written, 'mine'>): Length | null =>
    Object.entries(mine)
      .flatMap(([id, entry]) => sizes?.(entry, id, mine) ?? [])
      .find(isTooLong) ?? null

  /** Merges three texts: their changes come in, ours stay, and conflicting ones are named. */
  function merged(base: Parts, mine: Parts, theirs: Parts): { entries: Parts; clashes: string[] } {
    const clashes: string[] = []
    const entries = idsOf(mine, theirs).map((id): [string, Entry] => {
      const [was, own, other] = [entryOf(base, id), entryOf(mine, id), entryOf(theirs, id)]
      if (same(own, was)) return [id, same(own, other) ? own : other]
      if (!same(other, was) && !same(other, own)) clashes.push(id)
      return [id, own]
    })
    return { entries: Object.fromEntries(entries), clashes }
  }

  /** The base, with each part of theirs that was sent from here and only its answer lost: nobody else wrote it. */
  function lastKnown({ base, unanswered }: Pick<DraftState<Entry>, 'base' | 'unanswered'>, theirs: Parts): Parts {
    const isOurs = ([id, entry]: [string, Entry]) => unanswered.some((sent) => same(entryOf(sent, id), entry))
    return { ...base, ...Object.fromEntries(Object.entries(theirs).filter(isOurs)) }
  }
  return { entryOf, isDirty, tooLong, merged, lastKnown }
}
