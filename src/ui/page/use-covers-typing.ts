import { type RefObject, useEffect, useState } from 'react'

const TYPED_IN = /* not text */ 'input, textarea, select, [contenteditable="true"]'
/** Room below a field for its help and its error. */
const AROUND_PX = 32

/** Whether an element lies over the field that somebody is typing in. */
export function useCoversTyping(over: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const look = () => {
      const field = document.activeElement?.closest<HTMLElement>(TYPED_IN)
      setCovers(Boolean(field && over.current && !over.current.contains(field) && meet(over.current, field)))
    }
    // The next field has the focus only after the one before has lost it.
    const later = () => requestAnimationFrame(look)
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', later)
    addEventListener('scroll', look, true)
    addEventListener('resize', look)
    look()
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', later)
      removeEventListener('scroll', look, true)
      removeEventListener('resize', look)
    }
  }, [over])
  return covers
}

function meet(over: HTMLElement, field: HTMLElement): boolean {
  const [a, b] = [over.getBoundingClientRect(), field.getBoundingClientRect()]
  return a.left < b.right && a.right > b.left && a.top < b.bottom + AROUND_PX && a.bottom > b.top
}
