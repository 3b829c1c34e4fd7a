import { useSyncExternalStore } from 'react'
import { icons } from './icons'
import type { moreIcons } from './icons-more'

export type IconName = keyof typeof icons | keyof typeof moreIcons

let known: Partial<Record<IconName, string>> = icons
let asked = false
const listeners = new Set<() => void>()

/** Makes more symbols known; the signed-in frame does so before it is drawn. */
export function addIcons(more: typeof moreIcons): void {
  known = { ...icons, ...more }
  asked = true
  for (const listener of listeners) listener()
}

/** A symbol's path; one that is not known yet is fetched, and the symbol fills in when it comes. */
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
