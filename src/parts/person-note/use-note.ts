import { type FormEvent, useState } from 'react'
import { invalidate, useAction } from '../../providers/api/query'
import { KeepNote } from './note.documents'

/** A note about a person as it is written. What was typed stays until it is kept. */
export function useNote(userId: string) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const keep = useAction(KeepNote, {
    quiet: true,
    onSuccess: () => {
      setText('')
      void invalidate('PersonStory', 'LeadAtDesk', 'LeadsOfStatus')
    },
    onError: ({ message }) => setFault(message),
  })
  const isTyped = text.trim() !== ''
  return {
    ...{ text, fault, isTyped },
    isSaving: keep.isPending,
    type: setText,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setFault(isTyped ? null : 'Field is required')
      if (isTyped && !keep.isPending) keep.mutate({ userId, text })
    },
  }
}

export type Note = ReturnType<typeof useNote>
