import { useCallback, useEffect, useRef, useState } from 'react'
import { type ResumableUpload, resumableUpload } from '../../providers/api/resumable-upload'
import { type MediaFacts, measure } from './measure'

/** Where an upload stands. `lost`: the server cannot be reached; it goes on by itself once it can. */
export type UploadState =
  | { step: 'none' }
  | { step: 'sending' | 'paused' | 'lost' | 'finishing'; file: File; sent: number }
  | { step: 'done'; file: File; facts: MediaFacts }
  | { step: 'refused'; file: File; message: string }

interface Options {
  kind: MediaFacts['kind']
  onDone: (uploadId: string, facts: MediaFacts, file: File) => void
}

const TRY_AGAIN_MS = 15_000

/** Uploads one file; it can be paused, goes on after the connection was lost, and can be cancelled. */
export function useMediaUpload({ kind, onDone }: Options) {
  const [state, setState] = useState<UploadState>({ step: 'none' })
  const running = useRef<ResumableUpload | null>(null)
  const latest = useRef({ onDone })
  latest.current = { onDone }

  const begin = useCallback(
    async (file: File) => {
      setState({ step: 'sending', file, sent: 0 })
      const measured = measure(file, kind)
      const upload = await resumableUpload(file, {
        onProgress: (sent) => setState((now) => withSent(now, file, sent)),
        async onDone(uploadId) {
          const facts = await measured
          running.current = null
          setState({ step: 'done', file, facts })
          latest.current.onDone(uploadId, facts, file)
        },
        onRefused(message) {
          running.current = null
          setState({ step: 'refused', file, message })
        },
        onLost: () => setState((now) => ('sent' in now ? { ...now, step: 'lost' } : now)),
      })
      running.current = upload
      upload.start()
    },
    [kind],
  )

  const goOn = useCallback(() => {
    setState((now) => ('sent' in now ? { ...now, step: 'sending' } : now))
    running.current?.start()
  }, [])

  useTriedAgain(state.step === 'lost', goOn)
  // Whoever leaves the page can choose the file again, and it goes on.
  useEffect(() => () => void running.current?.pause(), [])

  return {
    state,
    begin,
    goOn,
    pause() {
      setState((now) => ('sent' in now ? { ...now, step: 'paused' } : now))
      void running.current?.pause()
    },
    cancel() {
      void running.current?.cancel()
      running.current = null
      setState({ step: 'none' })
    },
    clear: () => setState({ step: 'none' }),
  }
}

/** How far it is, unless it was stopped meanwhile. */
const withSent = (now: UploadState, file: File, sent: number): UploadState =>
  now.step === 'sending' || now.step === 'lost'
    ? { step: sent >= file.size ? 'finishing' : 'sending', file, sent }
    : now

function useTriedAgain(isLost: boolean, goOn: () => void) {
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(goOn, TRY_AGAIN_MS)
    window.addEventListener('online', goOn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', goOn)
    }
  }, [isLost, goOn])
}
