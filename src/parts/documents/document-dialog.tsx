import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sessionMaterialCreate } from '../../../schema/generated/limits'
import type { ApiError } from '../../providers/api/api-error'
import { noticeOf } from '../../providers/api/errors'
import { Button } from '../../ui/action/button'
import { FileDrop } from '../../ui/files/file-drop'
import { Switch } from '../../ui/form/checkbox'
import { TextField } from '../../ui/form/text-field'
import { Dialog } from '../../ui/overlay/dialog'
import styles from './document-dialog.module.css'

const MOST_BYTES = 25 * 1024 * 1024

/** What the form says of a document; the file of a new one, or of one that is replaced. */
export interface DocumentValues {
  title: string
  studentCanView: boolean
  file?: File | undefined
}

/** How its file is sent. */
export interface DocumentSending {
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

interface DocumentDialogProps {
  /** The document to change; without it one is added. */
  document?: { title: string; studentCanView?: boolean }
  /** Whether its file may be replaced. */
  replaceable?: boolean
  /** When the candidate sees it; without it, that is not asked. */
  seen?: string
  send: (values: DocumentValues, sending: DocumentSending) => Promise<unknown>
  onClose: () => void
}

/** Adds a document, or changes its name, its file and whether the candidate may see it. */
export function DocumentDialog({ document, replaceable, seen: seenHelp, send, onClose }: DocumentDialogProps) {
  const [file, setFile] = useState<File>()
  const [title, setTitle] = useState(document?.title ?? '')
  const [seen, setSeen] = useState(document?.studentCanView ?? true)
  const [problem, setProblem] = useState<{ field: string; text: string | undefined }>()
  const [busy, setBusy] = useState(false)
  /** How much of the file has been sent. */
  const [share, setShare] = useState(0)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const at = (field: string) => (problem?.field === field ? problem.text : undefined)

  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setProblem(undefined)
    // The file's own name is mostly right, without its ending.
    if (chosen && !title.trim()) setTitle(chosen.name.replace(/\.[^.]+$/, ''))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!document && !file) return setProblem({ field: 'file', text: 'Choose a file' })
    if (!title.trim()) return setProblem({ field: 'title', text: 'Field is required' })
    const stop = new AbortController()
    running.current = stop
    setBusy(true)
    setShare(0)
    setProblem(undefined)
    try {
      // It has arrived when the server says so.
      const onProgress = (sent: number) => setShare(Math.min(sent, 0.99))
      await send({ title, studentCanView: seen, file }, { onProgress, signal: stop.signal })
      onClose()
    } catch (fault) {
      if (stop.signal.aborted) return
      const error = fault as ApiError
      setProblem({ field: error.field ?? '', text: error.field ? error.message : noticeOf(error)?.text })
      setBusy(false)
    }
  }
  const sent = busy && { progress: share }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={document ? 'Change this document' : 'Add a document'}
      size="sm"
      foot={
        <>
          {/* Only a file is on its way long enough to be stopped. */}
          <Button onClick={onClose} disabled={busy && !file}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="document-form" busy={busy}>
            {document ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <form id="document-form" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {(!document || replaceable) && (
          <FileDrop
            label={document ? 'Another file in its place' : 'File'}
            multiple={false}
            maxBytes={MOST_BYTES}
            files={file ? [{ id: 'file', name: file.name, size: file.size, ...sent }] : []}
            error={at('file')}
            help="PDF, Word, text or a picture."
            disabled={busy}
            onAdd={([first]) => choose(first)}
            onRemove={() => {
              running.current?.abort()
              setBusy(false)
              choose(undefined)
            }}
          />
        )}
        <TextField
          label="Title"
          value={title}
          most={sessionMaterialCreate.title}
          error={at('title')}
          onChange={(event) => setTitle(event.target.value)}
        />
        {seenHelp && (
          <Switch
            label="The candidate may see it"
            help={seenHelp}
            checked={seen}
            onChange={(event) => setSeen(event.target.checked)}
          />
        )}
        {at('') && <p role="alert">{at('')}</p>}
      </form>
    </Dialog>
  )
}
