import { type Editor, useEditorState } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { MOST_PICTURE_WORDS, pictureWords } from '../../../rules/content/pictures'
import { Button } from '../action/button'
import { checkFile } from '../files/check-file'
import { TextField } from '../form/text-field'
import { leadToTooLong } from '../form/too-long'
import type { PictureKeeper } from './picture-keeper'
import { rememberPicture } from './picture-links'
import { panelEnds } from './rich-text-commands'
import styles from './rich-text-editor.module.css'
import type { GivenPicture } from './rich-text-paste'
import { chosenPicture, insertPicture } from './rich-text-picture-node'

const rules = { accept: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 25_000_000 }

interface RichTextPictureProps {
  editor: Editor
  keep: PictureKeeper
  given?: GivenPicture
  onDone: () => void
}

type Upload =
  | { step: 'none'; error?: string }
  | { step: 'sending'; name: string; share: number }
  | { step: 'kept'; name: string; fileId: string }

/** Adds a picture to a text, or changes the words of the chosen one. */
export function RichTextPicture({ editor, keep, given, onDone }: RichTextPictureProps) {
  const before = useEditorState({ editor, selector: ({ editor: now }) => chosenPicture(now) })
  const chosen = given ? null : before
  const [alt, setAlt] = useState(chosen?.alt ?? '')
  const [error, setError] = useState<string>()
  const { upload, begin } = useUpload(keep, given?.file)
  const place = useRef<HTMLDivElement>(null)
  const words = pictureWords(alt)

  const set = () => {
    if (leadToTooLong(place.current)) return
    if (!words) return setError('Say what the picture shows')
    if (chosen) editor.chain().focus().updateAttributes('picture', { alt: words }).run()
    else if (upload.step === 'kept') insertPicture(editor, { fileId: upload.fileId, alt: words }, given?.at)
    else return
    onDone()
  }
  const { leave, press } = panelEnds(editor, onDone, set)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what is typed into the fields inside.
    <div ref={place} className={styles.link} onKeyDown={press}>
      {!chosen && <PictureChoice upload={upload} begin={begin} isGiven={given !== undefined} />}
      <TextField
        label="What the picture shows"
        inline
        className={styles.address}
        autoComplete="off"
        placeholder="Read out where it is not seen"
        most={MOST_PICTURE_WORDS}
        value={alt}
        error={error}
        autoFocus={Boolean(given ?? chosen)}
        onChange={({ target }) => {
          setAlt(target.value)
          setError(undefined)
        }}
      />
      <Button size="sm" disabled={!chosen && upload.step !== 'kept'} onClick={set}>
        {chosen ? 'Change' : 'Add picture'}
      </Button>
      {chosen && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            editor.chain().focus().deleteSelection().run()
            onDone()
          }}
        >
          Remove picture
        </Button>
      )}
      <Button size="sm" variant="quiet" icon="close" label="Close" onClick={leave} />
    </div>
  )
}

interface PictureChoiceProps {
  upload: Upload
  begin: (file: File) => void
  /** One was pasted or dropped. */
  isGiven: boolean
}

function PictureChoice({ upload, begin, isGiven }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" icon="upload" autoFocus={!isGiven} onClick={() => input.current?.click()}>
        {upload.step === 'none' ? 'Choose a picture' : 'Choose another'}
      </Button>
      <input
        ref={input}
        className="vh"
        type="file"
        tabIndex={-1}
        aria-label="Picture"
        accept={rules.accept.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) begin(file)
          // Lets the same file be chosen again.
          target.value = ''
        }}
      />
      <p className={styles.sent} role="status">
        {upload.step === 'none' &&
          (upload.error ?? 'PNG, JPEG or WebP, up to 25 MB. Or paste or drop it into the text.')}
        {upload.step === 'kept' && upload.name}
        {upload.step === 'sending' && <progress value={upload.share} aria-label={`Sending ${upload.name}`} />}
      </p>
    </>
  )
}

/** Sends a picture at once, while its words are being written. */
function useUpload(keep: PictureKeeper, first: File | undefined) {
  const [upload, setUpload] = useState<Upload>({ step: 'none' })
  const running = useRef<AbortController>(undefined)
  const begin = async (file: File) => {
    running.current?.abort()
    const error = checkFile(file, rules)
    if (error) return setUpload({ step: 'none', error })
    const stop = new AbortController()
    running.current = stop
    const { name } = file
    setUpload({ step: 'sending', name, share: 0 })
    try {
      const fileId = await keep(file, {
        onProgress: (share) => !stop.signal.aborted && setUpload({ step: 'sending', name, share }),
        signal: stop.signal,
      })
      rememberPicture(fileId, file)
      if (!stop.signal.aborted) setUpload({ step: 'kept', name, fileId })
    } catch (failure) {
      if (!stop.signal.aborted) setUpload({ step: 'none', error: (failure as Error).message })
    }
  }
  const latest = useRef(begin)
  latest.current = begin
  useEffect(() => {
    if (first) void latest.current(first)
    return () => running.current?.abort()
  }, [first])
  return { upload, begin: (file: File) => void begin(file) }
}
