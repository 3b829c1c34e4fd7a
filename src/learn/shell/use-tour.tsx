import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { onTourStart } from '../../providers/tour'

const Tour = lazy(() => import('./tour').then((m) => ({ default: m.Tour })))
const KEY = 'tourTaken'

interface TourState {
  taken: boolean
  start: () => void
  /** What is shown of it: nothing, before it is asked for. */
  dialog: ReactNode
}

/** The product tour, fetched when somebody takes it. */
export function useTour(): TourState {
  const [open, setOpen] = useState(false)
  const [taken, setTaken] = useState(() => load())
  useEffect(() => onTourStart(() => setOpen(true)), [])
  const close = (finished: boolean) => {
    setOpen(false)
    if (!finished) return
    store()
    setTaken(true)
  }
  const dialog = open && (
    <Suspense>
      <Tour onClose={close} />
    </Suspense>
  )
  return { taken, start: () => setOpen(true), dialog }
}

function load(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function store(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Then the menu goes on offering it as new.
  }
}
