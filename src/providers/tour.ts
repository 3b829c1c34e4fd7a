const listeners = new Set<() => void>()

/** Begins the product tour, from wherever one is. */
export function startTour(): void {
  for (const listener of listeners) listener()
}

/** Calls back when somebody wants the tour; the frame shows it. */
export function onTourStart(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
