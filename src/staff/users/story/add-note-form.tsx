import { userNoteCreate } from '../../../../schema/generated/limits'
import { useNote } from '../../../parts/person-note/use-note'
import { Button } from '../../../ui/action/button'
import { TextArea } from '../../../ui/form/text-area'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import styles from './story.module.css'

/** Writes a note about a person. What was typed stays until it is kept. */
export function AddNoteForm({ id, name }: { id: string; name: string }) {
  const note = useNote(id)
  const guard = useLeaveGuard(note.isTyped)
  return (
    <form className={styles.say} onSubmit={note.submit} noValidate>
      {guard.dialog}
      <TextArea
        label={`Note about ${name}, for staff only`}
        labelHidden
        rows={1}
        most={userNoteCreate.text}
        placeholder="A note, for staff only"
        value={note.text}
        error={note.fault}
        onChange={({ target }) => note.type(target.value)}
      />
      <Button type="submit" busy={note.isSaving}>
        Add note
      </Button>
    </form>
  )
}
