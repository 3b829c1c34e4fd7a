import { useEffect, useMemo, useRef } from 'react'

const letters = new Set<() => void>()

/** Lets every page that is open go without its question: nobody is signed in any more who could save what stands on it. */
export function leaveFreely(): void {
  for (const letGo of letters) letGo()
}

interface UnloadQuestion {
  /** Whether leaving the page is to be asked about now. */
  holds: () => boolean
  /** Lets the page go, until it is drawn anew with something unsaved. */
  release: () => void
}

/** Has the browser ask before the tab is closed or loads something else, while there is something `unsaved`. */
export function useUnloadQuestion(unsaved: boolean): UnloadQuestion {
  const held = useRef(unsaved)
  held.current = unsaved
  const free = useRef(false)

  useEffect(() => {
    const letGo = () => {
      free.current = true
    }
    letters.add(letGo)
    return () => void letters.delete(letGo)
  }, [])

  const question = useMemo(
    () => ({
      holds: () => held.current && !free.current,
      release: () => {
        held.current = false
      },
    }),
    [],
  )

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
