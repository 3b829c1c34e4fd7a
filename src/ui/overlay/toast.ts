export type ToastKind = 'positive' | 'warning' | 'negative' | 'info'

export type ToastAction = { label: string } & ({ onPress: () => void } | { href: string; newTab?: boolean })

export type Toast = {
  id: number
  kind: ToastKind
  text: string
  detail?: string
  action?: ToastAction
  durationMs: number
}

export const DEFAULT_TOAST_MS = 3000
const MOST_AT_ONCE = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast at the foot of the page; the same words replace the earlier toast. Returns its id. */
export function toast({
  durationMs = DEFAULT_TOAST_MS,
  ...said
}: Omit<Toast, 'id' | 'durationMs'> & { durationMs?: number }) {
  lastId += 1
  const others = toasts.filter(({ text }) => text !== said.text)
  publish([...others, { ...said, durationMs, id: lastId }].slice(-MOST_AT_ONCE))
  return lastId
}

/** Removes a toast early. */
export function dismissToast(id: number): void {
  publish(toasts.filter((one) => one.id !== id))
}

/** Removes all toasts: at logout, and between tests. */
export function clearToasts(): void {
  publish([])
}

/** The present toasts, oldest first. */
export function getToasts(): readonly Toast[] {
  return toasts
}

/** Calls back after every change. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
