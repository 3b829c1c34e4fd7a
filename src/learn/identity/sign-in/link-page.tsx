import { useCallback, useEffect, useState } from 'react'
import styles from '../../../layouts/auth-layout.module.css'
import type { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { keepSignIn } from '../../../providers/sign-in/session-store'
import { Button } from '../../../ui/action/button'
import { buttonLook } from '../../../ui/action/button-look'
import { Skeleton } from '../../../ui/data/skeleton'
import { Web3Confirmation, Web3Validate, type Web3ValidateQuery } from './sign-in.documents'
import { SignInFrame } from './sign-in-frame'
import { storeRequest } from './sign-in-request'
import { wordsOf } from './words-of-error'

type Link = Web3ValidateQuery['web3Validate']

/** The page of a one-time link. Only the button signs in, because mail scanners follow links. */
export function LinkPage({ token }: { token: string }) {
  const { link, error, busy, look, spend } = useLink(token)
  return (
    <SignInFrame title="Sign in">
      {error && isDead(error) ? (
        <DeadLink />
      ) : (
        <div className={styles.form}>
          <h1>Sign in to Articled</h1>
          {link ? (
            <p className="lead">
              {link.user ? 'You are signing in as ' : 'This makes your account for '}
              <strong>{link.email}</strong>.
            </p>
          ) : (
            <p className="lead" aria-busy={!error}>
              {error ? wordsOf(error) : <Skeleton width={280} height={20} />}
            </p>
          )}
          {error && !link ? (
            <Button variant="primary" size="lg" block onClick={() => look()}>
              Try again
            </Button>
          ) : (
            <Button variant="primary" size="lg" block busy={busy} disabled={!link} onClick={spend}>
              Sign in
            </Button>
          )}
          {error && link && (
            <p className="sub" role="alert">
              {wordsOf(error)}
            </p>
          )}
          <p className="help">The link works once. If you did not ask for it, close this page: nothing happens.</p>
        </div>
      )}
    </SignInFrame>
  )
}

/** Whose link it is, and what signs in with it. */
function useLink(token: string) {
  const [link, setLink] = useState<Link | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)

  const look = useCallback(
    (signal?: AbortSignal) => {
      setError(null)
      request(Web3Validate, { token }, { signal }).then(
        ({ web3Validate }) => setLink(web3Validate),
        (problem) => {
          if (!signal?.aborted) setError(problem)
        },
      )
    },
    [token],
  )
  useEffect(() => {
    const leaving = new AbortController()
    look(leaving.signal)
    return () => leaving.abort()
  }, [look])

  const spend = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { web3Confirmation } = await request(Web3Confirmation, { token })
      storeRequest(null)
      keepSignIn(web3Confirmation)
    } catch (problem) {
      setError(problem as ApiError)
      setBusy(false)
    }
  }
  return { link, error, busy, look, spend }
}

function DeadLink() {
  return (
    <div className={styles.form} role="alert">
      <h1>This link no longer works</h1>
      <p className="lead">
        It has run out, has been used, or was not copied whole. A link lasts 10 minutes and works once.
      </p>
      <a href={`/login${location.search}`} {...buttonLook({ variant: 'primary', size: 'lg', block: true })}>
        Send a new link
      </a>
    </div>
  )
}

const isDead = ({ code }: ApiError) => code === 'EXPIRED' || code === 'VALIDATION' || code === 'NOT_FOUND'
