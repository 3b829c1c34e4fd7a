import { clsx } from 'clsx'
import { Icon } from '../../ui/action/icon'
import styles from './saved-state.module.css'
import { savedWords } from './saved-words'
import type { DraftRules, DraftState } from './versioned-draft'

/** Where the saving of a draft stands: 'Saved 13:48', or why it is not saved. */
export function SavedState<Entry>({ state, rules }: { state: DraftState<Entry>; rules: DraftRules<Entry> }) {
  const text = savedWords(state, rules)
  if (!text) return null
  const isDirty = rules.isDirty(state)
  const failed = state.failure !== null || (isDirty && rules.tooLong(state) !== null)
  const unsettled = failed || state.conflict !== null
  return (
    <span className={clsx(styles.savedState, failed && styles.savedStateFailed)} role="status">
      <Icon name={unsettled ? 'warn' : isDirty ? 'refresh' : 'check'} size="sm" />
      <span className="num">{text}</span>
    </span>
  )
}
