import { useEffect, useRef } from 'react'

/** Keys of a review, by the key's name in small letters; `space` is Space. Not while something is typed or a dialog is open. */
export function useReviewKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(target)) return
      if (document.querySelector('dialog[open]')) return
      const name = event.key === ' ' ? 'space' : event.key.toLowerCase()
      if ((name === 'space' || name === 'enter') && isPressed(target)) return
      const act = latest.current[name]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const isPressed = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('button, a, summary')

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select') ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)))
