import { useState } from 'react'
import type { RoomSession } from '../../room/session-parts'
import { type Entries, type Entry, entryOf, type SheetState } from './marksheet-draft'

/** Released marks while they are being corrected; nothing is saved before it is sent whole. */
export interface Correction {
  /** The marks as they stand in the correction; null while nobody corrects. */
  entries: Entries | null
  begin: () => void
  edit: (id: string, part: Partial<Entry>) => void
  end: () => void
}

export function useCorrection(session: RoomSession, { base }: SheetState): Correction {
  const [entries, setEntries] = useState<Entries | null>(null)
  const may = session.allowed.includes('sessionMarksCorrect')
  return {
    entries: may ? entries : null,
    begin: () => setEntries(base),
    edit: (id, part) => setEntries((now) => now && { ...now, [id]: { ...entryOf(now, id), ...part } }),
    end: () => setEntries(null),
  }
}
