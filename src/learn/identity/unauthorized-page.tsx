import { Button } from '../../components/button'
import { LinkButton } from '../../components/link-button'
import { PadPage } from '../../components/pad-page'
import { getSignIn } from '../../providers/session-store'
import { signOut } from '../../providers/sign-out'

/** For somebody who may not see a page. */
export function UnauthorizedPage() {
  const held = getSignIn()
  return (
    <PadPage
      icon="lock"
      title="You do not have access to this page"
      lead={
        held
          ? `It is for staff with a right that your account does not have. You are signed in as ${held.userEmail}.`
          : 'It is for staff with a right of their own.'
      }
      actions={
        <>
          <LinkButton to="/dashboard" variant="primary" size="lg">
            Go to your dashboard
          </LinkButton>
          {held && (
            <Button variant="quiet" size="lg" onClick={() => void signOut()}>
              Sign in as someone else
            </Button>
          )}
        </>
      }
    >
      <p className="meta">If you need it for your work, ask an admin and say which page.</p>
    </PadPage>
  )
}
