import { useEffect, useRef, useState } from 'react'

/** Enough for speech; half an hour has some 15 MB. */
const BITS_A_SECOND = 64_000
/** It stops by itself before it is too large to be handed in. */
const MOST_BYTES = 24_000_000

const formats = [
  { mime: 'audio/webm;codecs=opus', name: 'recording.webm' },
  { mime: 'audio/webm', name: 'recording.webm' },
  { mime: 'audio/mp4', name: 'recording.m4a' },
]

/** Why nothing can be recorded, in words that say what to do. */
export function refusalWords(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return 'The microphone is refused. Allow it for this page in your browser, or choose a sound below.'
  if (name === 'NotFoundError') return 'No microphone was found. Connect one, or choose a sound below.'
  if (name === 'NotReadableError')
    return 'Another programme uses the microphone. Close that one, or choose a sound below.'
  return 'Your browser cannot record here. Choose a sound below.'
}

export type RecorderState = 'idle' | 'asking' | 'recording'

/** Records from the microphone. What was recorded is handed over when it ends, also when the question is left meanwhile. */
export function useRecorder(onRecorded: (recording: File) => void) {
  const [state, setState] = useState<RecorderState>('idle')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder | null>(null)
  const isThere = useRef(true)
  const latest = useRef(onRecorded)
  latest.current = onRecorded

  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      stopOf(recorder.current)
    }
  }, [])
  useEffect(() => {
    if (state !== 'recording') return
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [state])

  const start = async () => {
    setRefusal(null)
    setSeconds(0)
    setState('asking')
    try {
      recorder.current = await begin((recording) => {
        recorder.current = null
        setState('idle')
        if (recording.size > 0) latest.current(recording)
        else setRefusal('Nothing was recorded. Please record again, or choose a sound below.')
      })
      if (isThere.current) setState('recording')
      else stopOf(recorder.current)
    } catch (error) {
      setState('idle')
      setRefusal(refusalWords(error))
    }
  }
  return { state, refusal, seconds, start: () => void start(), stop: () => stopOf(recorder.current) }
}

function stopOf(recorder: MediaRecorder | null) {
  if (recorder && recorder.state !== 'inactive') recorder.stop()
}

/** Throws what the browser says, or TypeError where it has no recorder. */
async function begin(onEnd: (recording: File) => void): Promise<MediaRecorder> {
  const format = formats.find(({ mime }) => MediaRecorder.isTypeSupported(mime))
  if (!format) throw new TypeError('No format is supported.')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream, { mimeType: format.mime, audioBitsPerSecond: BITS_A_SECOND })
  const parts: Blob[] = []
  let bytes = 0
  recorder.ondataavailable = ({ data }) => {
    parts.push(data)
    bytes += data.size
    if (bytes > MOST_BYTES) stopOf(recorder)
  }
  recorder.onstop = () => {
    for (const track of stream.getTracks()) track.stop()
    onEnd(new File(parts, format.name, { type: format.mime.split(';')[0] }))
  }
  recorder.start(1000)
  return recorder
}
