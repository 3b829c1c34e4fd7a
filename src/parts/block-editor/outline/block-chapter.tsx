import { type FormEvent, useState } from 'react'
import { contentChapterUpdate } from '../../../../schema/generated/limits'
import { Button } from '../../../ui/action/button'
import { TextField } from '../../../ui/form/text-field'
import { Confirm } from '../../../ui/overlay/confirm'
import { Dialog } from '../../../ui/overlay/dialog'
import type { OutlineChapter } from '../blocks'

interface ChapterDialogProps {
  /** Null: a new one. */
  chapter: OutlineChapter | null
  /** How many blocks stand in it. */
  count: number
  onSave: (title: string) => Promise<unknown>
  onStep?: (by: -1 | 1) => void
  /** Throws the server's refusal. */
  onDelete?: () => Promise<void>
  onClose: () => void
}

/** A chapter's title, its place, and the end of it. */
export function ChapterDialog({ chapter, count, onSave, onStep, onDelete, onClose }: ChapterDialogProps) {
  const [title, setTitle] = useState(chapter?.title ?? '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!title.trim()) return setError('Field is required')
    setBusy(true)
    if (await onSave(title.trim())) onClose()
    setBusy(false)
  }
  const remove = async () => {
    setBusy(true)
    try {
      await onDelete?.()
      onClose()
    } catch (failure) {
      setError((failure as Error).message || 'The server did not answer. Try again.')
      setDeleting(false)
    } finally {
      setBusy(false)
    }
  }
  if (deleting)
    return (
      <Confirm
        open
        title={`Delete the chapter ${chapter?.title}?`}
        confirmLabel="Delete chapter"
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setDeleting(false)}
      >
        <p>
          {count === 0
            ? 'It is empty.'
            : count === 1
              ? 'Its block stays in the bundle, in no chapter.'
              : `Its ${count} blocks stay in the bundle, in no chapter.`}
        </p>
      </Confirm>
    )
  return (
    <Dialog
      open
      size="sm"
      title={chapter ? 'Chapter' : 'New chapter'}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="chapter-form" busy={busy}>
            {chapter ? 'Save title' : 'Add chapter'}
          </Button>
        </>
      }
    >
      <form id="chapter-form" onSubmit={(event) => void save(event)}>
        <TextField
          label="Title"
          most={contentChapterUpdate.title}
          value={title}
          error={error}
          onChange={({ target }) => {
            setTitle(target.value)
            setError(undefined)
          }}
        />
      </form>
      {chapter && (
        <div className="btn-row">
          <Button size="sm" icon="up" onClick={() => onStep?.(-1)}>
            Move up
          </Button>
          <Button size="sm" icon="down" onClick={() => onStep?.(1)}>
            Move down
          </Button>
          <Button size="sm" variant="danger" icon="trash" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </div>
      )}
    </Dialog>
  )
}
