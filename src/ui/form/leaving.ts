import { useEffect, useMemo, useRef } from 'react'

interface Held {
  holds: () => boolean
  letGo: () => void
}

const held = new Set<Held>()

/** Whether something on the screen is not saved. */
export const isUnsaved = (): boolean => [...held].some(({ holds }) => holds())

/** Lets every open page go without asking: nobody is signed in any more to save it. */
export function leaveFreely(): void {
  for (const { letGo } of held) letGo()
}

interface UnloadQuestion {
  /** Whether to ask before leaving the page now. */
  holds: () => boolean
  /** Lets the page go, until it is redrawn with unsaved changes. */
  release: () => void
}

/** Makes the browser ask before the tab closes or loads something else, while there is something `unsaved`. */
export function useUnloadQuestion(unsaved: boolean): UnloadQuestion {
  const now = useRef(unsaved)
  now.current = unsaved
  const free = useRef(false)

  const question = useMemo(
    () => ({
      holds: () => now.current && !free.current,
      release: () => {
        now.current = false
      },
      letGo: () => {
        free.current = true
      },
    }),
    [],
  )

  useEffect(() => {
    held.add(question)
    return () => void held.delete(question)
  }, [question])

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (question.holds()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved, question])
  return question
}
