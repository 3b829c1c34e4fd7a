import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { AuthLayout } from '../../layouts/auth-layout'
import { now } from '../../providers/clock'
import { AddressForm } from './address-form'
import { CheckMail } from './check-mail'
import { loadRequest, type SignInRequest, storeRequest } from './sign-in-request'
import { useArrival } from './use-arrival'

/** Signing in with an e-mail address. */
export function LoginPage() {
  return (
    <SignIn
      title="Sign in"
      lead="No password: we send you a link."
      other={{ path: '/register', before: 'New to Articled?', label: 'Create an account' }}
    />
  )
}

/** Registering; the account itself is made when the link is followed. */
export function RegisterPage() {
  return (
    <SignIn
      title="Create your account"
      lead="No password: we send you a link, and following it makes your account."
      other={{ path: '/login', before: 'Already with Articled?', label: 'Sign in' }}
    />
  )
}

interface SignInProps {
  title: string
  lead: string
  other: { path: string; before: string; label: string }
}

function SignIn({ title, lead, other }: SignInProps) {
  const to = useArrival()
  const { search } = useLocation()
  const [sent, setSent] = useState(loadRequest)
  const [address, setAddress] = useState('')

  const keep = (request: SignInRequest | null) => {
    storeRequest(request)
    setSent(request)
  }
  const change = () => {
    setAddress(sent?.email ?? '')
    keep(null)
  }
  return (
    <AuthLayout>
      <title>{`${sent ? 'Check your mail' : title} · Articled`}</title>
      {sent ? (
        <CheckMail
          request={sent}
          to={to}
          onSentAgain={() => keep({ ...sent, sentAt: now() })}
          onChangeAddress={change}
        />
      ) : (
        <AddressForm
          title={title}
          lead={lead}
          to={to}
          start={address}
          onSent={(email) => keep({ email, sentAt: now() })}
        >
          <p className="auth-after">
            {other.before} <Link to={{ pathname: other.path, search }}>{other.label}</Link>
          </p>
        </AddressForm>
      )}
    </AuthLayout>
  )
}
