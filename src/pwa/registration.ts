import { useSyncExternalStore } from 'react'

const CHECK_EVERY_MS = 30_000
const TAKES_MS = 5_000

let waiting = false
let apply = () => {}
let begun = false
let look: (() => Promise<ServiceWorkerRegistration>) | undefined
const listeners = new Set<() => void>()

/** Registers the service worker once the page has loaded, and looks for a newer one every 30 seconds. */
export function registerServiceWorker(): void {
  if (begun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  begun = true
  const start = () => begin().catch((error) => console.warn('The service worker was not registered.', error))
  if (document.readyState === 'complete') setTimeout(start, 1000)
  else addEventListener('load', () => setTimeout(start, 1000), { once: true })
}

/** Whether a newer build waits, and a function that takes it. */
export function useUpdate(): { waiting: boolean; apply: () => void } {
  return { waiting: useSyncExternalStore(subscribe, () => waiting), apply: () => apply() }
}

/** The result of a check for a newer build. */
export type Check = 'newest' | 'waiting' | 'unreachable' | 'unsupported'

/** Checks for a newer build at once. */
export async function checkForUpdate(): Promise<Check> {
  if (!look) return 'unsupported'
  try {
    const { installing, waiting: newer } = await look()
    return installing || newer ? 'waiting' : 'newest'
  } catch {
    return 'unreachable'
  }
}

async function begin(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  whenOneWaits(registration, () => {
    waiting = true
    for (const listener of listeners) listener()
  })
  look = async () => {
    await registration.update()
    return registration
  }
  apply = () => {
    const newer = registration.waiting
    // Another tab has taken it already. Only the tab that asks reloads; the others keep their work.
    if (!newer) return location.reload()
    newer.addEventListener('statechange', () => {
      if (newer.state === 'activated') location.reload()
    })
    newer.postMessage({ type: 'SKIP_WAITING' })
    // An answer that the earlier one still gives to this page holds the newer one up, in Chromium for minutes; a new load ends it.
    setTimeout(() => location.reload(), TAKES_MS)
  }
  setInterval(() => {
    if (navigator.onLine && document.visibilityState === 'visible') registration.update().catch(() => {})
  }, CHECK_EVERY_MS)
}

/** Tells of a newer build that waits, now or later. The first of all waits for nobody, so it is none. */
function whenOneWaits(registration: ServiceWorkerRegistration, tell: () => void): void {
  if (registration.waiting && registration.active) tell()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (registration.waiting === installing && registration.active) tell()
    })
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
