const listeners = new Set<() => void>()

/** Starts the product tour from any page. */
export function startTour(): void {
  for (const listener of listeners) listener()
}

/** Calls back when the tour should start; the frame shows it. */
export function onTourStart(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
