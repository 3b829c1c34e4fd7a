import { useMemo, useRef } from 'react'
import { useViewer } from '../../providers/sign-in/viewer'

interface Draft {
  /** The draft from before, once. */
  read: () => Record<string, unknown> | null
  keep: (values: Record<string, unknown>) => void
  drop: () => void
  restored: boolean
}

/** Keeps a person's typing in this tab until it is saved, so that a reload loses nothing. Files cannot be kept. */
export function useDraft(name: string | null): Draft {
  const viewer = useViewer()
  const restored = useRef(false)
  const key = name && viewer ? `draft:${viewer.id}:${name}` : null
  return useMemo(
    () => ({
      read: () => {
        const kept = key && attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
        restored.current = !!kept
        return (kept as Record<string, unknown>) || null
      },
      keep: (values) => {
        const plain = Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)))
        if (key) attempt(() => sessionStorage.setItem(key, JSON.stringify(plain)))
      },
      drop: () => {
        restored.current = false
        if (key) attempt(() => sessionStorage.removeItem(key))
      },
      get restored() {
        return restored.current
      },
    }),
    [key],
  )
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
