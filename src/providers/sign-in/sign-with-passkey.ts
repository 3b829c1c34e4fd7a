import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { answered } from './passkey-answer'

/** Makes the device sign with a passkey; `inField` waits until the person picks one from the address field's suggestions. Throws NoPasskey. */
export function signWithPasskey(asked: unknown, { inField = false } = {}) {
  const optionsJSON = asked as PublicKeyCredentialRequestOptionsJSON
  return answered(optionsJSON, () => startAuthentication({ optionsJSON, useBrowserAutofill: inField }))
}
