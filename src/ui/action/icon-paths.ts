import { useSyncExternalStore } from 'react'
import { icons } from './icons'
import type { frameIcons } from './icons-frame'
import type { moreIcons } from './icons-more'

export type IconName = keyof typeof icons | keyof typeof frameIcons | keyof typeof moreIcons

let known: Partial<Record<IconName, string>> = icons
let asked = false
const listeners = new Set<() => void>()

/** Adds symbols; the signed-in frame does so before it is drawn. */
export function addIcons(more: typeof frameIcons | typeof moreIcons): void {
  known = { ...known, ...more }
  for (const listener of listeners) listener()
}

/** A symbol's path; an unknown one is loaded, and the symbol appears then. */
export function useIconPath(name: IconName): string | undefined {
  const path = useSyncExternalStore(subscribe, () => known[name])
  if (path === undefined && !asked) {
    asked = true
    Promise.all([import('./icons-frame'), import('./icons-more')]).then(
      ([{ frameIcons }, { moreIcons }]) => {
        addIcons(frameIcons)
        addIcons(moreIcons)
      },
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
