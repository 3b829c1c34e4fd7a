import { type RefObject, useEffect, useRef, useState } from 'react'
import { isTooLong, type Length } from '../../../rules/text-length'
import { ApiError } from '../../providers/api/api-error'
import { now } from '../../providers/device/clock'
import { unsavedLength } from '../../ui/form/length-words'
import { useAutosave } from './autosave'
import { draftKey, dropDraft, keepDraft, readDraft } from './draft-store'

interface Place {
  userId: string
  sessionId: string
  /** Which of the session's texts. */
  what: string
}

export interface SavedText {
  text: string
  write: (text: string) => void
  savedAt: number | null
  failure: string | null
  saving: boolean
  /** Sends unsaved text; returns whether all of it is saved now. */
  flush: () => Promise<boolean>
}

interface Kept {
  text: string
  /** The server's text when the writing began. */
  base: string
}

/** A text that saves itself while the person writes, and stays on this device until it has. */
export function useSavedText(
  place: Place,
  server: { text: string; at: string | null },
  send: (text: string) => Promise<void>,
  /** How long a text is, and may be; nothing is sent while it is too long. */
  sizeOf: (text: string) => Length,
): SavedText {
  const key = draftKey(place.userId, place.sessionId, place.what)
  const [kept] = useState(() => readDraft(key, isKept))
  const [text, setText] = useState(kept?.text ?? server.text)
  const [saved, setSaved] = useState(server.text)
  const seen = useRef(server.text)
  const dirty = text !== saved
  const size = sizeOf(text)
  const tooLong = dirty && isTooLong(size)
  const latest = useRef({ text, saved })
  latest.current = { text, saved }
  const { savedAt, failure, saving, save, running } = useSending(server.at, latest, async (written) => {
    await send(written)
    latest.current.saved = written
    setSaved(written)
  })

  useEffect(() => {
    if (server.text === seen.current) return
    seen.current = server.text
    // Our own text returns with its spaces tidied, and must not replace what the person is writing.
    if (alike(server.text, saved)) return
    // Another person's text replaces ours only if nothing of ours is unsaved.
    if (!dirty) setText(server.text)
    setSaved((before) => (dirty ? before : server.text))
  }, [server.text, saved, dirty])
  useEffect(() => {
    if (dirty) void keepDraft(key, { text, base: saved } satisfies Kept)
    else dropDraft(key)
  }, [key, text, saved, dirty])

  const flush = async () => {
    await running.current
    if (isTooLong(sizeOf(latest.current.text))) return latest.current.text === latest.current.saved
    return latest.current.text === latest.current.saved || save()
  }
  useAutosave({ due: dirty && !saving && !tooLong, failed: failure !== null, change: text, save: () => void save() })
  return { text, write: setText, savedAt, failure: tooLong ? unsavedLength(size) : failure, saving, flush }
}

/** Sends the latest text, one sending at a time. */
function useSending(at: string | null, latest: RefObject<{ text: string }>, send: (text: string) => Promise<void>) {
  const [savedAt, setSavedAt] = useState(() => (at ? new Date(at).getTime() : null))
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const running = useRef<Promise<boolean> | null>(null)
  const sendNow = async (written: string) => {
    setSaving(true)
    try {
      await send(written)
      setSavedAt(now())
      setFailure(null)
      return true
    } catch (error) {
      const offline = error instanceof ApiError && error.code === 'NETWORK'
      setFailure(offline ? 'Not saved yet. It is kept on this device.' : (error as Error).message)
      return false
    } finally {
      setSaving(false)
    }
  }
  const save = () => {
    running.current ??= sendNow(latest.current.text).finally(() => {
      running.current = null
    })
    return running.current
  }
  return { savedAt, failure, saving, save, running }
}

const alike = (one: string, other: string) => one.replace(/\s+/g, '') === other.replace(/\s+/g, '')

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
