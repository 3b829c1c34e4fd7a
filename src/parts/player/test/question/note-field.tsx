import { useEffect, useRef } from 'react'
import { testAttemptAnswer } from '../../../../../schema/generated/limits'
import { TextArea } from '../../../../ui/form/text-area'
import type { Question } from '../attempt-parts'

interface NoteFieldProps {
  question: Question
  /** The question whose note was asked for last, anew each time. */
  wanted: { id: string } | null
  onWrite: (note: string) => void
}

/** What somebody notes of a question; it is saved as their answers are. There is none until it is asked for. */
export function NoteField({ question: { id, note, voided }, wanted, onWrite }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (wanted) field.current?.focus()
  }, [wanted])
  if (voided || (note === null && wanted?.id !== id)) return null
  return (
    <TextArea
      ref={field}
      label="Your note"
      help="Nobody else reads it. It stands beside the question in your result."
      rows={3}
      most={testAttemptAnswer.note}
      value={note ?? ''}
      onChange={({ target }) => onWrite(target.value)}
    />
  )
}
