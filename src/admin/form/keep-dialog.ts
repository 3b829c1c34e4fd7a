import type { KeyboardEvent } from 'react'

/** Escape closes an open list of choices, not the dialog around it. */
export function keepDialog(event: KeyboardEvent): void {
  if (event.key === 'Escape' && (event.target as HTMLElement).getAttribute('aria-expanded') === 'true')
    event.preventDefault()
}
