import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { now } from '../../../providers/device/clock'
import { draftKey, dropDraft, keepDraft, readDraft } from '../answers/draft-store'
import { useAutosave } from '../answers/saving'
import { ClassroomMarksheetSave } from '../classroom.documents'
import type { CriterionMark, RoomSession } from '../session-parts'
import {
  bodyOf,
  entriesOf,
  isDirty,
  maySend,
  openSheet,
  type SheetAction,
  type SheetState,
  sheet,
} from './marksheet-draft'

type Kept = Pick<SheetState, 'base' | 'version' | 'mine'>

export interface Marksheet {
  state: SheetState
  dispatch: (action: SheetAction) => void
  /** Sends unsaved entries; returns the saved version, or null on failure. */
  flush: () => Promise<number | null>
}

/** The marker's sheet of a session, saved while the marker writes and stored on this device until then. */
export function useMarksheet(session: RoomSession, userId: string): Marksheet {
  const { id, sessionMarksheet } = session
  const mayWrite = session.allowed.includes('sessionMarksheetUpdate')
  const key = draftKey(userId, id, 'marksheet')
  const [state, dispatch] = useReducer(sheet, null, () => openSheet(serverOf(sessionMarksheet), readDraft(key, isKept)))
  const latest = useRef(state)
  latest.current = state
  const running = useRef<Promise<number | null> | null>(null)

  useEffect(() => {
    if (sessionMarksheet) dispatch({ type: 'server', ...serverOf(sessionMarksheet) })
  }, [sessionMarksheet])
  useEffect(() => {
    if (!isDirty(state)) return dropDraft(key)
    void keepDraft(key, { base: state.base, version: state.version, mine: state.mine } satisfies Kept)
  }, [key, state])

  const save = (): Promise<number | null> => {
    if (running.current) return running.current
    const { mine, version } = latest.current
    if (!maySend(latest.current)) return Promise.resolve(isDirty(latest.current) ? null : version)
    dispatch({ type: 'send' })
    running.current = request(ClassroomMarksheetSave, { sessionId: id, body: bodyOf(mine), version })
      .then(({ sessionMarksheetUpdate: saved }) => {
        dispatch({ type: 'saved', body: entriesOf(saved.body), version: saved.version, at: now() })
        return saved.version
      })
      .catch((error: unknown) => {
        dispatch(actionOf(error))
        return null
      })
      .finally(() => {
        running.current = null
      })
    return running.current
  }
  useAutosave({
    due: mayWrite && maySend(state),
    failed: state.failure !== null,
    change: state.failure === null ? state.mine : state.failure,
    save: () => void save(),
  })

  const flush = async () => {
    if (running.current) await running.current
    return save()
  }
  return { state, dispatch, flush }
}

function serverOf(draft: RoomSession['sessionMarksheet']) {
  const at = draft ? new Date(draft.updatedAt).getTime() : null
  return { body: entriesOf(draft?.body ?? []), version: draft?.version ?? 0, at }
}

function actionOf(error: unknown): SheetAction {
  const current = error instanceof ApiError && error.code === 'CONFLICT' ? error.details.current : undefined
  if (isDraft(current))
    return { type: 'server', body: entriesOf(current.body), version: current.version, refused: true }
  const offline = error instanceof ApiError && error.code === 'NETWORK'
  const reason = offline
    ? 'Not saved yet. It is kept on this device and sent when the connection is back.'
    : String((error as Error).message)
  return { type: 'failed', reason }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isDraft = (value: unknown): value is { body: CriterionMark[]; version: number } =>
  isRecord(value) && Array.isArray(value.body) && typeof value.version === 'number'

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isRecord(value.base) && isRecord(value.mine) && typeof value.version === 'number'
