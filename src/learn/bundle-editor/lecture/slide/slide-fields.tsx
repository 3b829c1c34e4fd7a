import { useRef, useState } from 'react'
import { MOST_TEXT } from '../../../../../rules/limits'
import { librarySlideCreate } from '../../../../../schema/generated/limits'
import { Button } from '../../../../ui/action/button'
import { SelectField } from '../../../../ui/form/select-field'
import { TextArea } from '../../../../ui/form/text-area'
import { TextField } from '../../../../ui/form/text-field'
import type { Chapter } from '../moves'
import styles from './slide-dialog.module.css'
import { MOST_ALT, type Problems, type SlideWords } from './slide-form'

interface SlideFieldsProps {
  words: SlideWords
  number: number
  chapters: readonly Chapter[]
  problems: Problems
  /** Called with the words, and the field whose problem has gone with this. */
  onChange: (words: SlideWords, field: keyof Problems) => void
}

/** The words of a slide: its title and chapter, what its sound says, and what its picture shows. */
export function SlideFields({ words, number, chapters, problems, onChange }: SlideFieldsProps) {
  const isGone = words.chapterId !== '' && !chapters.some(({ id }) => id === words.chapterId)
  return (
    <div className={styles.words}>
      <TextField
        label="Title"
        optional
        value={words.title}
        most={librarySlideCreate.title}
        error={problems.title}
        help={words.title.trim() ? undefined : `Without one it is called Slide ${number}.`}
        onChange={({ target }) => onChange({ ...words, title: target.value }, 'title')}
      />
      {(chapters.length > 0 || isGone) && (
        <SelectField
          label="Chapter"
          value={isGone ? '' : words.chapterId}
          error={
            isGone
              ? 'Somebody has deleted its chapter. Choose another, or save it outside any chapter.'
              : problems.chapterId
          }
          options={[
            { value: '', label: /* text */ 'Outside any chapter' },
            ...chapters.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ target }) => onChange({ ...words, chapterId: target.value }, 'chapterId')}
        />
      )}
      <Transcript
        value={words.transcript}
        error={problems.meta}
        onChange={(transcript) => onChange({ ...words, transcript }, 'meta')}
      />
      <TextArea
        label="What the picture shows"
        optional
        rows={3}
        most={MOST_ALT}
        value={words.alt}
        error={problems.alt}
        help="For those who do not see it."
        onChange={({ target }) => onChange({ ...words, alt: target.value }, 'alt')}
      />
    </div>
  )
}

interface TranscriptProps {
  value: string
  error: string | undefined
  onChange: (transcript: string) => void
}

/** What the sound says, typed or from a file. */
function Transcript({ value, error, onChange }: TranscriptProps) {
  const input = useRef<HTMLInputElement>(null)
  const [unread, setUnread] = useState<string>()
  const read = async (file: File | undefined) => {
    if (!file) return
    const text = await file.text().catch(() => undefined)
    // What is no text has such characters.
    if (text === undefined || text.includes('\u0000') || text.includes('\uFFFD'))
      return setUnread(`${file.name} is no text.`)
    setUnread(undefined)
    onChange(text.replace(/^\uFEFF/, ''))
  }
  return (
    <div className={styles.transcript}>
      <TextArea
        label="What the sound says"
        optional
        rows={8}
        most={MOST_TEXT}
        value={value}
        error={unread ?? error}
        help="As it is spoken, or captions as WebVTT. Learners read it while they listen."
        onChange={({ target }) => {
          setUnread(undefined)
          onChange(target.value)
        }}
      />
      <input
        ref={input}
        className="vh"
        type="file"
        tabIndex={-1}
        aria-label="A file with these words"
        accept=".vtt,.txt,text/vtt,text/plain"
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ''
        }}
      />
      <Button size="sm" icon="upload" onClick={() => input.current?.click()}>
        Take it from a file
      </Button>
    </div>
  )
}
