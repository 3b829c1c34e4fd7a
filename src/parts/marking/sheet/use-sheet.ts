import { useState } from 'react'
import { inSheetOrder } from '../../room/quoted'
import type { Criterion, RoomSession } from '../../room/session-parts'
import { type Entries, type Entry, entryOf } from './marksheet-draft'
import { type Correction, useCorrection } from './use-correction'
import type { Marksheet } from './use-marksheet'
import { useUndo } from './use-undo'

/** The sheet on the screen: the marks as they stand, and the criterion that is being marked. */
export interface Sheet {
  criteria: readonly Criterion[]
  entries: Entries
  writable: boolean
  correction: Correction
  /** The criterion being marked. */
  current: string | null
  setCurrent: (criterionId: string) => void
  /** The first criterion without a grade, else the first. */
  first: Criterion | undefined
  /** Whether the viewer may mark a criterion. */
  mayMark: (criterion: Criterion) => boolean
  edit: (criterionId: string, part: Partial<Entry>) => void
  /** Takes the last change back, and answers whose it was; undefined while there is none. */
  undo: (() => string) | undefined
}

/** @param skillsOnly An interviewer marks skills only. */
export function useSheet(session: RoomSession, { state, dispatch }: Marksheet, skillsOnly: boolean): Sheet {
  const criteria = session.marksheet ?? []
  const correction = useCorrection(session, state)
  const writable = session.allowed.includes('sessionMarksheetUpdate') || correction.entries !== null
  const entries = correction.entries ?? (session.status === 'marked' && session.marks ? state.base : state.mine)
  const put = (id: string, part: Partial<Entry>) =>
    correction.entries
      ? correction.edit(id, part)
      : dispatch({ type: 'edit', id, change: (was) => ({ ...was, ...part }) })
  const { note, undo } = useUndo(put)
  const ordered = inSheetOrder(criteria)
  const first = ordered.find(({ id }) => !entryOf(entries, id).mark) ?? ordered[0]
  const [current, setCurrent] = useState<string | null>(first?.id ?? null)
  return {
    criteria,
    entries,
    writable,
    correction,
    current,
    setCurrent,
    first,
    mayMark: ({ kind }) => writable && !(skillsOnly && kind === 'law'),
    edit: (id, part) => {
      note(id, entryOf(entries, id), part)
      put(id, part)
    },
    undo,
  }
}
