import { and, eq } from 'drizzle-orm'
import type { Claimed, IdentityProvider } from '../../gateways/sign-in/identity-provider'
import { conflict, forbidden } from '../../kernel/errors'
import type { Writing } from '../../kernel/write/write'
import { letter } from '../mails'
import { notify, type Post } from '../notification/notify'
import type { users } from '../user/table'
import { identities } from './table'

type Account = Pick<typeof users.$inferSelect, 'id' | 'email' | 'emailVerifiedAt'>

/** The account linked with an identity, whatever its address is by now. Callers with the same identity take turns. */
export async function ownerOf(writing: Writing, { issuer, subject }: Claimed): Promise<string | undefined> {
  await writing.query({ text: 'select pg_advisory_xact_lock(hashtext($1))', values: [`identity:${issuer} ${subject}`] })
  const [known] = await writing.orm
    .update(identities)
    .set({ lastUsedAt: writing.now })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .returning({ userId: identities.userId })
  return known?.userId
}

/** The address that a provider vouches for. Throws FORBIDDEN. */
export function confirmedAddress({ name }: IdentityProvider, { email, isEmailVerified }: Claimed): string {
  if (!email || !isEmailVerified)
    throw forbidden(`${name} has not confirmed your e-mail address. Please confirm it there, or sign in by e-mail.`)
  return email
}

/** Refuses an account whose address nobody has proven, since a stranger may have entered it. Throws CONFLICT. */
export function requireProvenAddress({ name }: IdentityProvider, { email, emailVerifiedAt }: Account) {
  if (!emailVerifiedAt)
    throw conflict(
      `Please sign in by e-mail once, to show that the account of ${email} is yours. ${name} works then too.`,
    )
}

/** Links a new identity with an account. Throws CONFLICT if the account has another identity at that provider. */
export async function addIdentity(
  writing: Writing,
  { name }: IdentityProvider,
  { id: userId }: Pick<Account, 'id'>,
  { issuer, subject }: Claimed,
  email: string,
): Promise<string> {
  const [added] = await writing.orm
    .insert(identities)
    .values({ userId, issuer, subject, email, insertedAt: writing.now, lastUsedAt: writing.now })
    .onConflictDoNothing()
    .returning({ id: identities.id })
  // A provider may have given the address to a new person.
  if (!added)
    throw conflict(`Your account is linked with another account at ${name}. Please use that one, or sign in by e-mail.`)
  writing.changed('LinkedProvider', added.id, 'created')
  return added.id
}

/** Tells an account's owner that there is a new way to sign in. */
export function tellOfIdentity(
  writing: Writing,
  post: Post,
  { name }: IdentityProvider,
  { id }: Pick<Account, 'id'>,
  why: 'asked' | 'signed in',
) {
  const lines = () => [
    why === 'asked'
      ? `Your account has been linked with ${name}, as you asked on your account page.`
      : `Your account has been linked with ${name} by a sign-in there with this address.`,
    'If that was not you, please tell our staff at once.',
  ]
  const subject = () => `You can now sign in to Articled with ${name}`
  return notify(writing, post, [id], {
    ...{ kind: 'security', path: '/account' },
    words: () => ({ title: subject(), body: lines().join(' ') }),
    mail: ({ email }) => letter({ to: email, subject: subject(), lines: lines() }),
  })
}
