import { useSyncExternalStore } from 'react'

// Content behind a modal dialog is inert, so toasts are drawn inside the topmost dialog.
let hosts: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** Registers an open dialog as the place for toasts; returns a function for its closing. */
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
