import { type ReactNode, useState } from 'react'
import { useBlocker } from 'react-router'
import { Confirm } from '../overlay/confirm'
import { useUnloadQuestion } from './leaving'

interface LeaveGuard {
  /** The dialog, for the caller to draw. */
  dialog: ReactNode
  /** Lets the next navigation go. */
  release: () => void
  /** Closes what holds the changes, such as a dialog, asking first where there are any. */
  leave: (close: () => void) => void
}

/** Asks before a page with unsaved changes is left, by a link, by code or by closing the tab, or a dialog with them by `leave`. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const { holds, release } = useUnloadQuestion(dirty)
  const [closing, setClosing] = useState<{ close: () => void } | null>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holds() && currentLocation.pathname !== nextLocation.pathname,
  )

  const words = closing
    ? { title: 'Close without saving?', confirmLabel: 'Close', keepLabel: 'Go on writing' }
    : { title: 'Leave without saving?', confirmLabel: 'Leave', keepLabel: 'Stay' }
  const stay = () => {
    setClosing(null)
    blocker.reset?.()
  }
  const go = () => {
    if (!closing) return blocker.proceed?.()
    release()
    setClosing(null)
    closing.close()
  }
  const dialog = (
    <Confirm open={blocker.state === 'blocked' || closing !== null} danger {...words} onCancel={stay} onConfirm={go}>
      <p>{closing ? 'What you wrote here is lost.' : 'Your changes are not saved.'}</p>
    </Confirm>
  )
  return { dialog, release, leave: (close) => (holds() ? setClosing({ close }) : close()) }
}
