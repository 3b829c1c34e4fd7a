import { Button } from '../../../../ui/action/button'
import { clockWords } from '../question-words'
import styles from './files.module.css'
import { useRecorder } from './use-recorder'

interface RecorderProps {
  /** There is a recording, which another replaces. */
  again: boolean
  disabled: boolean
  onRecorded: (recording: File) => void
}

/** Records an answer that is spoken. */
export function Recorder({ again, disabled, onRecorded }: RecorderProps) {
  const { state, refusal, seconds, start, stop } = useRecorder(onRecorded)
  const recording = state === 'recording'
  return (
    <div className={styles.answer}>
      <div className={styles.recorder}>
        <Button
          variant={recording ? 'primary' : 'default'}
          busy={state === 'asking'}
          disabled={disabled}
          onClick={recording ? stop : start}
        >
          {recording ? 'Stop' : again ? 'Record again' : 'Record'}
        </Button>
        <p className={styles.running}>
          <span role="status">{recording ? 'Recording' : ''}</span>
          {recording && <span className="num">{clockWords(seconds)}</span>}
        </p>
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  )
}
