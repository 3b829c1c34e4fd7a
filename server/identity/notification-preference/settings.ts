import { eq } from 'drizzle-orm'
import { type Context, signedIn } from '../../kernel/context'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import { notificationSettings as table } from './table'

/** No quiet time, and no digest; one that is turned on comes at half past six in the evening. */
export const settingsAtFirst = { quietFrom: null, quietUntil: null, digest: 'never', digestAt: 18 * 60 + 30 } as const

const isMinute = (value: number) => value >= 0 && value < 24 * 60

/** The caller's quiet time and digest. */
export async function settingsOf(context: Context) {
  const { quietFrom, quietUntil, digest, digestAt } = table
  const [kept] = await context.database.orm
    .select({ quietFrom, quietUntil, digest, digestAt })
    .from(table)
    .where(eq(table.userId, signedIn(context).id))
  return kept ?? settingsAtFirst
}

export const notificationSettings: Operation<'notificationSettings'> = (_args, context) => settingsOf(context)

export const notificationSettingsUpdate: Operation<'notificationSettingsUpdate'> = async (asked, context) => {
  const { quietFrom = null, quietUntil = null, digest, digestAt } = asked
  for (const [field, value] of Object.entries({ quietFrom, quietUntil, digestAt }))
    if (value !== null && !isMinute(value)) throw invalid(field, 'Please choose a time of day.')
  if ((quietFrom === null) !== (quietUntil === null))
    throw invalid(quietFrom === null ? 'quietFrom' : 'quietUntil', 'Please choose both ends of the quiet time.')
  if (quietFrom !== null && quietFrom === quietUntil)
    throw invalid('quietUntil', 'Please choose another end: this would be the whole day, or none of it.')
  const set = { quietFrom, quietUntil, digest, digestAt }
  return write(context, async ({ orm }) => {
    await orm
      .insert(table)
      .values({ userId: signedIn(context).id, ...set })
      .onConflictDoUpdate({ target: table.userId, set })
    return set
  })
}
