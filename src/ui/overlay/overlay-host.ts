import { useSyncExternalStore } from 'react'

// What stands behind a modal dialog is inert, so toasts are drawn inside the topmost one.
let hosts: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** Registers an open dialog as the place for toasts; call the answer when it closes. */
export function pushOverlayHost(host: HTMLElement): () => void {
  publish([...hosts, host])
  return () => publish(hosts.filter((one) => one !== host))
}

/** The topmost open dialog, or undefined. */
export function useOverlayHost(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => hosts.at(-1))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly HTMLElement[]): void {
  hosts = next
  for (const listener of listeners) listener()
}
