import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** Why a device gave no answer: `held` it has a passkey for this account, `superseded` by a later question, `unable` to use passkeys at this address. */
export type Reason = 'cancelled' | 'late' | 'held' | 'superseded' | 'unable'

/** A device that was asked for a passkey and gave none. */
export class NoPasskey extends Error {
  constructor(
    readonly reason: Reason,
    cause: unknown,
  ) {
    super(`no passkey: ${reason}`, { cause })
    this.name = 'NoPasskey'
  }
}

/** Has the device make a passkey by what the server asked for; answers what the server checks. Throws NoPasskey. */
export function makePasskey(asked: unknown) {
  const optionsJSON = asked as PublicKeyCredentialCreationOptionsJSON
  return answered(optionsJSON, () => startRegistration({ optionsJSON }))
}

/** Has the device sign with a passkey; `inField` waits until somebody chooses one among the suggestions for the address. Throws NoPasskey. */
export function signWithPasskey(asked: unknown, { inField = false } = {}) {
  const optionsJSON = asked as PublicKeyCredentialRequestOptionsJSON
  return answered(optionsJSON, () => startAuthentication({ optionsJSON, useBrowserAutofill: inField }))
}

async function answered<Answer>({ timeout = Number.POSITIVE_INFINITY }, ask: () => Promise<Answer>): Promise<Answer> {
  const since = performance.now()
  try {
    return await ask()
  } catch (problem) {
    throw new NoPasskey(reasonOf(problem as Error, performance.now() - since >= timeout), problem)
  }
}

function reasonOf({ name }: Error, late: boolean): Reason {
  if (name === 'AbortError') return 'superseded'
  if (name === 'InvalidStateError') return 'held'
  // A browser says the same of somebody who cancels and of time that has run out, so that no page learns what a device holds.
  if (name === 'NotAllowedError') return late ? 'late' : 'cancelled'
  return 'unable'
}
