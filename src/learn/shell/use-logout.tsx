import { type ReactNode, useState } from 'react'
import { countUnsent } from '../../parts/kept-reviews/outbox'
import { getSignIn } from '../../providers/sign-in/session-store'
import { signOut } from '../../providers/sign-in/sign-out'
import { isUnsaved } from '../../ui/form/leaving'
import { Confirm } from '../../ui/overlay/confirm'

interface LogoutState {
  /** The dialog, for the caller to draw. */
  dialog: ReactNode
  start: () => void
}

/** What is lost with the sign-in. */
interface Losses {
  changes: boolean
  reviews: number
}

/** Logs out; asks first if something on the screen is not saved, or reviews on this device are not sent, since they are lost with the sign-in. */
export function useLogout(): LogoutState {
  const [losses, setLosses] = useState<Losses | null>(null)
  const dialog = (
    <Confirm
      open={losses !== null}
      title={losses?.changes ? 'Log out without saving?' : 'Log out without sending your reviews?'}
      confirmLabel="Log out"
      keepLabel="Stay"
      danger
      onCancel={() => setLosses(null)}
      onConfirm={() => void signOut()}
    >
      {losses?.changes && <p>Your changes are not saved.</p>}
      {losses !== null && losses.reviews > 0 && (
        <p>
          {losses.reviews === 1
            ? '1 review is not sent yet. It is lost when you log out.'
            : `${losses.reviews} reviews are not sent yet. They are lost when you log out.`}
        </p>
      )}
    </Confirm>
  )
  return { dialog, start: () => void start() }

  async function start() {
    const changes = isUnsaved()
    const reviews = await countUnsent(getSignIn()?.userId ?? '')
    if (changes || reviews > 0) setLosses({ changes, reviews })
    else void signOut()
  }
}
