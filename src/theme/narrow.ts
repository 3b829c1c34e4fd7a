import { useSyncExternalStore } from 'react'

/** Below this width the layout is that of a phone. */
const NARROW = '(max-width: 899px)'

// A browser of the tests has no media queries.
const query = () => (typeof matchMedia === 'function' ? matchMedia(NARROW) : undefined)

/** Whether the window has the width of a phone now. */
export const isNarrow = (): boolean => query()?.matches ?? false

/** The same, while it is shown. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, isNarrow)

function listen(changed: () => void): () => void {
  const watched = query()
  watched?.addEventListener('change', changed)
  return () => watched?.removeEventListener('change', changed)
}
