import type { Operation } from '../../kernel/graphql/operation'
import { heldByBrowser, issueChallenge } from './challenges'
import { assertionOptions } from './webauthn'

export const passkeySignInOptions: Operation<'passkeySignInOptions'> = async (_args, context) =>
  assertionOptions(context, await issueChallenge(context, heldByBrowser(context)))
