import type { ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { Confirm } from '../overlay/confirm'
import { useUnloadQuestion } from './leaving'

interface LeaveGuard {
  /** The dialog, for the caller to draw. */
  dialog: ReactNode
  /** Lets the next navigation go. */
  release: () => void
}

/** Asks before a page with unsaved changes is left, by a link, by code or by closing the tab. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const { holds, release } = useUnloadQuestion(dirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holds() && currentLocation.pathname !== nextLocation.pathname,
  )

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
      <p>Your changes are not saved.</p>
    </Confirm>
  )
  return { dialog, release }
}
