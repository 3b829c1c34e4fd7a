import { useSyncExternalStore } from 'react'

let pending = 0
const listeners = new Set<() => void>()

/** Counts a request as under way until it is settled. */
export async function track<T>(work: Promise<T>): Promise<T> {
  change(1)
  try {
    return await work
  } finally {
    change(-1)
  }
}

/** Whether a request is under way. */
export function useIsPending(): boolean {
  return useSyncExternalStore(subscribe, isPending)
}

const isPending = () => pending > 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: number): void {
  pending += by
  for (const listener of listeners) listener()
}
