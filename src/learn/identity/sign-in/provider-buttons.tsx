import { useEffect, useState } from 'react'
import styles from '../../../layouts/auth-layout.module.css'
import { request } from '../../../providers/api/client'
import { Button } from '../../../ui/action/button'
import { OauthRequest, SignInProviders, type SignInProvidersQuery } from './sign-in.documents'
import { keepWanted } from './wanted-path'
import { wordsOf } from './words-of-error'

/** A button for each of the server's outside providers; nothing if there are none. */
export function ProviderButtons({ to }: { to: string }) {
  const [providers, setProviders] = useState<SignInProvidersQuery['signInProviders']>([])
  const [leavingFor, setLeavingFor] = useState('')
  const [error, setError] = useState('')

  useEffect(() => {
    const leaving = new AbortController()
    // If this fails the link by e-mail remains, and shows the error when asked for.
    request(SignInProviders, undefined, { signal: leaving.signal }).then(
      ({ signInProviders }) => setProviders(signInProviders),
      () => {},
    )
    return () => leaving.abort()
  }, [])
  // People who return by the browser's back button find the page as they left it.
  useEffect(() => {
    const rest = () => setLeavingFor('')
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  const leave = async (provider: string) => {
    if (leavingFor) return
    setLeavingFor(provider)
    setError('')
    try {
      const redirectUri = `${location.origin}/auth/${provider}/callback`
      const { oauthRequest } = await request(OauthRequest, { provider, redirectUri, state: to })
      keepWanted(to)
      location.assign(oauthRequest.url)
    } catch (problem) {
      setError(wordsOf(problem))
      setLeavingFor('')
    }
  }
  if (!providers.length) return null
  return (
    <>
      <p className={styles.or}>or</p>
      {providers.map(({ id, name }) => (
        <Button key={id} size="lg" block busy={leavingFor === id} onClick={() => leave(id)}>
          Continue with {name}
        </Button>
      ))}
      {error && (
        <p className="sub" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
