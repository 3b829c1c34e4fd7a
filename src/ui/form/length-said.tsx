import { useEffect, useState } from 'react'

const PAUSE_MS = 1000

/** Reads out how long a text is, once its writer pauses: read out at each letter it would drown the writing. */
export function LengthSaid({ words }: { words: string | undefined }) {
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <span className="vh" aria-live="polite">
      {words && said}
    </span>
  )
}
