import { useState } from 'react'
import { libraryNoteUpdate } from '../../../../schema/generated/limits'
import { invalidate, useAction } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { TextArea } from '../../../ui/form/text-area'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { Confirm } from '../../../ui/overlay/confirm'
import { clockOf } from './clock-words'
import { LectureNoteDelete, type LectureNotesQuery, LectureNoteUpdate } from './lecture.documents'
import styles from './notes.module.css'

type Note = LectureNotesQuery['libraryNotes'][number]

interface NoteLineProps {
  note: Note
  /** Its slide's number, from 0; below zero: the slide is gone. */
  number: number
  onGo: (slide: number, second: number) => void
}

/** A note: where it is pinned, its text, and what can be done with it. */
export function NoteLine({ note, number, onGo }: NoteLineProps) {
  const change = useNoteChange(note)
  const { draft, remove, removing } = change
  const second = note.second ?? 0
  const place = number < 0 ? 'A slide that is gone' : `Slide ${number + 1}, ${clockOf(second)}`
  return (
    <li className={styles.note}>
      {change.guard.dialog}
      <Confirm
        open={removing}
        title="Delete this note?"
        confirmLabel="Delete"
        keepLabel="Keep it"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: note.id })}
        onCancel={() => change.setRemoving(false)}
      >
        <p>{note.text}</p>
      </Confirm>
      {number < 0 ? (
        <span className="meta">{place}</span>
      ) : (
        <button type="button" className={styles.place} onClick={() => onGo(number, second)}>
          {place}
        </button>
      )}
      {draft === null ? (
        <p className={styles.text}>{note.text}</p>
      ) : (
        <TextArea
          label={`Note at ${place}`}
          rows={3}
          most={libraryNoteUpdate.text}
          value={draft}
          onChange={({ target }) => change.setDraft(target.value)}
        />
      )}
      <div className={styles.does}>
        <NoteButtons note={note} place={place} change={change} />
      </div>
    </li>
  )
}

function useNoteChange(note: Note) {
  const [draft, setDraft] = useState<string | null>(null)
  const [removing, setRemoving] = useState(false)
  const guard = useLeaveGuard(draft !== null && draft !== note.text)
  const after = () => invalidate('LectureNotes')
  const update = useAction(LectureNoteUpdate, {
    onSuccess: () => {
      setDraft(null)
      return after()
    },
  })
  const remove = useAction(LectureNoteDelete, { onSuccess: after })
  return { draft, setDraft, guard, update, removing, setRemoving, remove }
}

interface NoteButtonsProps {
  note: Note
  place: string
  change: ReturnType<typeof useNoteChange>
}

function NoteButtons({ note, place, change: { draft, setDraft, update, remove, setRemoving } }: NoteButtonsProps) {
  if (draft === null)
    return (
      <>
        <Button
          size="sm"
          variant="quiet"
          icon="pen"
          label={`Change the note at ${place}`}
          onClick={() => setDraft(note.text)}
        />
        <Button
          size="sm"
          variant="quiet"
          icon="trash"
          label={`Delete the note at ${place}`}
          busy={remove.isPending}
          onClick={() => setRemoving(true)}
        />
      </>
    )
  return (
    <>
      <Button
        data-sends
        size="sm"
        variant="primary"
        busy={update.isPending}
        disabled={!draft.trim()}
        onClick={() => update.mutate({ id: note.id, text: draft.trim() })}
      >
        Save
      </Button>
      <Button size="sm" onClick={() => setDraft(null)}>
        Cancel
      </Button>
    </>
  )
}
