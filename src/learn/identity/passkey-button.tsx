import { useEffect, useState } from 'react'
import { Button } from '../../ui/action/button'

const load = () => import('./passkey-sign-in')
const canUsePasskeys = () => typeof PublicKeyCredential === 'function'

/** The second way in, for those who have added a passkey: by this button, or among the suggestions for the address. */
export function PasskeyButton() {
  return canUsePasskeys() ? <AblePasskeyButton /> : null
}

function AblePasskeyButton() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  // A browser asks one question at a time: the field's rests while the button's is open.
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
    // Whoever is in is on the way to their page already.
    setBusy(!words)
  }
  return (
    <>
      <p className="auth-or">or</p>
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
