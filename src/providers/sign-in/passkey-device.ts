import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'

/**
 * Why a device gave no answer. `held`: it has a passkey for this account; `superseded`: a later request replaced this one; `unable`: it cannot use
 * passkeys at this address.
 */
export type Reason = 'cancelled' | 'late' | 'held' | 'superseded' | 'unable'

/** A device was asked for a passkey and gave none. */
export class NoPasskey extends Error {
  constructor(
    readonly reason: Reason,
    cause: unknown,
  ) {
    super(`no passkey: ${reason}`, { cause })
    this.name = 'NoPasskey'
  }
}

/** Makes the device sign with a passkey; `inField` waits until the person picks one from the address field's suggestions. Throws NoPasskey. */
export function signWithPasskey(asked: unknown, { inField = false } = {}) {
  const optionsJSON = asked as PublicKeyCredentialRequestOptionsJSON
  return answered(optionsJSON, () => startAuthentication({ optionsJSON, useBrowserAutofill: inField }))
}

/** What a device answers to a question with a time limit. Throws NoPasskey. */
export async function answered<Answer>(
  { timeout = Number.POSITIVE_INFINITY }: { timeout?: number },
  ask: () => Promise<Answer>,
): Promise<Answer> {
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
  // Browsers report a cancellation and a timeout alike, so that pages do not learn which passkeys a device has.
  if (name === 'NotAllowedError') return late ? 'late' : 'cancelled'
  return 'unable'
}
