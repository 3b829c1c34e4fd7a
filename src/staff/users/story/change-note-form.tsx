import { type FormEvent, useState } from 'react'
import { userNoteUpdate } from '../../../../schema/generated/limits'
import { invalidate, useAction } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { TextArea } from '../../../ui/form/text-area'
import { ChangeNote } from '../person.documents'
import styles from './story.module.css'

/** Changes a note of one's own, in its place. */
export function ChangeNoteForm({ id, text: before, onDone }: { id: string; text: string; onDone: () => void }) {
  const [text, setText] = useState(before)
  const [fault, setFault] = useState<string | null>(null)
  const change = useAction(ChangeNote, {
    quiet: true,
    onSuccess: () => {
      void invalidate('PersonStory')
      onDone()
    },
    onError: ({ message }) => setFault(message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFault(text.trim() ? null : 'Field is required')
    if (text.trim()) change.mutate({ id, text })
  }
  return (
    <form className={styles.change} onSubmit={submit} noValidate>
      <TextArea
        label="Your note"
        rows={3}
        most={userNoteUpdate.text}
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={styles.own}>
        <Button type="submit" size="sm" variant="primary" busy={change.isPending}>
          Save note
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </p>
    </form>
  )
}
