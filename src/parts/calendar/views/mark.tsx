import { type EntryKind, groupOf } from '../entries/entry'
import styles from './mark.module.css'

/** The sign of a kind where there is no room for a word: by its shape, never by colour alone. */
export const Mark = ({ kind }: { kind: EntryKind }) => (
  <i className={styles.mark} data-mark={isNotYet.has(kind) ? 'notYet' : groupOf[kind]} />
)

/** What is held or waited for, and not one's own yet. */
const isNotYet: ReadonlySet<EntryKind> = new Set(['hold', 'draft', 'waitlist', 'invited'])
