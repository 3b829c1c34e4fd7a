import type { KeyboardEvent } from 'react'

/** What the keys of a marksheet do, beside the letters that grade. */
export interface SheetKeys {
  /** Back to the grade of the criterion before. */
  back: () => void
  /** To the comment of the criterion that has the focus. */
  comment: () => void
  /** From a comment to the grade of its criterion. */
  grade: () => void
  release: () => void
  undo: (() => void) | undefined
}

/** Does what a pressed key asks for: in a text, letters are text and Ctrl Z is the browser's. */
export function pressInSheet(event: KeyboardEvent, keys: SheetKeys): void {
  const act = actOf(event, keys)
  if (!act) return
  event.preventDefault()
  // Escape would give the frame of the page back too.
  event.stopPropagation()
  act()
}

function actOf(event: KeyboardEvent, { back, comment, grade, release, undo }: SheetKeys): (() => void) | undefined {
  const { key, altKey, shiftKey, target } = event
  const withControl = event.ctrlKey || event.metaKey
  if (altKey || !(target instanceof HTMLElement)) return undefined
  const isText = target.matches('textarea, [contenteditable] *, [contenteditable]')
  if (withControl && key === 'Enter') return release
  if (isText) return key === 'Escape' && target.matches('textarea') ? grade : undefined
  if (withControl) return key.toLowerCase() === 'z' && !shiftKey ? undo : undefined
  if (shiftKey && key === 'ArrowUp') return back
  // C is a grade too; Enter opens the comment, as it opens the row of a title.
  return key === 'Enter' && target.matches('input[type="radio"]') ? comment : undefined
}
