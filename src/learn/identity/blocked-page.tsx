import { Navigate } from 'react-router'
import { claimsOf, getSignIn } from '../../providers/sign-in/session-store'
import { signOut } from '../../providers/sign-in/sign-out'
import { Button } from '../../ui/action/button'
import { PadPage } from '../../ui/page/pad-page'

/** The only page of a disabled account; signed-in people never see it. */
export function BlockedPage() {
  const held = getSignIn()
  const claims = held && claimsOf(held.accessToken)
  if (claims && !claims.disabledAt) return <Navigate to="/dashboard" replace />
  return (
    <PadPage
      icon="lock"
      title="Your account is currently blocked"
      lead="Please contact an admin to unblock it. Nothing of yours is lost: your answers, marks and balance are kept."
      actions={
        <Button variant="primary" size="lg" onClick={() => void signOut()}>
          Logout
        </Button>
      }
    />
  )
}
