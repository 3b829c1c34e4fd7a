import { Link } from 'react-router'
import { userNoteCreate } from '../../../../schema/generated/limits'
import type { Note } from '../../../parts/person-note/use-note'
import { Button } from '../../../ui/action/button'
import { TextArea } from '../../../ui/form/text-area'
import { formatLondonDateTime } from '../../../ui/time/london-time'
import type { LeadAtDeskQuery } from '../interest.documents'
import styles from './lead-sheet.module.css'

interface LeadNotesProps {
  id: string
  /** The note that is being written. */
  note: Note
  notes: LeadAtDeskQuery['userNotes']
}

/** What staff have written about a lead, and a field for more. What is typed stays until it is kept. */
export function LeadNotes({ id, note, notes: { entries, pageInfo } }: LeadNotesProps) {
  const more = (pageInfo.totalCount ?? 0) - entries.length
  return (
    <>
      <AddNoteForm note={note} />
      {entries.length > 0 && (
        <ol className={styles.notes} aria-label="Notes">
          {entries.map(({ id: noteId, text, insertedAt, author }) => (
            <li key={noteId}>
              <p className="meta">
                <strong>{author?.fullName ?? 'Somebody who has left'}</strong>{' '}
                <time dateTime={insertedAt}>{formatLondonDateTime(insertedAt)}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {more > 0 && (
        <p className="meta">
          <Link to={`/users/${id}/profile`}>{more === 1 ? '1 older note' : `${more} older notes`}</Link> in their story
        </p>
      )}
    </>
  )
}

function AddNoteForm({ note }: { note: Note }) {
  return (
    <form className={styles.add} onSubmit={note.submit} noValidate>
      <TextArea
        label="New note"
        rows={2}
        most={userNoteCreate.text}
        value={note.text}
        error={note.fault}
        onChange={({ target }) => note.type(target.value)}
      />
      <div>
        <Button type="submit" size="sm" busy={note.isSaving}>
          Add note
        </Button>
      </div>
    </form>
  )
}
