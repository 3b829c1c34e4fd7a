import { useState } from 'react'

/** A message that must be written before it is sent. */
export interface Message {
  text: string
  write: (text: string) => void
  /** Whether it was to be sent without a word. */
  isMissing: boolean
  /** Passes the message on, unless there is none. */
  sendBy: (send: (text: string) => void) => void
}

/** A message as it is typed. */
export function useMessage(): Message {
  const [text, write] = useState('')
  const [tried, setTried] = useState(false)
  const written = text.trim()
  const sendBy: Message['sendBy'] = (send) => {
    setTried(true)
    if (written) send(written)
  }
  return { text, write, isMissing: tried && !written, sendBy }
}
