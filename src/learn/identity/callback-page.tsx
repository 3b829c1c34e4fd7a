import { LinkButton } from '../../components/link-button'
import { AuthLayout } from '../../layouts/auth-layout'

/** Where an outside provider would send people back to; none is set up. */
export function CallbackPage() {
  return (
    <AuthLayout>
      <title>Sign in · Articled</title>
      <div className="auth-form">
        <h1>This way of signing in is not set up</h1>
        <p className="lead">We can send you a link by e-mail instead.</p>
        <LinkButton to="/login" variant="primary" size="lg" block>
          Sign in by e-mail
        </LinkButton>
      </div>
    </AuthLayout>
  )
}
