import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../providers/api/api-error'
import { now } from '../../providers/device/clock'
import { useAutosave } from './autosave'
import { dropDraft, keepDraft, readDraft } from './draft-store'
import type { DraftAction, DraftRules, DraftState, Entries, KeptDraft } from './versioned-draft'

interface Saved<Entry> {
  body: Entries<Entry>
  version: number
}

interface Options<Entry> {
  /** The name under which this device keeps what is not saved yet. */
  key: string
  rules: DraftRules<Entry>
  server: Saved<Entry> & { at: number | null }
  mayWrite: boolean
  send: (mine: Entries<Entry>, version: number) => Promise<Saved<Entry>>
  /** The server's present draft, from the details of a refusal. */
  readCurrent: (current: unknown) => Saved<Entry> | null
  /** What this device kept in an earlier version's shape. */
  formerly?: () => KeptDraft<Entry> | null
}

export interface VersionedDraft<Entry> {
  state: DraftState<Entry>
  dispatch: (action: DraftAction<Entry>) => void
  /** Sends unsaved entries; returns the saved version, or null on failure. */
  flush: () => Promise<number | null>
}

/** A draft that is saved on the server while the person writes, and kept on this device until then. */
export function useVersionedDraft<Entry>(options: Options<Entry>): VersionedDraft<Entry> {
  const { key, rules, server, mayWrite } = options
  const { state, draft, dispatch } = useDraft(rules, () =>
    rules.open(server, readDraft(key, isKept<Entry>) ?? options.formerly?.() ?? null),
  )
  const latest = useRef(options)
  latest.current = options
  const running = useRef<Promise<number | null> | null>(null)

  useEffect(() => {
    dispatch({ type: 'server', ...latest.current.server, version: server.version })
  }, [server.version, dispatch])
  useKeptHere(key, rules, state)

  const save = (): Promise<number | null> => {
    if (running.current) return running.current
    const before = draft.current
    const { send, readCurrent } = latest.current
    if (!rules.maySend(before)) return Promise.resolve(rules.isDirty(before) ? null : before.version)
    dispatch({ type: 'send' })
    running.current = send(before.mine, before.version)
      .then(({ body, version }) => {
        dispatch({ type: 'saved', body, version, at: now() })
        return version
      })
      .catch((error: unknown) => {
        dispatch(actionOf(error, readCurrent))
        return null
      })
      .finally(() => {
        running.current = null
      })
    return running.current
  }
  useAutosave({
    due: mayWrite && rules.maySend(state),
    failed: state.failure !== null,
    change: state.failure === null ? state.mine : state.failure,
    save: () => void save(),
  })

  const flush = async () => {
    // What somebody else writes meanwhile comes in here, and is to be seen before more is sent on top of it.
    const { mine: base } = draft.current
    const isSeen = () => !rules.isDirty({ base, mine: draft.current.mine })
    if (running.current) await running.current
    const version = isSeen() ? await save() : null
    // Refused for what was saved from here already: the rest is sent on top of that.
    const again = version === null && draft.current.failure === null && isSeen()
    return again && rules.maySend(draft.current) ? save() : version
  }
  return { state, dispatch, flush }
}

/** A draft on the screen, and the draft itself, since what waits for a save goes on before the screen is drawn anew. */
function useDraft<Entry>(rules: DraftRules<Entry>, open: () => DraftState<Entry>) {
  const [state, setState] = useState(open)
  const draft = useRef(state)
  const dispatch = useCallback(
    (action: DraftAction<Entry>) => {
      draft.current = rules.reduce(draft.current, action)
      setState(draft.current)
    },
    [rules],
  )
  return { state, draft, dispatch }
}

/** Keeps on this device what the server has not. */
function useKeptHere<Entry>(key: string, rules: DraftRules<Entry>, state: DraftState<Entry>): void {
  useEffect(() => {
    if (!rules.isDirty(state)) return dropDraft(key)
    void keepDraft(key, { base: state.base, version: state.version, mine: state.mine } satisfies KeptDraft<Entry>)
  }, [key, rules, state])
}

function actionOf<Entry>(error: unknown, readCurrent: Options<Entry>['readCurrent']): DraftAction<Entry> {
  const current = error instanceof ApiError && error.code === 'CONFLICT' ? readCurrent(error.details.current) : null
  if (current) return { type: 'server', ...current, refused: true }
  const offline = error instanceof ApiError && error.code === 'NETWORK'
  const reason = offline
    ? 'Not saved yet. It is kept on this device and sent when the connection is back.'
    : String((error as Error).message)
  return { type: 'failed', reason }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isKept = <Entry>(value: unknown): value is KeptDraft<Entry> =>
  isRecord(value) && isRecord(value.base) && isRecord(value.mine) && typeof value.version === 'number'
