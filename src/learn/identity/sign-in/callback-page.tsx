import { useEffect, useRef, useState } from 'react'
import styles from '../../../layouts/auth-layout.module.css'
import type { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { keepSignIn } from '../../../providers/sign-in/session-store'
import { buttonLook } from '../../../ui/action/button-look'
import { OauthCallback } from './sign-in.documents'
import { SignInFrame } from './sign-in-frame'
import { signInAddress } from './wanted-path'
import { wordsOf } from './words-of-error'

/** The page to which an outside provider sends people back: finishes the sign-in, or says why it cannot. */
export function CallbackPage({ provider }: { provider: string }) {
  const [refusal, setRefusal] = useState('')
  const begun = useRef(false)

  useEffect(() => {
    // An answer works only once, and effects may run twice.
    if (begun.current) return
    begun.current = true
    finish(provider).catch((problem) => setRefusal(refusalOf(problem)))
  }, [provider])

  return <SignInFrame title="Sign in">{refusal ? <Refused why={refusal} /> : <UnderWay />}</SignInFrame>
}

function UnderWay() {
  return (
    <div className={styles.form} role="status">
      <h1>Signing you in</h1>
      <p className="lead">One moment, please.</p>
    </div>
  )
}

function Refused({ why }: { why: string }) {
  return (
    <div className={styles.form} role="alert">
      <h1>You are not signed in</h1>
      <p className="lead">{why}</p>
      <a href={signInAddress()} {...buttonLook({ variant: 'primary', size: 'lg', block: true })}>
        Back to sign in
      </a>
    </div>
  )
}

/** The reason why the provider sent no code; its own words are for programmers. Source: RFC 6749, 4.1.2.1. */
class NoCode extends Error {}

const stopped = 'You stopped signing in, so nothing has changed.'
const unable = 'The other site could not sign you in. Please try again, or sign in by e-mail.'
const incomplete = 'This address is not complete, or has been used. Please begin again.'

async function finish(provider: string): Promise<void> {
  const answer = new URLSearchParams(location.search)
  // Removes the code from the history and from bookmarks.
  history.replaceState(null, '', location.pathname)
  const error = answer.get('error')
  if (error) throw new NoCode(error === 'access_denied' ? stopped : unable)
  const [code, state] = [answer.get('code'), answer.get('state')]
  if (!code || !state) throw new NoCode(incomplete)
  const redirectUri = location.origin + location.pathname
  const { oauthCallback } = await request(OauthCallback, {
    provider,
    redirectUri,
    code,
    state,
    iss: answer.get('iss'),
  })
  // The page that waits for a sign-in follows its address.
  history.replaceState(null, '', `${location.pathname}?to=${encodeURIComponent(oauthCallback.path)}`)
  keepSignIn(oauthCallback)
}

function refusalOf(problem: unknown): string {
  const { code, message } = problem as ApiError
  return problem instanceof NoCode || code === 'FORBIDDEN' ? message : wordsOf(problem)
}
