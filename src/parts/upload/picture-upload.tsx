import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../providers/api/api-error'
import { upload } from '../../providers/api/client'
import { noticeOf } from '../../providers/api/errors'
import { Button } from '../../ui/action/button'
import { FileDrop } from '../../ui/files/file-drop'
import styles from './media-upload.module.css'
import { UploadMedia } from './upload.documents'

interface PictureUploadProps {
  label: string
  /** The picture is at the server. The id stands for it where a mutation takes one. */
  onDone: (fileId: string, file: File) => void
  /** Tells whether a picture is on its way. */
  onSending?: (sending: boolean) => void
  error?: string | null
  help?: string
  /** The picture as it is now, above. */
  children?: ReactNode
}

interface Sending {
  file: File
  share: number
  /** Why it did not arrive. */
  failed?: string
  /** Whether another try may work. */
  again?: boolean
}

const MOST_BYTES = 25_000_000
const pictures = ['image/png', 'image/jpeg', 'image/webp']

/** Takes one picture and sends it: with its progress, a way to stop, and another try after a lost connection. */
export function PictureUpload({ label, onDone, onSending, error, help, children }: PictureUploadProps) {
  const [state, setState] = useState<Sending | null>(null)
  const running = useRef<AbortController>(null)
  const isSending = state !== null && !state.failed
  useEffect(() => onSending?.(isSending), [onSending, isSending])
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setState({ file, share: 0 })
    const onProgress = (share: number) => !stop.signal.aborted && setState({ file, share: Math.min(share, 0.99) })
    try {
      const { mediaCreate } = await upload(UploadMedia, { file }, { onProgress, signal: stop.signal })
      if (stop.signal.aborted) return
      setState(null)
      onDone(mediaCreate.id, file)
    } catch (fault) {
      if (!stop.signal.aborted) setState({ file, share: 0, ...reasonOf(fault) })
    }
  }
  return (
    <div className={styles.upload}>
      {children}
      <FileDrop
        label={label}
        multiple={false}
        accept={pictures}
        maxBytes={MOST_BYTES}
        error={error}
        help={help}
        files={
          state
            ? [
                {
                  id: 'picture',
                  name: state.file.name,
                  size: state.file.size,
                  ...(state.failed ? { error: state.failed } : { progress: state.share }),
                },
              ]
            : []
        }
        onAdd={([file]) => file && void send(file)}
        onRemove={() => {
          running.current?.abort()
          setState(null)
        }}
      />
      {state?.again && (
        <Button size="sm" icon="refresh" className={styles.again} onClick={() => void send(state.file)}>
          Try again
        </Button>
      )}
    </div>
  )
}

function reasonOf(fault: unknown): Pick<Sending, 'failed' | 'again'> {
  if (fault instanceof ApiError && fault.code === 'NETWORK')
    return { failed: 'The connection was lost. The picture has not arrived.', again: true }
  if (fault instanceof ApiError && !fault.field)
    return { failed: noticeOf(fault)?.text ?? 'The picture did not arrive.', again: true }
  return { failed: (fault as Error).message || 'The picture did not arrive.' }
}
