import { eq } from 'drizzle-orm'
import type { Claimed, IdentityProvider } from '../../gateways/sign-in/identity-provider'
import type { Services } from '../../kernel/context'
import { accountDisabled, conflict } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { type Writing, write } from '../../kernel/write/write'
import {
  addIdentity,
  confirmedAddress,
  ownerOf,
  requireProvenAddress,
  tellOfIdentity,
} from '../linked-provider/identities'
import { explainedBy, providerOf } from '../linked-provider/identity-providers'
import { takeRequest } from '../linked-provider/oauth-requests'
import { makeAccount } from '../person/account'
import { emailOf } from '../person/email'
import { users } from '../user/table'
import { readAs } from './read-as'
import { signIn } from './sign-in'

export const oauthCallback: Operation<'oauthCallback'> = async ({ provider: id, code, state, iss }, context, info) => {
  const provider = providerOf(context, id)
  const { path, ...begun } = await takeRequest(context, provider, { state, userId: null })
  const claimed = await provider.finish({ code, iss }, begun).catch(explainedBy(context, provider))
  const tokens = await write(context, async (writing) => {
    const userId = (await ownerOf(writing, claimed)) ?? (await link(context, writing, provider, claimed))
    writing.after(() => context.jobs.wake())
    return signIn(context, writing, userId)
  })
  return { ...tokens, path, user: await readAs(context, tokens, info) }
}

/** Links a new identity with the account of its address, or with a new account. */
async function link(
  services: Services,
  writing: Writing,
  provider: IdentityProvider,
  claimed: Claimed,
): Promise<string> {
  const email = emailOf(confirmedAddress(provider, claimed))
  const [before] = await writing.orm.select().from(users).where(eq(users.email, email)).for('update')
  if (before?.disabledAt || before?.archivedAt) throw accountDisabled()
  if (before) requireProvenAddress(provider, before)
  const account = before ?? (await makeAccount(services, writing, email))
  if (!account) throw conflict('This account has just been made elsewhere. Please begin again.')
  await addIdentity(writing, provider, account, claimed, email)
  if (before) await tellOfIdentity(writing, services, provider, before, 'signed in')
  return account.id
}
