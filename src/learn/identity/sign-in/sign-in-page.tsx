import { type ReactNode, Suspense, useState } from 'react'
import styles from '../../../layouts/auth-layout.module.css'
import { now } from '../../../providers/device/clock'
import { lazyPart } from '../../../providers/page/lazy-part'
import { loadOnce } from '../../../providers/page/load-page'
import { AddressForm } from './address-form'
import { PasskeyButton } from './passkey-button'
import { ProviderButtons } from './provider-buttons'
import { SignInFrame } from './sign-in-frame'
import { loadRequest, type SignInRequest, storeRequest } from './sign-in-request'

const loadCheckMail = loadOnce(() => import('./check-mail'))
const CheckMail = lazyPart(() => loadCheckMail().then((m) => m.CheckMail))

/** Signing in with an e-mail address. */
export function LoginPage({ to }: { to: string }) {
  return (
    <SignIn
      to={to}
      title="Sign in"
      lead="No password: we send you a link."
      suggest="username webauthn"
      second={<PasskeyButton />}
      other={{ path: '/register', before: 'New to Articled?', label: 'Create an account' }}
    />
  )
}

/** Registering; following the link creates the account. */
export function RegisterPage({ to }: { to: string }) {
  return (
    <SignIn
      to={to}
      title="Create your account"
      lead="No password: we send you a link, and following it makes your account."
      suggest="email"
      other={{ path: '/login', before: 'Already with Articled?', label: 'Sign in' }}
    />
  )
}

interface SignInProps {
  /** The path after signing in. */
  to: string
  title: string
  lead: string
  suggest: string
  /** Another way in, below the form. */
  second?: ReactNode
  other: { path: string; before: string; label: string }
}

function SignIn({ to, title, lead, suggest, second, other }: SignInProps) {
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
    <SignInFrame title={sent ? 'Check your mail' : title}>
      {sent ? (
        <Suspense>
          <CheckMail
            request={sent}
            to={to}
            onSentAgain={() => keep({ ...sent, sentAt: now() })}
            onChangeAddress={change}
          />
        </Suspense>
      ) : (
        <AddressForm
          title={title}
          lead={lead}
          to={to}
          start={address}
          suggest={suggest}
          onBegin={() => void loadCheckMail().catch(() => {})}
          onSent={(email) => keep({ email, sentAt: now() })}
        >
          {second}
          <ProviderButtons to={to} />
          <p className={styles.after}>
            {other.before} <a href={other.path + location.search}>{other.label}</a>
          </p>
        </AddressForm>
      )}
    </SignInFrame>
  )
}
