import { type FormEvent, type ReactNode, useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { noticeOf } from '../../providers/api/errors'
import { SendOrCancel } from '../../ui/form/send-or-cancel'
import { TextField } from '../../ui/form/text-field'
import { Dialog } from '../../ui/overlay/dialog'

interface ChapterDialogProps {
  /** Its title so far; without it one is added. */
  title?: string
  /** The most letters of a title. */
  most: number
  /** Throws the server's refusal. */
  onSave: (title: string) => Promise<unknown>
  onClose: () => void
  /** What else can be done with the chapter. */
  children?: ReactNode
}

/** Adds a chapter, or gives it another title. */
export function ChapterDialog({ title: old, most, onSave, onClose, children }: ChapterDialogProps) {
  const [title, setTitle] = useState(old ?? '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!title.trim()) return setError('Field is required')
    setBusy(true)
    try {
      await onSave(title.trim())
      onClose()
    } catch (fault) {
      setError(reasonOf(fault as ApiError))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="sm"
      title={old === undefined ? 'Add a chapter' : children ? 'Chapter' : 'Rename this chapter'}
      onClose={busy ? undefined : onClose}
      foot={
        <SendOrCancel
          form="chapter-form"
          send={old === undefined ? 'Add chapter' : 'Save'}
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <form id="chapter-form" onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label="Title"
          most={most}
          value={title}
          error={error}
          onChange={({ target }) => {
            setTitle(target.value)
            setError(undefined)
          }}
        />
      </form>
      {children}
    </Dialog>
  )
}

function reasonOf(fault: ApiError): string | undefined {
  if (fault.code === 'NOT_FOUND') return 'Somebody has deleted this chapter.'
  return fault.field ? fault.message : noticeOf(fault)?.text
}
