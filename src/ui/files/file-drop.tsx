import { clsx } from 'clsx'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../action/button'
import { Icon } from '../action/icon'
import { FieldNotes } from '../form/field'
import fieldStyles from '../form/field.module.css'
import { checkFile, type FileRules, formatBytes, isOfKind, typeNames } from './check-file'
import styles from './file-drop.module.css'

/** A file that is uploaded, uploading or failed. */
export type DroppedFile = {
  id: string
  name: string
  size?: number /** From 0 to 1, while it is sent. */
  progress?: number
  error?: string
}

type FileDropProps = FileRules & {
  label: string
  files: readonly DroppedFile[]
  /** Called with the files that follow the rules. */
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  multiple?: boolean
  disabled?: boolean
  error?: string | null
  help?: string
}

/** The places for files on the screen: a pasted file goes to each. */
const open = new Set<(event: ClipboardEvent) => void>()

/** Takes files by dragging, choosing or pasting, and shows the state of each. */
export function FileDrop(props: FileDropProps) {
  const { label, files, onRemove, multiple = true, disabled, error, help, accept, maxBytes } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { add, refused } = useGiven(props)
  usePaste(add)
  const { over, listeners } = useDrag(add)
  const rules = [accept && typeNames(accept), maxBytes && `up to ${formatBytes(maxBytes)}`].filter(Boolean).join(', ')
  return (
    <div className={error ? styles.bad : undefined}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      {/* Dragging is a second way; the button inside is the first. */}
      <div className={clsx(styles.zone, over && styles.over, disabled && styles.off)} {...listeners}>
        <Icon name="upload" />
        <p className={styles.words}>
          <span className="only-wide">Drag {multiple ? 'files' : 'a file'} here, paste, or </span>
          <Button size="sm" disabled={disabled} onClick={() => input.current?.click()} aria-describedby={`${id}-rules`}>
            {multiple ? 'Choose files' : 'Choose a file'}
          </Button>
        </p>
        <input
          ref={input}
          id={id}
          className="vh"
          type="file"
          tabIndex={-1}
          accept={accept?.join(',')}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            add(event.target.files ?? [])
            // Lets the same file be chosen again.
            event.target.value = ''
          }}
        />
        {rules && (
          <p className="help" id={`${id}-rules`}>
            {rules}
          </p>
        )}
      </div>
      <FieldNotes id={id} error={[...refused, error].filter(Boolean).join(' ') || null} help={help} />
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Hands over the files that follow the rules, and says why others are refused. */
function useGiven({ onAdd, multiple = true, disabled, accept, maxBytes }: FileDropProps) {
  const [refused, setRefused] = useState<string[]>([])
  /** `beside`: there is another place for files, which may be for those that are not of its kind. */
  const add = (given: Iterable<File>, beside = false) => {
    if (disabled) return
    const own = [...given].filter((file) => !beside || isOfKind(file, accept))
    const all = own.slice(0, multiple ? undefined : 1)
    const reasons = all.map((file) => checkFile(file, { accept, maxBytes }))
    setRefused(reasons.filter((reason) => reason !== undefined))
    const good = all.filter((_, index) => reasons[index] === undefined)
    if (good.length > 0) onAdd(good)
  }
  return { add, refused }
}

/** Takes pasted files; of several places for files each takes its own. */
function usePaste(add: (files: FileList, beside: boolean) => void) {
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.files
      if (!pasted?.length || isTyping(event.target)) return
      event.preventDefault()
      latest.current(pasted, open.size > 1)
    }
    open.add(paste)
    document.addEventListener('paste', paste)
    return () => {
      open.delete(paste)
      document.removeEventListener('paste', paste)
    }
  }, [])
}

/** Takes files that are dragged here; answers whether some are over the place now. */
function useDrag(add: (files: FileList) => void) {
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return {
    over,
    listeners: {
      onDragEnter: drag,
      onDragOver: drag,
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        add(event.dataTransfer.files)
      },
    },
  }
}

function FileLine({ file, onRemove }: { file: DroppedFile; onRemove: (id: string) => void }) {
  const sending = file.progress !== undefined && file.progress < 1 && !file.error
  return (
    <li className={clsx(styles.file, file.error && styles.failed)}>
      <Icon name={file.error ? 'stop' : 'file'} size="sm" />
      <div className={styles.fileWords}>
        <p className={styles.fileName}>{file.name}</p>
        {sending && <progress className={styles.progress} value={file.progress} aria-label={`Sending ${file.name}`} />}
        {file.error ? (
          <p className={styles.fileError}>{file.error}</p>
        ) : (
          file.size !== undefined && <p className="help num">{formatBytes(file.size)}</p>
        )}
      </div>
      <Button
        variant="quiet"
        size="sm"
        icon={sending ? 'close' : 'trash'}
        label={`${sending ? 'Stop' : 'Remove'} ${file.name}`}
        onClick={() => onRemove(file.id)}
      />
    </li>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName))
}
