import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { localPath } from '../../../../rules/local-path'
import styles from '../../../layouts/auth-layout.module.css'
import { CodeForm } from '../../../parts/second-factor/code-form'
import { SetUpApp } from '../../../parts/second-factor/set-up-app'
import type { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { renew } from '../../../providers/sign-in/renewal'
import { getSignIn } from '../../../providers/sign-in/session-store'
import { signOut } from '../../../providers/sign-in/sign-out'
import { Button } from '../../../ui/action/button'
import { Skeleton } from '../../../ui/data/skeleton'
import { SignInFrame } from '../sign-in/sign-in-frame'
import { wordsOf } from '../sign-in/words-of-error'
import { SecondFactorDueNow, SecondFactorPass } from './second-factor.documents'

type Due = 'app' | 'code' | 'passkey'

/** What a sign-in by link still asks for: a code of the app, the app itself, or a passkey. */
export function SecondFactorPage() {
  const { due, error, look, goOn } = useDue()
  if (error)
    return (
      <Step title="This did not load" lead={wordsOf(error)}>
        <Button variant="primary" onClick={look}>
          Try again
        </Button>
      </Step>
    )
  if (!due)
    return (
      <Step title="One more step">
        <Skeleton height={120} />
      </Step>
    )
  if (due === 'passkey')
    return (
      <Step
        title="Use your passkey"
        lead="Your role asks for a second factor, and your account has a passkey, which is both at once. Please sign in with it."
      >
        <Out label="Sign in with the passkey" primary />
        <p className="help">If you have lost it, our staff can reset it.</p>
      </Step>
    )
  if (due === 'app')
    return (
      <Step title="Set up a second factor" lead="Your role asks for one beside the link from your mail.">
        <SetUpApp onDone={() => void goOn()}>
          <Out label="Log out" />
        </SetUpApp>
      </Step>
    )
  const pass = async (code: string) => {
    await request(SecondFactorPass, { code })
    await goOn()
  }
  return (
    <Step title="Enter your code" lead="Your account asks for a code of your app beside the link from your mail.">
      <CodeForm
        label="Code"
        help="Six digits of the app, or one of your recovery codes."
        sendLabel="Continue"
        recovery
        onSend={pass}
      >
        <Out label="Log out" />
      </CodeForm>
      <p className="help">A passkey needs no code. If you have lost phone and codes, our staff can reset them.</p>
    </Step>
  )
}

/** What is still asked for; where nothing is, it goes on by itself. */
function useDue() {
  const [params] = useSearchParams()
  const to = localPath(params.get('to'))
  const [due, setDue] = useState<Due>()
  const [error, setError] = useState<ApiError>()

  /** The token of a complete sign-in has all the person's rights; the page loads anew with it. */
  const goOn = useCallback(async () => {
    await renew(getSignIn()?.accessToken)
    location.replace(to)
  }, [to])
  const look = useCallback(() => {
    setError(undefined)
    request(SecondFactorDueNow, {}).then(
      ({ secondFactor }) => (secondFactor.due ? setDue(secondFactor.due) : void goOn()),
      setError,
    )
  }, [goOn])
  useEffect(look, [look])
  return { due, error, look, goOn }
}

const Out = ({ label, primary }: { label: string; primary?: boolean }) => (
  <Button variant={primary ? 'primary' : 'quiet'} onClick={() => void signOut()}>
    {label}
  </Button>
)

function Step({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <SignInFrame title={title}>
      <div className={styles.form}>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </SignInFrame>
  )
}
