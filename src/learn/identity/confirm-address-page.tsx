import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import styles from '../../layouts/auth-layout.module.css'
import type { ApiError } from '../../providers/api/api-error'
import { request } from '../../providers/api/client'
import { Button } from '../../ui/action/button'
import { buttonLook } from '../../ui/action/button-look'
import { Skeleton } from '../../ui/data/skeleton'
import { UserEmailChange, type UserEmailChangeQuery, UserEmailConfirm } from './confirm-address.documents'
import { SignInFrame } from './sign-in/sign-in-frame'
import { wordsOf } from './sign-in/words-of-error'

type Change = UserEmailChangeQuery['userEmailChange']

/** The page for links of a change of address, signed in or not. Only the button confirms. */
export function ConfirmAddressPage() {
  const { token = '' } = useParams()
  const [change, setChange] = useState<Change | null>(null)
  const [outcome, setOutcome] = useState<'waits' | 'done' | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)

  const look = useCallback(() => {
    setError(null)
    request(UserEmailChange, { token }).then(({ userEmailChange }) => setChange(userEmailChange), setError)
  }, [token])
  useEffect(look, [look])

  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      const { userEmailConfirm } = await request(UserEmailConfirm, { token })
      setOutcome(userEmailConfirm.done ? 'done' : 'waits')
    } catch (problem) {
      setError(problem as ApiError)
    }
    setBusy(false)
  }

  if (error?.code === 'EXPIRED') return <DeadLink />
  if (change && outcome) return <Outcome change={change} isDone={outcome === 'done'} />
  if (error && !change)
    return (
      <Step title="This did not load" lead={wordsOf(error)}>
        <Button variant="primary" size="lg" block onClick={look}>
          Try again
        </Button>
      </Step>
    )
  return (
    <Step
      title={change ? titleOf(change) : 'Confirm the change of your address'}
      lead={change ? <Question change={change} /> : <Skeleton width={280} height={20} />}
    >
      <Button variant="primary" size="lg" block busy={busy} disabled={!change} onClick={() => void confirm()}>
        {change?.undo ? 'Keep this address' : 'Confirm'}
      </Button>
      {error && (
        <p className="sub" role="alert">
          {error.code === 'CONFLICT' ? error.message : wordsOf(error)}
        </p>
      )}
      <p className="help">
        {change?.undo
          ? 'The link works once, for seven days. If you asked for the new address, close the page: nothing changes.'
          : 'The link works once. If you did not ask for this, close the page: nothing changes.'}
      </p>
    </Step>
  )
}

const isNew = ({ email, newEmail }: Change) => email === newEmail

function titleOf(change: Change) {
  if (change.undo) return 'Keep your address'
  return isNew(change) ? 'Confirm your new address' : 'Confirm the change of your address'
}

function Question({ change }: { change: Change }) {
  if (change.undo)
    return (
      <>
        Our staff were asked to change your address to <strong>{change.newEmail}</strong>. Keep signing in with{' '}
        <strong>{change.email}</strong>? Everybody who signed in with the other one is signed out.
      </>
    )
  if (isNew(change))
    return (
      <>
        From now on you would sign in with <strong>{change.newEmail}</strong>.
      </>
    )
  return (
    <>
      Your address would change from <strong>{change.email}</strong> to <strong>{change.newEmail}</strong>.
    </>
  )
}

function Outcome({ change, isDone }: { change: Change; isDone: boolean }) {
  if (change.undo)
    return (
      <Step
        title="You keep your address"
        lead={
          <>
            You sign in with <strong>{change.email}</strong>, as before. Everybody who signed in with the other address
            is signed out.
          </>
        }
      >
        <Away to="/login" label="Sign in" />
      </Step>
    )
  if (isDone)
    return (
      <Step
        title="Your address is changed"
        lead={
          <>
            You now sign in with <strong>{change.newEmail}</strong>. Other devices are signed out.
          </>
        }
      >
        <Away to="/account#sign-in" label="Go to your account" />
      </Step>
    )
  return (
    <Step
      title="One of two confirmed"
      lead={
        isNew(change) ? (
          'Now open the link that we sent to the address you have used until now.'
        ) : (
          <>
            Now open the link that we sent to <strong>{change.newEmail}</strong>.
          </>
        )
      }
    >
      <p className="help">Both links live 10 minutes from when you asked. Until both are confirmed nothing changes.</p>
    </Step>
  )
}

const DeadLink = () => (
  <Step
    title="This link no longer works"
    lead="It has run out, has been used, or was replaced by a newer one. A link lasts 10 minutes and works once."
  >
    <Away to="/account#sign-in" label="Go to your account" />
  </Step>
)

const Away = ({ to, label }: { to: string; label: string }) => (
  <a href={to} {...buttonLook({ variant: 'primary', size: 'lg', block: true })}>
    {label}
  </a>
)

function Step({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <SignInFrame title={title}>
      <div className={styles.form} role="status">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </SignInFrame>
  )
}
