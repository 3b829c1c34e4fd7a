import { type ReactNode, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Confirm } from './confirm'

interface LeaveGuard {
  /** The question, to be drawn somewhere. */
  dialog: ReactNode
  /** Lets the next navigation go. */
  release: () => void
}

/** Asks before a page with unsaved changes is left, by a link, by code or by closing the tab. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const holds = useRef(false)
  holds.current = dirty
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holds.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => {
      if (holds.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])

  const dialog = (
    <Confirm
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      keepLabel="Stay"
      danger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
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
