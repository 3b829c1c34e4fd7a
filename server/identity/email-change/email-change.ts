import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { holds } from '../../../access/viewer'
import type { EmailChange } from '../../../schema/generated/types'
import { type Context, signedIn } from '../../kernel/context'
import { conflict, expired, invalid, notFound, Refusal } from '../../kernel/errors'
import { inLocale } from '../../kernel/spoken'
import type { Writing } from '../../kernel/write/write'
import { refuseAbove } from '../person/rank'
import { makeLink, type OneTimeLink } from '../sign-in/one-time-links'
import { endSignIns } from '../sign-in/sign-in'
import { oneTimeLinks } from '../sign-in/table'
import { users } from '../user/table'
import { viewerOf } from '../viewer/viewer-of'
import { newUndo } from './email-undo'
import { confirmNew, confirmOld, staffChangeMails, tellTaken } from './mails'
import { emailChanges } from './table'

const replaced = () => expired('This link belongs to a change that is over. Please ask for it again.')

/** The account with this address. */
async function holderOf({ orm }: Pick<Writing, 'orm'>, email: string) {
  const [holder] = await orm.select({ id: users.id, locale: users.locale }).from(users).where(eq(users.email, email))
  return holder
}

/** Ends changes that a later change, or the account's fate, has overtaken; their links are dead. */
export async function dropEmailChanges({ orm, now }: Writing, userId: string) {
  const dropped = await orm
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt)))
    .returning({ id: emailChanges.id })
  const ids = dropped.map(({ id }) => id)
  await orm.update(oneTimeLinks).set({ spentAt: now }).where(inArray(oneTimeLinks.emailChangeId, ids))
}

/** Limited, since each change sends a mail to any address that the person chooses. */
const MOST_CHANGES = 3
const MINUTES = 10

async function refuseMany({ orm, now }: Writing, userId: string) {
  const lately = gt(emailChanges.insertedAt, new Date(now.getTime() - MINUTES * 60_000))
  if ((await orm.$count(emailChanges, and(eq(emailChanges.userId, userId), lately))) >= MOST_CHANGES)
    throw conflict(`You have asked for ${MOST_CHANGES} changes just now. Please wait ten minutes.`, { field: 'email' })
}

/**
 * Sends a link to each of a person's two addresses. If the new address has an account, its mail says so and the caller learns nothing. The same holds
 * if strangers have used up its links. Throws VALIDATION, CONFLICT (three changes in ten minutes).
 */
export async function requestEmailChange(context: Context, writing: Writing, userId: string, newEmail: string) {
  const { email: oldEmail, locale } = await accountToChange(writing, userId, newEmail)
  await refuseMany(writing, userId)
  const changeId = await begin(writing, { userId, newEmail, signInId: context.signInId })
  const toOld = await linkTo(context, writing, oldEmail, changeId)
  if (toOld)
    await writing.queue(
      'mail',
      inLocale(locale, () => confirmOld({ oldEmail, newEmail, link: toOld })),
      { about: userId },
    )
  const holder = await holderOf(writing, newEmail)
  if (holder) {
    // A link could change nothing, and would count against the address holder's own.
    const signInUrl = `${context.settings.publicUrl}/login`
    const mail = inLocale(holder.locale, () => tellTaken({ newEmail, signInUrl }))
    await writing.queue('mail', mail, { about: holder.id })
    return
  }
  const toNew = await linkTo(context, writing, newEmail, changeId)
  if (toNew)
    await writing.queue(
      'mail',
      inLocale(locale, () => confirmNew({ newEmail, link: toNew })),
      { about: userId },
    )
}

/** Sends a link to another person's new address, and an undo link to the old one. Throws VALIDATION, CONFLICT (in use, or three of its links are alive). */
export async function requestChangeByStaff(context: Context, writing: Writing, userId: string, newEmail: string) {
  const { email: oldEmail, locale } = await accountToChange(writing, userId, newEmail)
  if (await holderOf(writing, newEmail)) throw conflict('This address is in use.', { field: 'email' })
  // Staff vouch for the old address, which may be lost.
  const undo = newUndo(oldEmail, writing.now)
  const changeId = await begin(writing, {
    userId,
    newEmail,
    askedBy: signedIn(context).id,
    oldConfirmedAt: writing.now,
    ...undo.kept,
  })
  const link = await linkTo(context, writing, newEmail, changeId)
  if (!link) throw conflict(`Three links to ${newEmail} are still open. Please wait ten minutes.`, { field: 'email' })
  const undoUrl = `${context.settings.publicUrl}/confirm-address/${undo.token}`
  const facts = { oldEmail, newEmail, link, undo: { url: undoUrl, days: undo.days } }
  for (const mail of inLocale(locale, () => staffChangeMails(facts)))
    await writing.queue('mail', mail, { about: userId })
}

