import { useEffect, useState } from 'react'
import styles from '../../../layouts/auth-layout.module.css'
import { Button } from '../../../ui/action/button'

const load = () => import('./passkey-sign-in')
const canUsePasskeys = () => typeof PublicKeyCredential === 'function'

/** The second way to sign in, for people with a passkey: by this button, or by the address field's suggestions. */
export function PasskeyButton() {
  return canUsePasskeys() ? <AblePasskeyButton /> : null
}

function AblePasskeyButton() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  // A browser asks one question at a time, so the field's waits while the button's is open.
  useEffect(() => {
    if (busy) return
    const leaving = new AbortController()
    load()
      .then(({ offerInField }) => offerInField(leaving.signal, setProblem))
      .catch(() => {})
    return () => leaving.abort()
  }, [busy])

  const press = async () => {
    setBusy(true)
    setProblem('')
    const words = await load().then(
      ({ signInByPasskey }) => signInByPasskey(),
      () => 'Passkeys did not load. Please check your internet connection.',
    )
    setProblem(words)
    // A signed-in person is already on the way to their page.
    setBusy(!words)
  }
  return (
    <>
      <p className={styles.or}>or</p>
      <Button size="lg" icon="passkey" block busy={busy} onClick={press}>
        Use a passkey
      </Button>
      {problem && (
        <p className="sub" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
