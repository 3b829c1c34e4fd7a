/** Marks the control of a text that is too long. */
export const TOO_LONG = 'data-too-long'
/** Marks a button that sends what its form, dialog or row holds without being the form's own. */
export const SENDS = 'data-sends'

let isHolding = false

/**
 * From now on nothing is sent that holds a text which is too long: its field gets the focus instead, the first of several. It listens before all
 * handlers of the pages, so that no form has to ask by itself.
 */
export function holdTooLong(): void {
  if (isHolding) return
  isHolding = true
  document.addEventListener('submit', hold, true)
  document.addEventListener('click', hold, true)
}

/** Leads to the first text within that is too long; answers whether there is one. */
export function leadToTooLong(within: ParentNode | null): boolean {
  const control = within?.querySelector<HTMLElement>(`[${TOO_LONG}]`)
  control?.focus()
  return control !== null && control !== undefined
}

function hold(event: Event) {
  const within = sentBy(event)
  if (!within || !leadToTooLong(within)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** The form, dialog or row that an event would send. */
function sentBy({ type, target }: Event): Element | null {
  if (!(target instanceof Element)) return null
  if (type === 'submit') return target
  return target.closest(`[${SENDS}]`)?.closest('form, dialog, li') ?? null
}