async function accountToChange(writing: Writing, userId: string, newEmail: string) {
  const [account] = await writing.orm.select().from(users).where(eq(users.id, userId)).for('update')
  if (!account) throw notFound('User')
  if (account.email === newEmail) throw invalid('email', 'This is the address already.')
  return account
}

async function begin(writing: Writing, change: Omit<typeof emailChanges.$inferInsert, 'insertedAt'>) {
  await dropEmailChanges(writing, change.userId)
  const begun = await writing.orm
    .insert(emailChanges)
    .values({ ...change, insertedAt: writing.now })
    .returning({ id: emailChanges.id })
  return begun[0]?.id
}

async function linkTo(context: Context, writing: Writing, email: string, emailChangeId: string | undefined) {
  const link = await makeLink(context, writing, email, emailChangeId)
  return link && { minutes: link.minutes, url: `${context.settings.publicUrl}/confirm-address/${link.token}` }
}

/** The facts of a change that a link's holder may see. Throws EXPIRED if the change is over. */
export async function changeBehind({ orm }: Pick<Writing, 'orm'>, link: OneTimeLink): Promise<EmailChange> {
  const [change] = await orm
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.id, link.emailChangeId ?? ''))
  if (!change || change.endedAt) throw replaced()
  return { email: link.email, newEmail: change.newEmail, done: false, undo: false }
}

/** The rights of the staff who asked may be gone or too small when somebody confirms. Throws EXPIRED. */
async function requireAskerStill(writing: Writing, userId: string, askedBy: string | null) {
  if (!askedBy) return
  const asker = await viewerOf(writing, askedBy)
  if (!asker || !holds(asker, 'manage_users')) throw replaced()
  await refuseAbove(writing, asker, userId).catch((error) => {
    throw error instanceof Refusal ? replaced() : error
  })
}

/** Confirms a change from the address of a spent link; the second confirmation makes it. Throws EXPIRED, CONFLICT. */
export async function confirmEmailChange(context: Context, writing: Writing, link: OneTimeLink): Promise<EmailChange> {
  const id = link.emailChangeId ?? ''
  // Locked, so that of two confirmations at once the second sees the first.
  const [change] = await writing.orm.select().from(emailChanges).where(eq(emailChanges.id, id)).for('update')
  if (!change || change.endedAt) throw replaced()
  await requireAskerStill(writing, change.userId, change.askedBy)
  const side = link.email === change.newEmail ? 'newConfirmedAt' : 'oldConfirmedAt'
  const done = Boolean(side === 'newConfirmedAt' ? change.oldConfirmedAt : change.newConfirmedAt)
  await writing.orm
    .update(emailChanges)
    .set({ [side]: writing.now, ...(done && { endedAt: writing.now }) })
    .where(eq(emailChanges.id, id))
  if (done) await makeChange(context, writing, change)
  return { email: link.email, newEmail: change.newEmail, done, undo: false }
}

async function makeChange(context: Context, writing: Writing, change: typeof emailChanges.$inferSelect) {
  const { userId, newEmail, signInId } = change
  if (await holderOf(writing, newEmail)) throw conflict('This address is in use.', { field: 'email' })
  const [account] = await writing.orm.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!account) throw notFound('User')
  await writing.orm.update(users).set({ email: newEmail, emailVerifiedAt: writing.now }).where(eq(users.id, userId))
  // A sign-in link in the old mailbox would create a new account there, and an address without an account must not be kept.
  await writing.orm.delete(oneTimeLinks).where(eq(oneTimeLinks.email, account.email))
  await endSignIns(context, writing, userId, { except: signInId })
  writing.changed('User', userId)
}
