import { useRef, useState } from 'react'
import { upload } from '../../../../providers/api/client'
import type { DroppedFile } from '../../../../ui/files/file-drop'
import { whyNotArrived } from '../../../upload/use-file-queue'
import type { AnswerSaver } from '../answers/answer-saver'
import { AttemptFile } from '../attempt.documents'

/** What is being sent for a question, and how more is. */
export interface Uploads {
  files: readonly DroppedFile[]
  add: (files: readonly File[]) => void
  /** Stops it, or takes a failed one out of the list. */
  remove: (id: string) => void
}

type Running = DroppedFile & { questionId: string }

/** Sends the files of an attempt, one after another, whichever question is looked at meanwhile; an answer names a file once it is there. */
export function useUploads(saver: AnswerSaver, attemptId: string) {
  const [running, setRunning] = useState<readonly Running[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  const forget = (id: string) => setRunning((all) => all.filter((each) => each.id !== id))
  const change = (id: string, part: Partial<DroppedFile>) =>
    setRunning((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)))

  const send = async (questionId: string, id: string, file: File) => {
    const signal = stops.current.get(id)?.signal
    if (!signal || signal.aborted) return
    try {
      const onProgress = (progress: number) => change(id, { progress: Math.min(progress, 0.99) })
      const sent = await upload(AttemptFile, { id: attemptId, questionId, file }, { signal, onProgress })
      saver.addFile(questionId, sent.testAttemptFile)
      forget(id)
    } catch (error) {
      if (!signal.aborted) change(id, { progress: undefined, error: whyNotArrived(error) })
    } finally {
      stops.current.delete(id)
    }
  }
  const uploadsOf = (questionId: string): Uploads => ({
    files: running.filter((each) => each.questionId === questionId),
    add(files) {
      for (const file of files) {
        const id = crypto.randomUUID()
        stops.current.set(id, new AbortController())
        setRunning((all) => [...all, { id, questionId, name: file.name, size: file.size, progress: 0 }])
        queue.current = queue.current.then(() => send(questionId, id, file))
      }
    },
    remove(id) {
      stops.current.get(id)?.abort()
      forget(id)
    },
  })
  return { uploadsOf, sending: running.some(({ error }) => !error) }
}
