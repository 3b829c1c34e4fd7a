import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/action/button'
import { TextField } from '../../ui/form/text-field'
import { Dialog } from '../../ui/overlay/dialog'
import { LONGEST_NAME, MOST_VIEWS, type View } from './views'

interface ViewDialogProps {
  views: readonly View[]
  /** The view that gets another name; without it, one is saved. */
  renamed?: View
  start: string
  onKeep: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a view. */
export function ViewDialog({ views, renamed, start, onKeep, onClose }: ViewDialogProps) {
  const [name, setName] = useState(start)
  const [error, setError] = useState<string>()
  const typed = name.trim()
  const replaced = views.find((view) => view.name === typed && view !== renamed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!typed) return setError('Field is required')
    if (!renamed && !replaced && views.length >= MOST_VIEWS)
      return setError(`A list keeps ${MOST_VIEWS} views. Delete one first, or take the name of one.`)
    onKeep(typed)
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={renamed ? 'Rename this view' : 'Save this view'}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="view-form">
            {renamed ? 'Rename' : replaced ? 'Replace' : 'Save'}
          </Button>
        </>
      }
    >
      <form id="view-form" onSubmit={submit} noValidate>
        <TextField
          label="Name"
          value={name}
          most={LONGEST_NAME}
          error={error}
          help={
            replaced
              ? 'There is a view of this name; this one takes its place.'
              : 'It keeps the filters, the order and the columns, for you alone and on all your devices.'
          }
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
