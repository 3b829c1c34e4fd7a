import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sessionMaterialCreate } from '../../../schema/generated/limits'
import { FileDrop } from '../../ui/files/file-drop'
import { Switch } from '../../ui/form/checkbox'
import { SendOrCancel } from '../../ui/form/send-or-cancel'
import { TextField } from '../../ui/form/text-field'
import { Dialog } from '../../ui/overlay/dialog'
import { useSentForm } from '../saving/use-sent-form'
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
export function DocumentDialog(props: DocumentDialogProps) {
  const { document, replaceable, seen: seenHelp, onClose } = props
  const form = useDocumentForm(props)
  const { busy, at } = form
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={document ? 'Change this document' : 'Add a document'}
      size="sm"
      foot={
        <SendOrCancel
          form="document-form"
          send={document ? 'Save' : 'Add'}
          busy={busy}
          // Only a file is on its way long enough to be stopped.
          canStop={form.files.length > 0}
          onCancel={onClose}
        />
      }
    >
      <form id="document-form" className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        {(!document || replaceable) && (
          <FileDrop
            label={document ? 'Another file in its place' : 'File'}
            multiple={false}
            maxBytes={MOST_BYTES}
            files={form.files}
            error={at('file')}
            help="PDF, Word, text or a picture."
            disabled={busy}
            onAdd={([first]) => form.choose(first)}
            onRemove={form.removeFile}
          />
        )}
        <TextField
          label="Title"
          value={form.title}
          most={sessionMaterialCreate.title}
          error={at('title')}
          onChange={(event) => form.setTitle(event.target.value)}
        />
        {seenHelp && (
          <Switch
            label="The candidate may see it"
            help={seenHelp}
            checked={form.seen}
            onChange={(event) => form.setSeen(event.target.checked)}
          />
        )}
        {at('') && <p role="alert">{at('')}</p>}
      </form>
    </Dialog>
  )
}

function useDocumentForm({ document, send, onClose }: DocumentDialogProps) {
  const { file, setFile, share, begin, stop } = useDocumentFile()
  const [title, setTitle] = useState(document?.title ?? '')
  const [seen, setSeen] = useState(document?.studentCanView ?? true)
  const sent = useSentForm()
  const { busy, at } = sent
  const files = file ? [{ id: 'file', name: file.name, size: file.size, ...(busy && { progress: share }) }] : []

  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    sent.forgive()
    // The file's own name is mostly right, without its ending.
    if (chosen && !title.trim()) setTitle(chosen.name.replace(/\.[^.]+$/, ''))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!document && !file) return sent.refuse('file', 'Choose a file')
    if (!title.trim()) return sent.refuse('title', 'Field is required')
    const sending = begin()
    await sent.send(async () => {
      await send({ title, studentCanView: seen, file }, sending)
      onClose()
    }, sending.signal)
  }
  const removeFile = () => {
    stop()
    sent.setBusy(false)
    choose(undefined)
  }
  return { busy, at, files, choose, removeFile, title, setTitle, seen, setSeen, submit }
}

/** The file of a document, and how much of it has been sent. */
function useDocumentFile() {
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState(0)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  return {
    file,
    setFile,
    share,
    begin(): DocumentSending {
      const stop = new AbortController()
      running.current = stop
      setShare(0)
      // It has arrived when the server says so.
      return { onProgress: (sent) => setShare(Math.min(sent, 0.99)), signal: stop.signal }
    },
    stop: () => running.current?.abort(),
  }
}
