import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { EmailChange } from '../../../schema/generated/types'
import { hashSecret, newSecret } from '../../gateways/sign-in/secrets'
import type { Context } from '../../kernel/context'
import { conflict } from '../../kernel/errors'
import { daysAfter } from '../../kernel/time/calendar-days'
import type { Writing } from '../../kernel/write/write'
import { endSignIns } from '../sign-in/sign-in'
import { oneTimeLinks } from '../sign-in/table'
import { users } from '../user/table'
import { emailChanges } from './table'

const DAYS = 7

type Change = typeof emailChanges.$inferSelect

/** An undo link for the old address, so that staff alone cannot take an account from its owner. */
export function newUndo(oldEmail: string, now: Date) {
  const token = newSecret()
  const undoUntil = daysAfter(now, DAYS)
  return { token, days: DAYS, kept: { oldEmail, undoHash: hashSecret(token), undoUntil } }
}

const isLive = (token: string, now: Date) =>
  and(eq(emailChanges.undoHash, hashSecret(token)), gt(emailChanges.undoUntil, now))

/** The change that a token undoes; null if there is none. */
export async function changeToUndo({ orm }: Pick<Writing, 'orm'>, token: string, now: Date) {
  const [change] = await orm.select().from(emailChanges).where(isLive(token, now))
  return change ? shown(change, false) : null
}

const shown = ({ oldEmail, newEmail }: Change, done: boolean): EmailChange => ({
  email: oldEmail ?? '',
  newEmail,
  done,
  undo: true,
})

/**
 * Undoes a change by staff, made or not: the account gets its old address back and loses every sign-in, and whatever else was gained with the new one.
 * Null if the token undoes nothing. Throws CONFLICT if the old address has another account by now.
 */
export async function undoEmailChange(context: Context, writing: Writing, token: string): Promise<EmailChange | null> {
  const { orm, now } = writing
  const [change] = await orm.select().from(emailChanges).where(isLive(token, now)).for('update')
  if (!change) return null
  await orm
    .update(emailChanges)
    .set({ undoUntil: null, endedAt: change.endedAt ?? now })
    .where(eq(emailChanges.id, change.id))
  await orm.delete(oneTimeLinks).where(eq(oneTimeLinks.emailChangeId, change.id))
  if (change.endedAt && change.newConfirmedAt) await moveBack(context, writing, change, change.newConfirmedAt)
  return shown(change, true)
}

async function moveBack(context: Context, writing: Writing, { userId, oldEmail }: Change, since: Date) {
  const { orm, now } = writing
  const email = oldEmail ?? ''
  const [account] = await orm.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('update')
  const [holder] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (holder && holder.id !== userId)
    throw conflict('This address has another account by now. Please write to our staff.', { field: 'email' })
  await orm.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, userId))
  if (account) await orm.delete(oneTimeLinks).where(eq(oneTimeLinks.email, account.email))
  await endLaterChanges(writing, userId, since)
  for (const { gained = {} } of context.nouns)
    for (const [table, column] of Object.entries(gained))
      await writing.query({
        text: `delete from ${table} where user_id = $1 and ${column} >= $2`,
        values: [userId, since],
      })
  await endSignIns(context, writing, userId, {})
  writing.changed('User', userId)
}

/** Whoever held the new address may have asked for further changes: they are made no more, and none of their own undo links works. */
async function endLaterChanges({ orm, now }: Writing, userId: string, since: Date) {
  const later = await orm
    .update(emailChanges)
    .set({ endedAt: sql`coalesce(ended_at, ${now})`, undoUntil: null })
    .where(and(eq(emailChanges.userId, userId), or(gte(emailChanges.insertedAt, since), isNull(emailChanges.endedAt))))
    .returning({ id: emailChanges.id })
  const ids = later.map(({ id }) => id)
  await orm.delete(oneTimeLinks).where(inArray(oneTimeLinks.emailChangeId, ids))
}
