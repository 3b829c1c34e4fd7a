import { useRef, useState } from 'react'
import { ApiError } from '../../providers/api/api-error'
import type { DroppedFile } from '../../ui/files/file-drop'

interface Sending {
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends files with their progress; a failed one says why and stays until it is removed. */
export function useFileQueue(send: (file: File, sending: Sending) => Promise<void>) {
  const [files, setFiles] = useState<readonly DroppedFile[]>([])
  const running = useRef(new Map<string, AbortController>())
  // One after another: several at once would all be slow, and the last one late.
  const queue = useRef(Promise.resolve())
  const forget = (id: string) => setFiles((all) => all.filter((each) => each.id !== id))
  const change = (id: string, part: Partial<DroppedFile>) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)))

  const begin = async (file: File) => {
    const id = crypto.randomUUID()
    const stop = new AbortController()
    const { signal } = stop
    running.current.set(id, stop)
    setFiles((all) => [...all, { id, name: file.name, size: file.size, progress: 0 }])
    try {
      await send(file, { onProgress: (share) => change(id, { progress: Math.min(share, 0.99) }), signal })
      forget(id)
    } catch (error) {
      if (!signal.aborted) change(id, { progress: undefined, error: whyNotArrived(error) })
    } finally {
      running.current.delete(id)
    }
  }
  return {
    files,
    add(given: readonly File[]) {
      for (const file of given) queue.current = queue.current.then(() => begin(file))
    },
    remove(id: string) {
      running.current.get(id)?.abort()
      forget(id)
    },
  }
}

/** Why a file did not arrive, beside its name. */
export function whyNotArrived(error: unknown): string {
  if (error instanceof ApiError && error.code === 'NETWORK')
    return 'The connection was lost. Remove this line and choose the file again.'
  return error instanceof Error && error.message ? error.message : 'This file did not arrive. Please try again.'
}
