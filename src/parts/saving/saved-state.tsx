import { clsx } from 'clsx'
import { Icon } from '../../ui/action/icon'
import styles from './saved-state.module.css'
import { savedWords } from './saved-words'
import type { DraftState } from './versioned-draft'

/** Where the saving of a draft stands: 'Saved 13:48', or why it is not saved. */
export function SavedState<Entry>({ state, isDirty }: { state: DraftState<Entry>; isDirty: boolean }) {
  const text = savedWords(state, isDirty)
  if (!text) return null
  const unsettled = state.failure !== null || state.conflict !== null
  return (
    <span className={clsx(styles.savedState, state.failure && styles.savedStateFailed)} role="status">
      <Icon name={unsettled ? 'warn' : isDirty ? 'refresh' : 'check'} size="sm" />
      <span className="num">{text}</span>
    </span>
  )
}
