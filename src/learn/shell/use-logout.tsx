import { type ReactNode, useState } from 'react'
import { signOut } from '../../providers/sign-in/sign-out'
import { isUnsaved } from '../../ui/form/leaving'
import { Confirm } from '../../ui/overlay/confirm'

interface LogoutState {
  /** The dialog, for the caller to draw. */
  dialog: ReactNode
  start: () => void
}

/** Logs out; asks first if something on the screen is not saved, since it is lost with the sign-in. */
export function useLogout(): LogoutState {
  const [asking, setAsking] = useState(false)
  const dialog = (
    <Confirm
      open={asking}
      title="Log out without saving?"
      confirmLabel="Log out"
      keepLabel="Stay"
      danger
      onCancel={() => setAsking(false)}
      onConfirm={() => void signOut()}
    >
      <p>Your changes are not saved.</p>
    </Confirm>
  )
  return { dialog, start: () => (isUnsaved() ? setAsking(true) : void signOut()) }
}
