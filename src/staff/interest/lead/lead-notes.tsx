import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { userNoteCreate } from '../../../../schema/generated/limits'
import { invalidate, useAction } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { TextArea } from '../../../ui/form/text-area'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { formatLondonDateTime } from '../../../ui/time/london-time'
import { AddLeadNote, type LeadAtDeskQuery } from '../interest.documents'
import styles from './lead-sheet.module.css'

interface LeadNotesProps {
  id: string
  notes: LeadAtDeskQuery['userNotes']
}

/** What staff have written about a lead, and a field for more. What is typed stays until it is kept. */
export function LeadNotes({ id, notes: { entries, pageInfo } }: LeadNotesProps) {
  const more = (pageInfo.totalCount ?? 0) - entries.length
  return (
    <>
      <AddNoteForm id={id} />
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

function AddNoteForm({ id }: { id: string }) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const guard = useLeaveGuard(text.trim() !== '')
  const add = useAction(AddLeadNote, {
    quiet: true,
    onSuccess: () => {
      setText('')
      void invalidate('LeadAtDesk', 'LeadsOfStatus')
    },
    onError: ({ message }) => setFault(message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFault(text.trim() ? null : 'Field is required')
    if (text.trim() && !add.isPending) add.mutate({ userId: id, text })
  }
  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      {guard.dialog}
      <TextArea
        label="New note"
        rows={2}
        most={userNoteCreate.text}
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" size="sm" busy={add.isPending}>
          Add note
        </Button>
      </div>
    </form>
  )
}
