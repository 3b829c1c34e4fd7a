import { type FormEvent, useState } from 'react'
import type { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { noticeOf } from '../../../providers/api/errors'
import { invalidate } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { FileDrop } from '../../../ui/files/file-drop'
import { Switch } from '../../../ui/form/checkbox'
import { TextField } from '../../../ui/form/text-field'
import { Dialog } from '../../../ui/overlay/dialog'
import { MaterialCreate, MaterialUpdate } from './materials.documents'
import styles from './materials.module.css'

const MOST_BYTES = 25 * 1024 * 1024

interface DocumentDialogProps {
  sessionId: string
  /** The document to change; without it one is added. */
  document?: { id: string; title: string; studentCanView: boolean }
  onClose: () => void
}

/** Adds a document to the session, or changes its name and whether the candidate may see it. */
export function DocumentDialog({ sessionId, document, onClose }: DocumentDialogProps) {
  const [file, setFile] = useState<File>()
  const [title, setTitle] = useState(document?.title ?? '')
  const [seen, setSeen] = useState(document?.studentCanView ?? true)
  const [problem, setProblem] = useState<{ field: string; text: string | undefined }>()
  const [busy, setBusy] = useState(false)
  const at = (field: string) => (problem?.field === field ? problem.text : undefined)

  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setProblem(undefined)
    // The file's own name is mostly right, without its ending.
    if (chosen && !title.trim()) setTitle(chosen.name.replace(/\.[^.]+$/, ''))
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!document && !file) return setProblem({ field: 'file', text: 'Choose a file' })
    if (!title.trim()) return setProblem({ field: 'title', text: 'Field is required' })
    setBusy(true)
    setProblem(undefined)
    try {
      if (document) await request(MaterialUpdate, { id: document.id, title, studentCanView: seen })
      else
        await request(MaterialCreate, {
          ...{ sessionId, title, studentCanView: seen, file },
          contentType: file?.type || 'application/octet-stream',
        })
      await invalidate('ClassroomSession')
      onClose()
    } catch (fault) {
      const error = fault as ApiError
      setProblem({ field: error.field ?? '', text: error.field ? error.message : noticeOf(error)?.text })
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={document ? 'Change this document' : 'Add a document'}
      size="sm"
      foot={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="document-form" busy={busy}>
            {document ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <form id="document-form" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {!document && (
          <FileDrop
            label="File"
            multiple={false}
            maxBytes={MOST_BYTES}
            files={file ? [{ id: 'file', name: file.name, size: file.size }] : []}
            error={at('file')}
            help="PDF, Word, text or a picture."
            onAdd={([first]) => choose(first)}
            onRemove={() => choose(undefined)}
          />
        )}
        <TextField
          label="Title"
          value={title}
          maxLength={200}
          error={at('title')}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Switch
          label="The candidate may see it"
          help="At once, if the materials are open."
          checked={seen}
          onChange={(event) => setSeen(event.target.checked)}
        />
        {at('') && <p role="alert">{at('')}</p>}
      </form>
    </Dialog>
  )
}
