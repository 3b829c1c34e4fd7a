import { ProviderRefused, ProviderSilent } from '../../gateways/sign-in/identity-provider'
import { takeRequest } from '../../identity/linked-provider/oauth-requests'
import { type Context, signedIn } from '../../kernel/context'
import { newId } from '../../kernel/database/columns'
import { conflict, forbidden } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { keptAccount, sealed } from './account'
import { forget } from './forget'
import { configured, requests } from './googleAccountConnect'
import { queueUnsettled } from './queue-unsettled'
import { readAccount } from './read-account'
import { googleAccounts } from './table'

export const googleAccountCallback: Operation<'googleAccountCallback'> = async ({ code, state }, context) => {
  const google = configured(context)
  const { id: connectedById } = signedIn(context)
  const begun = await takeRequest(context, requests, { state, userId: connectedById })
  const { email, refreshToken } = await google.finish(code, begun).catch(explainedBy(context))
  const before = await keptAccount(context.database)
  const answer = await write(context, async (writing) => {
    const { now: connectedAt } = writing
    const values = {
      ...{ email, token: sealed(refreshToken, context.settings), connectedAt, connectedById },
      ...{ failedAt: null, failure: null, updatedAt: connectedAt },
    }
    await writing.orm
      .insert(googleAccounts)
      .values({ id: newId(), ...values })
      .onConflictDoUpdate({ target: googleAccounts.only, set: values })
    await queueUnsettled(writing)
    return readAccount(writing, context)
  })
  // Of the same account it would take away the new token too.
  if (before && before.email !== email) await forget(context, before)
  return answer
}

const explainedBy = (context: Context) => (error: unknown) => {
  if (!(error instanceof ProviderSilent || error instanceof ProviderRefused)) throw error
  context.log.warn({ provider: 'google', reason: error.message }, error.name)
  if (error instanceof ProviderSilent)
    throw conflict('Google does not answer at the moment. Please try again in a few minutes.')
  throw forbidden('Google did not let Articled write the calendar. Please connect again, and leave its box ticked.')
}
