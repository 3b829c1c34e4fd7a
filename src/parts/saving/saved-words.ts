import { formatLondonTime } from '../../ui/time/london-time'
import type { DraftState } from './versioned-draft'

/** Where the saving of a draft stands, in words: 'Saved 13:48'. */
export function savedWords<Entry>(state: DraftState<Entry>, isDirty: boolean): string | null {
  if (state.failure) return state.failure
  if (state.conflict) return 'Two texts differ'
  if (state.sending) return 'Saving'
  if (isDirty) return 'Not saved yet'
  return state.savedAt ? `Saved ${formatLondonTime(state.savedAt)}` : null
}
