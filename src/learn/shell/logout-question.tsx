import { signOut } from '../../providers/sign-in/sign-out'
import { Confirm } from '../../ui/overlay/confirm'

/** What is lost with the sign-in. */
export interface Losses {
  /** Whether something on the screen is not saved. */
  changes: boolean
  /** How many reviews on this device are not sent. */
  reviews: number
}

/** Asks before what is not saved or sent is lost. */
export function LogoutQuestion({ losses: { changes, reviews }, onStay }: { losses: Losses; onStay: () => void }) {
  return (
    <Confirm
      open
      title={changes ? 'Log out without saving?' : 'Log out without sending your reviews?'}
      confirmLabel="Log out"
      keepLabel="Stay"
      danger
      onCancel={onStay}
      onConfirm={() => void signOut()}
    >
      {changes && <p>Your changes are not saved.</p>}
      {reviews > 0 && (
        <p>
          {reviews === 1
            ? '1 review is not sent yet. It is lost when you log out.'
            : `${reviews} reviews are not sent yet. They are lost when you log out.`}
        </p>
      )}
    </Confirm>
  )
}
