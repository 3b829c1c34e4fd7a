import { useSyncExternalStore } from 'react'

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallPrompt | null = null
const listeners = new Set<() => void>()

if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => change(null))
}

/** Asks the browser to install the application; undefined while the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  const offered = useSyncExternalStore(subscribe, () => offer)
  if (!offered) return undefined
  return () => {
    void offered.prompt()
    change(null)
  }
}

function change(next: InstallPrompt | null): void {
  offer = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
