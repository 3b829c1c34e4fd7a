import { useState } from 'react'
import type { ApiError } from '../../providers/api/api-error'
import { noticeOf } from '../../providers/api/errors'

/** A form that is sent as a whole, and what was wrong with it: at a field, or at '' for all of it. */
export function useSentForm() {
  const [problem, setProblem] = useState<{ field: string; text: string | undefined }>()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    setBusy,
    at: (field: string) => (problem?.field === field ? problem.text : undefined),
    refuse: (field: string, text: string) => setProblem({ field, text }),
    forgive: () => setProblem(undefined),
    /** Waits for what sends it; what was stopped is no refusal. */
    async send(work: () => Promise<void>, signal?: AbortSignal) {
      setBusy(true)
      setProblem(undefined)
      try {
        await work()
      } catch (fault) {
        if (signal?.aborted) return
        const error = fault as ApiError
        setProblem({ field: error.field ?? '', text: error.field ? error.message : noticeOf(error)?.text })
        setBusy(false)
      }
    },
  }
}
