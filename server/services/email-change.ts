import { and, eq, isNull } from 'drizzle-orm'
import type { EmailChange } from '../../schema/generated/types'
import { type Context, signedIn } from '../context'
import { conflict, expired, invalid, notFound } from '../errors'
import { emailChanges, oneTimeLinks } from '../tables/sign-in'
import { users } from '../tables/user'
import type { Writing } from '../write'
import { changeMails } from './email-change-mails'
import { makeLink, type OneTimeLink } from './one-time-links'
import { endSignIns } from './sign-in'

const replaced = () => expired('This link belongs to a change that is over. Please ask for it again in your account.')

/** Whether an account has this address. */
export const isTaken = async (writing: Pick<Writing, 'orm'>, email: string) =>
  (await writing.orm.$count(users, eq(users.email, email))) > 0

/** A change that has been overtaken by another one is over, and its links are dead. */
export const dropEmailChanges = (writing: Writing, userId: string) =>
  writing.orm
    .update(emailChanges)
    .set({ endedAt: writing.now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt)))

/**
 * Sends one's two addresses a link each. A new address that somebody has is told so by mail, and the caller learns nothing of it.
 * Throws VALIDATION, CONFLICT (three links of an address are alive).
 */
export async function requestEmailChange(context: Context, writing: Writing, newEmail: string) {
  const { id: userId } = signedIn(context)
  const [account] = await writing.orm.select().from(users).where(eq(users.id, userId)).for('update')
  if (!account) throw notFound('User')
  if (account.email === newEmail) throw invalid('email', 'This is your address already.')
  await dropEmailChanges(writing, userId)
  const [change] = await writing.orm
    .insert(emailChanges)
    .values({ userId, signInId: context.signInId, newEmail, insertedAt: writing.now })
    .returning({ id: emailChanges.id })
  const linkTo = async (email: string) => {
    const link = await makeLink(context, writing, email, change && { emailChangeId: change.id })
    if (!link) throw conflict(`Three links to ${email} are still open. Please wait ten minutes.`, { field: 'email' })
    return { minutes: link.minutes, url: `${context.settings.publicUrl}/confirm-address/${link.token}` }
  }
  const links = { toOld: await linkTo(account.email), toNew: await linkTo(newEmail) }
  const taken = await isTaken(writing, newEmail)
  const signInUrl = `${context.settings.publicUrl}/login`
  for (const mail of changeMails({ oldEmail: account.email, newEmail, taken, signInUrl, ...links }))
    await writing.queue('mail', mail)
  writing.after(() => context.jobs.wake())
}

/** What a link's holder may know of the change behind it. Throws EXPIRED where that is over. */
export async function changeBehind({ orm }: Pick<Writing, 'orm'>, link: OneTimeLink): Promise<EmailChange> {
  const [change] = await orm
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.id, link.emailChangeId ?? ''))
  if (!change || change.endedAt) throw replaced()
  return { email: link.email, newEmail: change.newEmail, done: false }
}

/** Confirms a change from the address of a spent link, and makes it with the second. Throws EXPIRED, CONFLICT. */
export async function confirmEmailChange(context: Context, writing: Writing, link: OneTimeLink): Promise<EmailChange> {
  const id = link.emailChangeId ?? ''
  // Locked, so that of two who confirm at once the second sees the first.
  const [change] = await writing.orm.select().from(emailChanges).where(eq(emailChanges.id, id)).for('update')
  if (!change || change.endedAt) throw replaced()
  const side = link.email === change.newEmail ? 'newConfirmedAt' : 'oldConfirmedAt'
  const done = Boolean(side === 'newConfirmedAt' ? change.oldConfirmedAt : change.newConfirmedAt)
  await writing.orm
    .update(emailChanges)
    .set({ [side]: writing.now, ...(done && { endedAt: writing.now }) })
    .where(eq(emailChanges.id, id))
  if (done) await makeChange(context, writing, change)
  return { email: link.email, newEmail: change.newEmail, done }
}

async function makeChange(context: Context, writing: Writing, change: typeof emailChanges.$inferSelect) {
  const { userId, newEmail, signInId } = change
  if (await isTaken(writing, newEmail)) throw conflict('This address is in use.', { field: 'email' })
  const [account] = await writing.orm.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!account) throw notFound('User')
  await writing.orm.update(users).set({ email: newEmail }).where(eq(users.id, userId))
  // A link to sign in that still lies in the old mailbox would make a new account there.
  await writing.orm
    .update(oneTimeLinks)
    .set({ spentAt: writing.now })
    .where(and(eq(oneTimeLinks.email, account.email), isNull(oneTimeLinks.spentAt)))
  await endSignIns(context, writing, userId, { except: signInId })
  writing.changed('User', userId)
}
