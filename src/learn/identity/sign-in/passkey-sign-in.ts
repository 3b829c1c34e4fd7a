import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { send } from '../../../providers/api/transport'
import { NoPasskey, type Reason, signWithPasskey } from '../../../providers/sign-in/passkey-device'
import { keepSignIn } from '../../../providers/sign-in/session-store'
import { PasskeySignIn, PasskeySignInOptions } from './passkeys.documents'
import { wordsOf } from './words-of-error'

/** A challenge lives five minutes, so the one in the field is renewed before that. */
const RENEW_MS = 240_000

const unused = 'No passkey was used. Try again, or have a link sent to you.'
const words: Partial<Record<Reason, string>> = {
  late: 'That took too long. Please try again.',
  unable: 'A passkey cannot be used here. Have a link sent to you instead.',
}

/** Asks the device for a passkey and signs in with it. Returns the words for a failure, else nothing. */
export async function signInByPasskey(): Promise<string> {
  try {
    return await confirm(await signWithPasskey(await question()))
  } catch (problem) {
    return problem instanceof NoPasskey ? (words[problem.reason] ?? unused) : wordsOf(problem)
  }
}

/** Offers passkeys among the browser's suggestions for the address, if it can, until the signal ends it. */
export async function offerInField(signal: AbortSignal, say: (words: string) => void): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return
  const offer = async () => {
    const asked = await question(signal)
    // The button may have been pressed meanwhile, and a second question would end the first.
    if (signal.aborted) return
    const problem = await confirm(await signWithPasskey(asked, { inField: true }))
    if (!problem) return
    say(problem)
    begin()
  }
  // The person did not ask for this, so a failure is not shown.
  const begin = () => void offer().catch(() => {})
  const timer = setInterval(begin, RENEW_MS)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    WebAuthnAbortService.cancelCeremony()
  })
  begin()
}

/** Runs in the background, so it shows no progress. */
async function question(signal?: AbortSignal): Promise<unknown> {
  return (await send(PasskeySignInOptions, {}, { signal })).passkeySignInOptions
}

async function confirm(response: Awaited<ReturnType<typeof signWithPasskey>>): Promise<string> {
  try {
    keepSignIn((await request(PasskeySignIn, { response })).passkeySignIn)
    return ''
  } catch (problem) {
    const { code } = problem as ApiError
    if (code === 'ACCOUNT_DISABLED') {
      location.replace('/blocked')
      return ''
    }
    if (code !== 'NOT_FOUND') return wordsOf(problem)
    forget(response.id)
    return 'This passkey is not known here, or has been removed. Have a link sent to you instead.'
  }
}

/** Tells the device that a passkey no longer works, if the browser can. */
function forget(credentialId: string) {
  PublicKeyCredential.signalUnknownCredential?.({ rpId: location.hostname, credentialId }).catch(() => {})
}
