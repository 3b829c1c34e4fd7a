import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/action/icon'
import { formatBytes } from '../../ui/files/check-file'
import styles from './media-upload.module.css'
import type { UploadState, useMediaUpload } from './use-media-upload'

/** The file that is sent: how far it is, and what can be done. */
export function UploadLine({ upload }: { upload: ReturnType<typeof useMediaUpload> }) {
  const { state } = upload
  if (state.step === 'none') return null
  const { file } = state
  const isRefused = state.step === 'refused'
  return (
    <div className={styles.line}>
      <Icon name={isRefused ? 'stop' : state.step === 'done' ? 'check' : 'upload'} size="sm" />
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        {'sent' in state && (
          <progress
            className={styles.progress}
            max={file.size}
            value={state.sent}
            aria-label={`Sending ${file.name}`}
          />
        )}
        <p className={isRefused ? styles.error : 'help num'} role="status">
          {wordsOf(state)}
        </p>
      </div>
      <div className={styles.ways}>
        {state.step === 'sending' && (
          <Button variant="quiet" size="sm" icon="pause" label={`Pause ${file.name}`} onClick={upload.pause} />
        )}
        {(state.step === 'paused' || state.step === 'lost') && (
          <Button size="sm" onClick={upload.goOn}>
            {state.step === 'paused' ? 'Go on' : 'Try again'}
          </Button>
        )}
        {'sent' in state && state.step !== 'finishing' && (
          <Button variant="quiet" size="sm" icon="close" label={`Cancel ${file.name}`} onClick={upload.cancel} />
        )}
        {(isRefused || state.step === 'done') && (
          <Button size="sm" onClick={upload.clear}>
            Choose another file
          </Button>
        )}
      </div>
    </div>
  )
}

function wordsOf(state: UploadState): string {
  switch (state.step) {
    case 'none':
      return ''
    case 'refused':
      return state.message
    case 'done':
      return state.facts.seconds === null
        ? 'Uploaded. This browser cannot play it, so it may not play for others either.'
        : `Uploaded, ${formatBytes(state.file.size)}.`
    case 'finishing':
      return 'All of it is there. The server is looking at it.'
    case 'lost':
      return `The connection is lost at ${sentWords(state)}. It goes on by itself.`
    case 'paused':
      return `Paused at ${sentWords(state)}.`
    case 'sending':
      return sentWords(state)
  }
}

/** '120 MB of 1500 MB, 8%'. */
const sentWords = ({ file, sent }: { file: File; sent: number }): string =>
  `${formatBytes(sent)} of ${formatBytes(file.size)}, ${Math.floor((sent / file.size) * 100)}%`
