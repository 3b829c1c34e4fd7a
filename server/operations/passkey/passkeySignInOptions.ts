import type { Operation } from '../../operation'
import { heldByBrowser, issueChallenge } from '../../services/passkeys/challenges'
import { assertionOptions } from '../../services/passkeys/webauthn'

export const passkeySignInOptions: Operation<'passkeySignInOptions'> = async (_args, context) =>
  assertionOptions(context, await issueChallenge(context, heldByBrowser(context)))
