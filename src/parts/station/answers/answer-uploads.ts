import { useRef, useState } from 'react'
import { ApiError } from '../../../providers/api/api-error'
import { upload } from '../../../providers/api/client'
import { invalidate } from '../../../providers/api/query'
import type { DroppedFile } from '../../../ui/files/file-drop'
import { ClassroomAnswerCreate } from '../station.documents'

/** The running uploads, with their progress and errors. */
export function useAnswerUploads(sessionId: string) {
  const [files, setFiles] = useState<readonly DroppedFile[]>([])
  const running = useRef(new Map<string, AbortController>())
  const change = (id: string, part: Partial<DroppedFile>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...part } : file)))

  const send = async (file: File) => {
    const id = crypto.randomUUID()
    const stop = new AbortController()
    running.current.set(id, stop)
    setFiles((all) => [...all, { id, name: file.name, size: file.size, progress: 0 }])
    try {
      await upload(
        ClassroomAnswerCreate,
        { sessionId, title: titleOf(file.name), contentType: file.type || 'application/octet-stream', file },
        { signal: stop.signal, onProgress: (progress) => change(id, { progress: Math.min(progress, 0.99) }) },
      )
      await invalidate('ClassroomSession')
      setFiles((all) => all.filter((each) => each.id !== id))
    } catch (error) {
      if (stop.signal.aborted) return
      change(id, { progress: undefined, error: reasonOf(error) })
    } finally {
      running.current.delete(id)
    }
  }
  const remove = (id: string) => {
    running.current.get(id)?.abort()
    setFiles((all) => all.filter((file) => file.id !== id))
  }
  // One after another: several at once would all be slow, and the last one late.
  const queue = useRef(Promise.resolve())
  const add = (given: File[]) => {
    for (const file of given) queue.current = queue.current.then(() => send(file))
  }
  return { files, add, remove, sending: files.some(({ progress }) => progress !== undefined) }
}

const titleOf = (name: string) => name.replace(/\.[a-z0-9]{1,5}$/i, '') || name

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'NETWORK')
    return 'The connection was lost. Remove this line and choose the file again.'
  return error instanceof Error && error.message ? error.message : 'This file did not arrive. Please try again.'
}
