import { createContext, useContext, useEffect, useRef } from 'react'
import { isNarrow } from '../theme/narrow'

interface FullWindow {
  /** Whether the room has the whole window, without top bar and drawer. */
  full: boolean
  setFull: (full: boolean) => void
}

/** Given by the frame to the room inside it; none where a room has no frame. */
export const FullWindowHere = createContext<FullWindow | null>(null)

const KEY = 'full-window'

/** Whether somebody who turned it off wants rooms in the frame. */
function staysInFrame(): boolean {
  try {
    return localStorage.getItem(KEY) === 'off'
  } catch {
    return false
  }
}

function remember(full: boolean): void {
  try {
    if (full) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // A browser that blocks storage forgets the choice.
  }
}

/** Fills the window while work goes on in the room, unless the person has turned it off; by a button, and off by Escape. */
export function useFullWindow(working: boolean): (FullWindow & { toggle: () => void }) | null {
  const here = useContext(FullWindowHere)
  const latest = useRef(here)
  latest.current = here
  useEffect(() => {
    // A phone has no room for both.
    latest.current?.setFull(isNarrow() || (working && !staysInFrame()))
  }, [working])
  const choose = (full: boolean) => {
    remember(full)
    latest.current?.setFull(full)
  }
  const full = here?.full ?? false
  const leave = useRef(choose)
  leave.current = choose
  useEffect(() => {
    if (!full) return
    const press = (event: KeyboardEvent) => {
      // A dialog or a menu takes the key first.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open], :popover-open'))
        leave.current(false)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [full])
  return here && { ...here, toggle: () => choose(!full) }
}
