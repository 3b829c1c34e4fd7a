import { getSignIn } from '../../providers/sign-in/session-store'
import { signOut } from '../../providers/sign-in/sign-out'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { PadPage } from '../../ui/page/pad-page'

/** For people who may not see a page. */
export function UnauthorizedPage() {
  const held = getSignIn()
  return (
    <PadPage
      icon="lock"
      title="You do not have access to this page"
      lead={
        held
          ? `Your account does not have the right it needs. You are signed in as ${held.userEmail}.`
          : 'It needs a right that not every account has.'
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
