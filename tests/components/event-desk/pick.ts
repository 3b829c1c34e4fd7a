import { act } from 'react'

/** Chooses one of a select, as its list does. */
export function pick(field: HTMLSelectElement, value: string): void {
  act(() => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
