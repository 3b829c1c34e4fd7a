import { useState } from 'react'
import { Link } from 'react-router'
import { Quote, StoryLine } from '../../../parts/story/story-line'
import { invalidate, useAction } from '../../../providers/api/query'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Confirm } from '../../../ui/overlay/confirm'
import { DeleteNote } from '../person.documents'
import { ChangeNoteForm } from './change-note-form'
import type { Entry } from './entry'
import styles from './story.module.css'
import { headOf, metaOf, quoteOf } from './story-words'

interface PersonLineProps {
  entry: Entry
  /** The person whose story it is. */
  name: string
  /** Whether the heading names the day, so that the line says the time. */
  byTime: boolean
}

/** One thing that happened to a person. */
export function PersonLine({ entry, name, byTime }: PersonLineProps) {
  const viewer = useViewer()
  const { kind, sessionId, byId } = entry
  const isOwnNote = kind === 'note' && byId === viewer?.id
  const head = headOf(entry)
  return (
    <StoryLine
      entry={entry}
      head={sessionId ? <Link to={`/sessions/${sessionId}`}>{head}</Link> : head}
      meta={metaOf(entry)}
      quote={isOwnNote ? undefined : quoteOf(entry)}
      byTime={byTime}
    >
      {isOwnNote && <OwnNote entry={entry} name={name} />}
    </StoryLine>
  )
}

/** A note that its reader wrote, and may change and delete. */
function OwnNote({ entry: { id, text }, name }: { entry: Entry; name: string }) {
  const [open, setOpen] = useState<'change' | 'delete' | null>(null)
  const remove = useAction(DeleteNote, { onSuccess: () => void invalidate('PersonStory') })
  if (open === 'change') return <ChangeNoteForm id={id} text={text ?? ''} onDone={() => setOpen(null)} />
  return (
    <>
      <Quote>{text}</Quote>
      <p className={styles.own}>
        <Button size="sm" variant="quiet" onClick={() => setOpen('change')}>
          Change
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </p>
      <Confirm
        open={open === 'delete'}
        danger
        title={`Delete your note about ${name}?`}
        confirmLabel="Delete the note"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onCancel={() => setOpen(null)}
      >
        <p>It cannot be brought back.</p>
      </Confirm>
    </>
  )
}
