import { useId, useState } from 'react'
import { MOST_TEXT } from '../../../rules/limits'
import { Button } from '../../ui/action/button'
import { FileDrop } from '../../ui/files/file-drop'
import styles from './bundle-videos.module.css'

interface CaptionsFieldProps {
  /** The captions as WebVTT; null: there are none. */
  value: string | null
  onChange: (captions: string | null) => void
  error?: string | undefined
}

/** Takes captions as a WebVTT file, which the server cleans. */
export function CaptionsField({ value, onChange, error }: CaptionsFieldProps) {
  const id = useId()
  const [unread, setUnread] = useState<string>()
  const read = async (file: File | undefined) => {
    setUnread(undefined)
    const text = await file?.text().catch(() => undefined)
    if (text === undefined) return setUnread('The file could not be read.')
    if (!/^\uFEFF?WEBVTT/.test(text))
      return setUnread('This is no WebVTT file: such a file begins with the word WEBVTT.')
    if (text.length > MOST_TEXT) return setUnread('These captions are too long for one video.')
    onChange(text)
  }
  if (value)
    return (
      <div className={styles.captions}>
        <p id={id}>
          <b>Captions</b> {`with ${cuesIn(value)} lines`}
        </p>
        <Button size="sm" icon="trash" aria-describedby={id} onClick={() => onChange(null)}>
          Remove captions
        </Button>
        {error && <p className={styles.error}>{error}</p>}
      </div>
    )
  return (
    <FileDrop
      label="Captions"
      files={[]}
      multiple={false}
      accept={['.vtt']}
      error={unread ?? error ?? null}
      help="A WebVTT file. Without captions, people who cannot hear it have no use of the video."
      onAdd={([file]) => void read(file)}
      onRemove={() => onChange(null)}
    />
  )
}

const cuesIn = (captions: string): number => captions.match(/-->/g)?.length ?? 0
