import { useSyncExternalStore } from 'react'
import { icons } from './icons'
import type { moreIcons } from './icons-more'

export type IconName = keyof typeof icons | keyof typeof moreIcons

let known: Partial<Record<IconName, string>> = icons
let asked = false
const listeners = new Set<() => void>()

/** Adds symbols; the signed-in frame does so before it is drawn. */
export function addIcons(more: typeof moreIcons): void {
  known = { ...icons, ...more }
  asked = true
  for (const listener of listeners) listener()
}

/** A symbol's path; an unknown one is loaded, and the symbol appears then. */
export function useIconPath(name: IconName): string | undefined {
  const path = useSyncExternalStore(subscribe, () => known[name])
  if (path === undefined && !asked) {
    asked = true
    import('./icons-more').then(
      ({ moreIcons }) => addIcons(moreIcons),
      () => {
        asked = false
      },
    )
  }
  return path
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
