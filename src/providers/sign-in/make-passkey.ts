import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { answered } from './passkey-device'

/** Makes the device create a passkey from the server's options; returns its answer for the server. Throws NoPasskey. */
export function makePasskey(asked: unknown) {
  const optionsJSON = asked as PublicKeyCredentialCreationOptionsJSON
  return answered(optionsJSON, () => startRegistration({ optionsJSON }))
}
