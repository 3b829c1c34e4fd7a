import { and, eq } from 'drizzle-orm'
import { accountDisabled, conflict, forbidden } from '../../errors'
import type { Claimed, IdentityProvider } from '../../gateways/identity-provider'
import type { Operation } from '../../operation'
import { explainedBy, providerOf } from '../../services/identity-providers'
import { letter } from '../../services/mails'
import { takeRequest } from '../../services/oauth-requests'
import { readAs } from '../../services/read-as'
import { signIn } from '../../services/sign-in'
import { identities } from '../../tables/linked-provider'
import { users } from '../../tables/user'
import { type Writing, write } from '../../write'
import { makeAccount } from './web3Confirmation'
import { emailOf } from './web3Request'

export const oauthCallback: Operation<'oauthCallback'> = async ({ provider: id, code, state, iss }, context, info) => {
  const provider = providerOf(context, id)
  const { path, ...begun } = await takeRequest(context, provider, state)
  const claimed = await provider.finish({ code, iss }, begun).catch(explainedBy(context, provider))
  const tokens = await write(context, async (writing) => {
    const userId = (await knownBy(writing, claimed)) ?? (await link(writing, provider, claimed))
    writing.after(() => context.jobs.wake())
    return signIn(context, writing, userId)
  })
  return { ...tokens, path, user: await readAs(context, tokens, info) }
}

/** The account that an identity is linked with, whatever its address is by now. */
async function knownBy(writing: Writing, { issuer, subject }: Claimed): Promise<string | undefined> {
  // Two tabs that come back with the same newcomer take turns.
  await writing.query({ text: 'select pg_advisory_xact_lock(hashtext($1))', values: [`identity:${issuer} ${subject}`] })
  const [known] = await writing.orm
    .update(identities)
    .set({ lastUsedAt: writing.now })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .returning({ userId: identities.userId })
  return known?.userId
}

/** Links an identity that nobody has seen yet with the account of its address, and makes that where there is none. */
async function link(writing: Writing, { name }: IdentityProvider, claimed: Claimed): Promise<string> {
  if (!claimed.email || !claimed.isEmailVerified)
    throw forbidden(`${name} has not confirmed your e-mail address. Please confirm it there, or sign in by e-mail.`)
  const email = emailOf(claimed.email)
  const [before] = await writing.orm.select().from(users).where(eq(users.email, email)).for('update')
  if (before?.disabledAt) throw accountDisabled()
  // An address that nobody has proven may have been entered by somebody else.
  if (before && !before.emailVerifiedAt)
    throw conflict(
      `Please sign in by e-mail once, to show that the account of ${email} is yours. ${name} works then too.`,
    )
  const account = before ?? (await makeAccount(writing, email))
  if (!account) throw conflict('This account has just been made elsewhere. Please begin again.')
  const { issuer, subject } = claimed
  const linked = await writing.orm
    .insert(identities)
    .values({ userId: account.id, issuer, subject, email, insertedAt: writing.now, lastUsedAt: writing.now })
    .onConflictDoNothing()
    .returning({ id: identities.id })
  // A provider may have given the address to somebody new.
  if (!linked.length)
    throw conflict(`Your account is linked with another account at ${name}. Please use that one, or sign in by e-mail.`)
  for (const { id } of linked) writing.changed('LinkedProvider', id, 'created')
  if (before) await tell(writing, name, email)
  return account.id
}

const tell = (writing: Writing, name: string, to: string) =>
  writing.queue(
    'mail',
    letter({
      to,
      subject: `You can now sign in to Articled with ${name}`,
      lines: [
        `Your account is linked with ${name} since a sign-in there with this address.`,
        'If that was not you, please answer to our staff at once.',
      ],
    }),
  )
