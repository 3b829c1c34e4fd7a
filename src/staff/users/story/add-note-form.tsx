import { type FormEvent, useState } from 'react'
import { userNoteCreate } from '../../../../schema/generated/limits'
import { invalidate, useAction } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { TextArea } from '../../../ui/form/text-area'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { AddNote } from '../person.documents'
import styles from './story.module.css'

/** Writes a note about a person. What was typed stays until it is kept. */
export function AddNoteForm({ id, name }: { id: string; name: string }) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const guard = useLeaveGuard(text.trim() !== '')
  const add = useAction(AddNote, {
    quiet: true,
    onSuccess: () => {
      setText('')
      void invalidate('PersonStory')
    },
    onError: ({ message }) => setFault(message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFault(text.trim() ? null : 'Field is required')
    if (text.trim() && !add.isPending) add.mutate({ userId: id, text })
  }
  return (
    <form className={styles.say} onSubmit={submit} noValidate>
      {guard.dialog}
      <TextArea
        label={`Note about ${name}, for staff only`}
        labelHidden
        rows={1}
        most={userNoteCreate.text}
        placeholder="A note, for staff only"
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" busy={add.isPending}>
        Add note
      </Button>
    </form>
  )
}
