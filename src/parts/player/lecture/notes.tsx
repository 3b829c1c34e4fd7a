import { type FormEvent, type RefObject, useState } from 'react'
import { libraryNoteCreate } from '../../../../schema/generated/limits'
import { invalidate, useAction, useApi } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { TextArea } from '../../../ui/form/text-area'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { MakeCard } from '../../own-cards/make-card'
import { paragraph } from '../../own-cards/paragraph'
import { clockOf } from './clock-words'
import { LectureNoteCreate, LectureNotes } from './lecture.documents'
import { NoteLine } from './note-line'
import styles from './notes.module.css'
import type { Slide } from './slides'

interface NotesProps {
  bundleId: string
  slides: readonly Slide[]
  /** Where the lecture is. */
  at: { slide: Slide; second: number }
  field: RefObject<HTMLTextAreaElement | null>
  /** Somebody begins to write. */
  onWrite: () => void
  onGo: (slide: number, second: number) => void
}

/** One's own notes on a lecture: each pinned to a slide and a second, and a way back there. */
export function Notes({ bundleId, slides, at, field, onWrite, onGo }: NotesProps) {
  const { data } = useApi(LectureNotes, { bundleId })
  const [text, setText] = useState('')
  /** Where the note belongs: where it was begun, however far the lecture has gone since. */
  const [pin, setPin] = useState(at)
  const guard = useLeaveGuard(text.trim() !== '')
  const create = useAction(LectureNoteCreate, {
    onSuccess: () => {
      setText('')
      return invalidate('LectureNotes')
    },
  })
  const here = text ? pin : at
  const numberOf = (id: string | null) => slides.findIndex((slide) => slide.id === id)
  const notes = (data?.libraryNotes ?? []).toSorted(
    (one, other) => numberOf(one.slideId) - numberOf(other.slideId) || (one.second ?? 0) - (other.second ?? 0),
  )
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim())
      create.mutate({ bundleId, slideId: pin.slide.id, second: Math.max(0, Math.floor(pin.second)), text: text.trim() })
  }
  return (
    <Card title="My notes" count={notes.length || undefined}>
      {guard.dialog}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <NoteLine key={note.id} note={note} number={numberOf(note.slideId)} onGo={onGo} />
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={add}>
        <TextArea
          ref={field}
          label={`Note at slide ${numberOf(here.slide.id) + 1}, ${clockOf(here.second)}`}
          rows={2}
          most={libraryNoteCreate.text}
          value={text}
          onFocus={onWrite}
          onChange={({ target }) => {
            if (!text) setPin(at)
            setText(target.value)
          }}
        />
        {text.trim() !== '' && (
          <Button type="submit" size="sm" variant="primary" busy={create.isPending}>
            Add note
          </Button>
        )}
      </form>
      <MakeCard
        draft={() => ({ front: paragraph(at.slide.title) })}
        origin={{ slideId: at.slide.id }}
        about={`of slide ${numberOf(at.slide.id) + 1}`}
      />
    </Card>
  )
}
