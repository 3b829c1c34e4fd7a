import { unsavedLength } from '../../ui/form/length-words'
import { formatLondonTime } from '../../ui/time/london-time'
import type { DraftRules, DraftState } from './versioned-draft'

type Rules<Entry> = Pick<DraftRules<Entry>, 'isDirty' | 'tooLong'>

/** Where the saving of a draft stands, in words: 'Saved 13:48'. */
export function savedWords<Entry>(state: DraftState<Entry>, { isDirty, tooLong }: Rules<Entry>): string | null {
  const size = tooLong(state)
  if (size && isDirty(state)) return unsavedLength(size)
  if (state.failure) return state.failure
  if (state.conflict) return 'Two texts differ'
  if (state.sending) return 'Saving'
  if (isDirty(state)) return 'Not saved yet'
  return state.savedAt ? `Saved ${formatLondonTime(state.savedAt)}` : null
}
