import { clsx } from 'clsx'
import { Icon } from '../../../ui/action/icon'
import { formatBytes } from '../../../ui/files/check-file'
import styles from '../../room/classroom.module.css'
import { kindOf } from '../../room/documents-panel'
import { textOf, wordCount } from '../../room/html-words'
import type { RoomSession } from '../../room/session-parts'
import type { DraftState } from '../../saving/versioned-draft'
import { useAnswers } from './answers-context'
import listStyles from './hand-in-list.module.css'
import { textRules } from './written-text'

/** Each answer that is handed in, by name and size, and what is not among them. */
export function HandInList({ session, text }: { session: RoomSession; text: string }) {
  const { written, uploads } = useAnswers()
  const files = session.answers.filter((answer) => !answer.written)
  const words = wordCount(text)
  const hasText = textOf(text) !== ''
  const isSaved = !textRules.isDirty(written.state)
  const hasNotes = textOf(session.notes?.[0]?.content ?? '') !== ''
  return (
    <>
      {hasText || files.length > 0 ? (
        <>
          <p>You hand in:</p>
          <ul className={listStyles.answers}>
            {hasText && (
              <li>
                <Icon name="studio" size="sm" />
                <strong>Your written answer</strong>
                <span className="sub num">{words === 1 ? '1 word' : `${words} words`}</span>
              </li>
            )}
            {files.map(({ id, file }) => (
              <li key={id}>
                <Icon name="file" size="sm" />
                <strong>{file?.title ?? 'Answer'}</strong>
                <span className="sub num">
                  {file && [kindOf(file), file.size ? formatBytes(file.size) : ''].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>You hand in without an answer; the session itself is marked.</p>
      )}
      {uploads.files.map(({ id, name, error }) => (
        <p key={id} className={styles.roomWarning}>
          {error ? `Not among them: ‘${name}’ did not arrive.` : `Not among them: ‘${name}’ is still being sent.`}
        </p>
      ))}
      {hasText && (
        // Always there, so that the buttons below stay where they are while the words are saved.
        <p className={clsx(styles.roomWarning, isSaved && listStyles.saved)} role="status">
          {isSaved ? 'Your latest words are saved.' : unsavedWords(written.state)}
        </p>
      )}
      {!hasText && files.length > 0 && <p className="sub">Not among them: a written answer. Nothing is written.</p>}
      {hasNotes && <p className="sub">Not among them: your notes, which only you see.</p>}
    </>
  )
}

/** Where words stand that the server has not yet. */
function unsavedWords({ conflict, failure }: Pick<DraftState<string>, 'conflict' | 'failure'>): string {
  if (conflict) return 'The text was changed elsewhere too. Choose first which one stays.'
  if (failure) return 'Your latest words are only on this device. They are saved before anything is handed in.'
  return 'Your latest words are being saved.'
}
