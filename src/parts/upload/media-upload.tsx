import { useEffect, useState } from 'react'
import { MOST_MEDIA_BYTES } from '../../../rules/files/media-limits'
import { type Unfinished, unfinishedUploads } from '../../providers/api/resumable-upload'
import { formatBytes } from '../../ui/files/check-file'
import { FileDrop } from '../../ui/files/file-drop'
import type { MediaFacts } from './measure'
import styles from './media-upload.module.css'
import { UploadLine } from './upload-line'
import { useMediaUpload } from './use-media-upload'

interface MediaUploadProps {
  label: string
  accept: MediaFacts['kind']
  /** All bytes are at the server. The id stands for the file where a mutation takes one; what the browser knows of it goes with it. */
  onDone: (uploadId: string, facts: MediaFacts, file: File) => void
  /** Tells whether a file is on its way. */
  onSending?: (sending: boolean) => void
  disabled?: boolean
  error?: string | null
  help?: string
}

const types = {
  video: ['video/mp4', 'video/webm', '.m4v'],
  audio: ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/webm', 'audio/wav', 'audio/x-wav'],
} as const

/** Takes one sound or video of up to 2 GB and sends it in parts: with its progress, a pause, and a way on after a lost connection or a reload. */
export function MediaUpload({ label, accept, onDone, onSending, disabled, error, help }: MediaUploadProps) {
  const upload = useMediaUpload({ kind: accept, onDone })
  const { state } = upload
  const unfinished = useUnfinished(state.step === 'none')
  const isSending = 'sent' in state
  useEffect(() => onSending?.(isSending), [onSending, isSending])
  if (state.step !== 'none')
    return (
      <div className={styles.upload}>
        <p className={styles.label}>{label}</p>
        <UploadLine upload={upload} />
        {error && <p className={styles.error}>{error}</p>}
      </div>
    )
  return (
    <div className={styles.upload}>
      <FileDrop
        label={label}
        files={[]}
        multiple={false}
        accept={types[accept]}
        maxBytes={MOST_MEDIA_BYTES}
        disabled={disabled}
        error={error}
        help={help}
        onAdd={([file]) => file && void upload.begin(file)}
        onRemove={upload.clear}
      />
      {unfinished.map(({ name, size, begunAt }) => (
        <p key={begunAt} className="help">
          {`${name} (${formatBytes(size)}) is not finished. Choose it again within a day of beginning, and it goes on.`}
        </p>
      ))}
    </div>
  )
}

/** What this device began and did not finish, asked for each time that nothing is being sent. */
function useUnfinished(isIdle: boolean): readonly Unfinished[] {
  const [found, setFound] = useState<readonly Unfinished[]>([])
  useEffect(() => {
    if (!isIdle) return
    let isCurrent = true
    void unfinishedUploads()
      // A browser that keeps nothing has nothing that could go on.
      .catch(() => [])
      .then((uploads) => isCurrent && setFound(uploads))
    return () => {
      isCurrent = false
    }
  }, [isIdle])
  return isIdle ? found : []
}
