import { useEffect, useRef } from 'react'

export interface TestKeys {
  /** A letter's option; `strike` with Shift. */
  letter: (at: number, strike: boolean) => void
  /** 1, 2 or 3: how sure. */
  sure: (at: number) => void
  flag: () => void
  note: () => void
  move: (by: 1 | -1) => void
  enter: () => void
  hideClock: () => void
}

/** Keys of a test, while nothing is typed and no dialog is open. */
export function useTestKeys(keys: TestKeys) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      if (document.querySelector('dialog[open], [role="dialog"]')) return
      if (act(event, latest.current)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select') ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)))

/** Answers whether the key meant something. */
function act({ key, shiftKey, target }: KeyboardEvent, keys: TestKeys): boolean {
  const isOnButton = target instanceof HTMLElement && target.matches('button, a, summary')
  const isOnRadio = target instanceof HTMLInputElement
  if (/^[a-j]$/i.test(key) && key.toLowerCase() !== 'f' && key.toLowerCase() !== 'h')
    keys.letter(key.toLowerCase().charCodeAt(0) - 97, shiftKey)
  else if (/^[123]$/.test(key)) keys.sure(Number(key) - 1)
  else if (key === 'f' || key === 'F') keys.flag()
  else if (key === 'n' || key === 'N') keys.note()
  else if (key === 'h' || key === 'H') keys.hideClock()
  else if (key === 'ArrowLeft' && !isOnRadio) keys.move(-1)
  else if (key === 'ArrowRight' && !isOnRadio) keys.move(1)
  else if (key === 'Enter' && !isOnButton) keys.enter()
  else return false
  return true
}
