import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router'
import { Confirm } from '../components/confirm'

interface LeaveGuard {
  /** The question, to be drawn somewhere. */
  dialog: ReactNode
  /** Lets the next navigation go. */
  release: () => void
}

/** Asks before a page with unsaved changes is left, by a link, by code or by closing the tab. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const holds = useRef(false)
  holds.current = dirty

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => {
      if (holds.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    // The declarative router has no blocker, so its navigator is asked first.
    const push = navigator.push
    navigator.push = (...to) => {
      if (holds.current) setWaiting(() => () => push.apply(navigator, to))
      else push.apply(navigator, to)
    }
    return () => {
      removeEventListener('beforeunload', warn)
      navigator.push = push
    }
  }, [dirty, navigator])

  const dialog = (
    <Confirm
      open={waiting !== null}
      title="Leave without saving?"
      confirmLabel="Leave"
      keepLabel="Stay"
      danger
      onCancel={() => setWaiting(null)}
      onConfirm={() => {
        holds.current = false
        setWaiting(null)
        waiting?.()
      }}
    >
      <p>What you have changed here is not saved.</p>
    </Confirm>
  )
  return {
    dialog,
    release: () => {
      holds.current = false
    },
  }
}
