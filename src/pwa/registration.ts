import { useSyncExternalStore } from 'react'

const CHECK_EVERY_MS = 30_000

let waiting = false
let apply = () => {}
let begun = false
const listeners = new Set<() => void>()

/** Registers the service worker once the page has loaded, and looks for a newer one each 30 seconds. */
export function registerServiceWorker(): void {
  if (begun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  begun = true
  const start = () => begin().catch((error) => console.warn('The service worker was not registered.', error))
  if (document.readyState === 'complete') setTimeout(start, 1000)
  else addEventListener('load', () => setTimeout(start, 1000), { once: true })
}

/** Whether a newer build waits, and the way to take it. */
export function useUpdate(): { waiting: boolean; apply: () => void } {
  return { waiting: useSyncExternalStore(subscribe, () => waiting), apply: () => apply() }
}

async function begin(): Promise<void> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/service-worker.js')
  workbox.addEventListener('waiting', () => {
    apply = () => {
      // Only the tab that asked loads anew: others keep what they are doing.
      workbox.addEventListener('controlling', () => location.reload())
      workbox.messageSkipWaiting()
    }
    waiting = true
    for (const listener of listeners) listener()
  })
  await workbox.register()
  setInterval(() => {
    if (navigator.onLine && document.visibilityState === 'visible') workbox.update().catch(() => {})
  }, CHECK_EVERY_MS)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
