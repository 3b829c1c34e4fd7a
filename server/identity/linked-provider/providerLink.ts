import { and, eq } from 'drizzle-orm'
import type { Claimed, IdentityProvider } from '../../gateways/sign-in/identity-provider'
import { signedIn } from '../../kernel/context'
import { conflict, notFound } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { selectionOf } from '../../kernel/read/selection'
import { type Writing, write } from '../../kernel/write/write'
import type { Post } from '../notification/notify'
import { emailOf } from '../person/email'
import { users } from '../user/table'
import { addIdentity, confirmedAddress, ownerOf, requireProvenAddress, tellOfIdentity } from './identities'
import { explainedBy, providerOf } from './identity-providers'
import { takeRequest } from './oauth-requests'
import { identities } from './table'

export const providerLink: Operation<'providerLink'> = async ({ provider: id, code, state, iss }, context, info) => {
  const { id: me } = signedIn(context)
  const provider = providerOf(context, id)
  const begun = await takeRequest(context, provider, { state, userId: me })
  const claimed = await provider.finish({ code, iss }, begun).catch(explainedBy(context, provider))
  return write(context, async (writing) => {
    const owner = await ownerOf(writing, claimed)
    if (owner && owner !== me)
      throw conflict(
        `Another account on Articled is linked with this account at ${provider.name}. Sign in with it and unlink it there first.`,
      )
    const linked = owner ? await linkOf(writing, me, claimed) : await link(writing, context, provider, me, claimed)
    return writing.reader.one('LinkedProvider', linked, selectionOf(info))
  })
}

async function link(
  writing: Writing,
  post: Post,
  provider: IdentityProvider,
  me: string,
  claimed: Claimed,
): Promise<string> {
  const [account] = await writing.orm.select().from(users).where(eq(users.id, me)).for('update')
  // The account may have been deleted while its owner was at the provider.
  if (!account?.confirmedAt) throw notFound('Your account')
  requireProvenAddress(provider, account)
  const email = emailOf(confirmedAddress(provider, claimed))
  await tellOfIdentity(writing, post, provider, account, 'asked')
  return addIdentity(writing, provider, account, claimed, email)
}

/** Linked already, perhaps by another tab, which is no fault. */
async function linkOf({ orm }: Writing, userId: string, { issuer }: Claimed): Promise<string> {
  const [linked] = await orm
    .select({ id: identities.id })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer)))
  return linked?.id ?? ''
}
