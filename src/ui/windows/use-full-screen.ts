import { type RefObject, useEffect, useRef } from 'react'

/** Gives an element the whole screen while wanted, if the browser can; Escape and the browser's own way out end it. */
export function useFullScreen(element: RefObject<HTMLElement | null>, wanted: boolean, onLeave: () => void): void {
  const leave = useRef(onLeave)
  leave.current = onLeave
  useEffect(() => {
    const shown = element.current
    if (!wanted || !shown) return
    // Without full screen, as on some phones, it covers the page instead.
    shown.requestFullscreen?.().catch(() => {})
    const changed = () => {
      if (document.fullscreenElement !== shown) leave.current()
    }
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.fullscreenElement && !event.defaultPrevented) leave.current()
    }
    document.addEventListener('fullscreenchange', changed)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('fullscreenchange', changed)
      document.removeEventListener('keydown', press)
      if (document.fullscreenElement === shown) void document.exitFullscreen()
    }
  }, [element, wanted])
}
