import { useState } from 'react'
import type { Entry } from './marksheet-draft'

interface Step {
  id: string
  before: Entry
}

/** As many steps back as anybody takes. */
const MOST_STEPS = 50

interface Undo {
  /** Notes what a criterion was before it is changed. A comment that is typed on is one step. */
  note: (id: string, before: Entry, change: Partial<Entry>) => void
  /** Takes the last change back, and answers whose it was; undefined while there is none. */
  undo: (() => string) | undefined
}

/** The latest grades, comments and quotes of this visit, to take back. */
export function useUndo(restore: (id: string, entry: Entry) => void): Undo {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [typing, setTyping] = useState<string | null>(null)
  const last = steps.at(-1)
  return {
    note: (id, before, change) => {
      const isTyped = change.comment !== undefined
      if (!isTyped || typing !== id) setSteps((were) => [...were, { id, before }].slice(-MOST_STEPS))
      setTyping(isTyped ? id : null)
    },
    undo:
      last &&
      (() => {
        restore(last.id, last.before)
        setSteps((were) => were.slice(0, -1))
        setTyping(null)
        return last.id
      }),
  }
}
